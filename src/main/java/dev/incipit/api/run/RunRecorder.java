package dev.incipit.api.run;

import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.RequestFacts.RunStart;
import dev.incipit.generate.Generated;
import dev.incipit.history.EndedRun;
import dev.incipit.history.EndedRun.Door;
import dev.incipit.history.EndedRun.Outcome;
import dev.incipit.history.EndedRun.Task;
import dev.incipit.history.RunHistory;
import dev.incipit.history.RunTexts;
import dev.incipit.problem.Problem;
import dev.incipit.problem.SiteBlocked;
import dev.incipit.problem.SiteUnreachable;
import dev.incipit.validate.ValidationReport;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** Writes ended runs into the history of their account, if one is kept. */
public record RunRecorder(Optional<RunHistory> history, InstantSource clock) {
    Recording of(Exchange exchange, Task task) {
        return new Recording(exchange, task);
    }

    /** What is known of one run so far. A run of which nothing is said has failed. */
    final class Recording {
        private final Exchange exchange;
        private final Task task;
        private Outcome outcome = Outcome.FAILED;
        private int pages;
        private String note = "";
        private RunTexts files = RunTexts.NONE;

        private Recording(Exchange exchange, Task task) {
            this.exchange = exchange;
            this.task = task;
        }

        void generated(Generated made) {
            outcome = Outcome.DONE;
            pages = made.report().pages().size();
            note = String.join(" ", made.notes());
            if (history.filter(kept -> kept.config().keepsFiles()).isPresent()) {
                files = new RunTexts(made.llmsTxt(), made.llmsFullTxt());
            }
        }

        void reported(ValidationReport report) {
            outcome = switch (report.status()) {
                case PASS -> Outcome.DONE;
                case WARNING -> Outcome.WARNED;
                case FAIL -> report.unreached() ? Outcome.UNREACHABLE : Outcome.FAULTY;
            };
            pages = report.contentLength() > 0 ? 1 : 0;
            note = "Structure " + report.score() + ", readiness " + report.readinessScore() + ".";
        }

        void read() {
            outcome = Outcome.DONE;
            pages = 1;
        }

        void ended(Problem problem) {
            outcome = switch (problem) {
                case SiteBlocked _ -> Outcome.BLOCKED;
                case SiteUnreachable _ -> Outcome.UNREACHABLE;
                default -> Outcome.FAILED;
            };
            note = String.valueOf(problem.getMessage());
        }

        void callerLeft() {
            outcome = Outcome.LEFT;
            note = "The caller left before the end.";
            files = RunTexts.NONE;
        }

        /** Writes the record; a request that was turned away before its work began has none. */
        void write(boolean counted) {
            history.ifPresent(kept -> exchange.facts().run().ifPresent(start -> kept.add(run(start, counted), files)));
        }

        private EndedRun run(RunStart start, boolean counted) {
            var grant = exchange.grant();
            return new EndedRun(
                    exchange.facts()
                            .runId()
                            .orElseGet(() -> ThreadLocalRandom.current().nextLong(1, Long.MAX_VALUE)),
                    grant.accountId(),
                    grant.keyId(),
                    door(),
                    exchange.facts().person(),
                    task,
                    exchange.facts().site().orElse(""),
                    outcome,
                    pages,
                    note,
                    start.at(),
                    Duration.between(start.at(), clock.instant()),
                    counted);
        }

        private Door door() {
            return switch (exchange.endpoint()) {
                case MCP -> Door.MCP;
                case GENERATE, VALIDATE -> Door.API;
                default -> Door.PAGE;
            };
        }
    }
}
