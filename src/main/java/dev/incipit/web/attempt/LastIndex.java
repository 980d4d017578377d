package dev.incipit.web.attempt;

import dev.incipit.api.PageRuns;
import dev.incipit.history.EndedRun.Task;
import dev.incipit.history.ListedRun;
import dev.incipit.history.RunHistory;
import dev.incipit.history.RunHistory.Filter;
import dev.incipit.history.RunTexts;
import java.util.Optional;

/** The index that an account's last run for a site made: from the files that are kept, or from a page's result of the last day. */
record LastIndex(PageRuns runs, RunHistory history) {
    /** Runs that are looked at: newer ones may have failed, or have made no index. */
    private static final int RUNS_MAX = 10;

    Optional<String> of(long accountId, String host) {
        return history.list(accountId, new Filter(Optional.of(Task.GENERATE), host), 0, RUNS_MAX).stream()
                .flatMap(run -> index(accountId, run).stream())
                .findFirst();
    }

    private Optional<String> index(long accountId, ListedRun run) {
        var texts = run.filesKept()
                ? history.files(run.run())
                : runs.watch(accountId, run.run().id())
                        .flatMap(RunResult::of)
                        .flatMap(RunResult::made)
                        .map(MadeFiles::texts)
                        .orElse(RunTexts.NONE);
        return texts.llmsTxt();
    }
}
