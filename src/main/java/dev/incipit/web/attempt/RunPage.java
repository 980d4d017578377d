package dev.incipit.web.attempt;

import dev.incipit.api.PageRun;
import dev.incipit.api.PageRuns;
import dev.incipit.crawl.CrawlProgress;
import dev.incipit.history.ListedRun;
import dev.incipit.history.RunHistory;
import dev.incipit.history.RunTexts;
import dev.incipit.problem.LimitReached;
import dev.incipit.web.desk.Numbers;
import dev.incipit.web.desk.RunRow;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.Growth;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import gg.jte.Content;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One run at its own address. While the run goes on, on whatever replica, the page grows; then it shows the files as long as they
 * are kept, and what the history knows.
 */
public record RunPage(PageRuns runs, RunHistory history) {
    static final String PATH = "/app/runs";

    private static final Duration RETRY = Duration.ofMinutes(1);

    public List<PageRoute> routes() {
        return List.of(
                PageRoute.get(PATH + "/{id}", Access.SIGNED_IN, this::show),
                PageRoute.get(
                        PATH + "/{id}/" + RunTexts.INDEX,
                        Access.SIGNED_IN,
                        request -> file(RunTexts.INDEX, texts(request).llmsTxt())),
                PageRoute.get(
                        PATH + "/{id}/" + RunTexts.FULL,
                        Access.SIGNED_IN,
                        request -> file(RunTexts.FULL, texts(request).llmsFullTxt())));
    }

    private static OptionalLong id(PageRequest request) {
        return Numbers.id(request.id());
    }

    private WebAnswer show(PageRequest request) {
        var id = id(request);
        if (id.isEmpty()) {
            return WebAnswer.notFound();
        }
        reserve(request);
        var run = watched(request);
        if (run.isPresent() && !(run.get() instanceof PageRun.Ended)) {
            runs.responses().release();
            return growing(request, id.getAsLong(), run.get());
        }
        var listed = listed(request);
        var result = run.flatMap(RunResult::of);
        if (listed.isEmpty() && result.isEmpty()) {
            return WebAnswer.notFound();
        }
        var row = listed.map(RunRow::new);
        var view = result.map(known -> RunView.of(id.getAsLong(), known))
                .orElseGet(() -> RunView.of(id.getAsLong(), kept(listed)));
        keepOnly(view);
        var frame = request.frame(row.map(RunRow::title).orElse("Generate"));
        return WebAnswer.html((out, forms) -> JterunGenerated.render(out, forms, frame, row, view));
    }

    private Optional<PageRun> watched(PageRequest request) {
        return runs.watch(request.signedIn().accountId(), id(request).orElse(0));
    }

    private Optional<ListedRun> listed(PageRequest request) {
        return history.find(request.signedIn().accountId(), id(request).orElse(0));
    }

    private RunTexts kept(Optional<ListedRun> listed) {
        return listed.filter(ListedRun::filesKept)
                .map(run -> history.files(run.run()))
                .orElse(RunTexts.NONE);
    }

    private WebAnswer growing(PageRequest request, long id, PageRun run) {
        var frame = request.frame("Generate");
        return new WebAnswer.Growing((out, forms, growth) -> {
            var result = new Result();
            Content steps = _ -> {
                growth.flush();
                result.await(run, growth);
            };
            Content files = _ -> {
                reserve(request);
                result.json
                        .flatMap(RunResult::of)
                        .map(known -> RunView.of(id, known))
                        .ifPresentOrElse(
                                view -> {
                                    keepOnly(view);
                                    JteresultGenerated.render(out, forms, view);
                                },
                                () -> JtebrokenGenerated.render(out, forms));
            };
            JtegeneratingGenerated.render(out, forms, frame, run instanceof PageRun.Here, steps, files);
        });
    }

    /** What a run comes to while its page grows. */
    private static final class Result {
        private Optional<byte[]> json = Optional.empty();

        void await(PageRun run, Growth growth) {
            try {
                json = run.await(step -> send(growth, step), growth::isLeft);
            } catch (InterruptedException stopping) {
                Thread.currentThread().interrupt();
            }
        }

        private static void send(Growth growth, CrawlProgress step) {
            growth.send((out, forms) -> JtestepGenerated.render(out, forms, step));
        }
    }

    /** Takes memory for the files: their reader need not read them. */
    private void reserve(PageRequest request) {
        if (!runs.responses().reserveForFiles(request.signedIn().accountId())) {
            throw new LimitReached("Too many files are still being read: try again in a minute.", RETRY);
        }
    }

    private void keepOnly(RunView view) {
        runs.responses()
                .keepOnly(view.files().stream()
                        .mapToLong(file -> file.shown().length())
                        .sum());
    }

    private RunTexts texts(PageRequest request) {
        reserve(request);
        return watched(request)
                .flatMap(RunResult::of)
                .flatMap(RunResult::made)
                .map(MadeFiles::texts)
                .orElseGet(() -> kept(listed(request)));
    }

    private WebAnswer file(String name, Optional<String> text) {
        var content = text.map(known -> known.getBytes(StandardCharsets.UTF_8));
        runs.responses().keepOnly(content.map(bytes -> bytes.length).orElse(0));
        return content.<WebAnswer>map(bytes -> new WebAnswer.Download(name, "text/plain; charset=utf-8", bytes))
                .orElseGet(WebAnswer::notFound);
    }
}
