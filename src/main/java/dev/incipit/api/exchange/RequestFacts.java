package dev.incipit.api.exchange;

import dev.incipit.crawl.Visit;
import dev.incipit.describe.ModelCall;
import dev.incipit.generate.Generated;
import dev.incipit.problem.Problem;
import dev.incipit.validate.ValidationReport;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What is to be told of a request afterwards, in the log and in the counts. */
public final class RequestFacts {
    private int status;
    private Optional<String> site = Optional.empty();
    private Optional<Run> generated = Optional.empty();
    private Optional<ValidationReport> report = Optional.empty();
    private Optional<String> problem = Optional.empty();
    private Optional<RunStart> run = Optional.empty();
    private Optional<Limit> limit = Optional.empty();

    /** Which limit a caller ran into. */
    public enum Limit {
        MINUTE,
        MONTH,
        /** Not a limit of theirs: the service had no place for the run. */
        RUNS,
        /** Nor this: it had no room for another large body. */
        BODIES
    }

    /** What is told of a generate run; nothing of its pages, which an answer that is taken slowly must not hold in memory. */
    public record Run(
            int pages,
            List<Visit> visits,
            long bytes,
            boolean shared,
            boolean llmEnhanced,
            List<ModelCall> modelCalls) {
        static Run of(Generated generated) {
            var report = generated.report();
            return new Run(
                    report.pages().size(),
                    report.visits(),
                    report.bytes(),
                    report.shared(),
                    generated.llmEnhanced(),
                    generated.modelCalls());
        }
    }

    /** When work began, by the clock and by what visits are timed with. */
    public record RunStart(Instant at, long nanos) {
        /** A moment of {@link System#nanoTime} by the clock. */
        public Instant instantOf(long moment) {
            return at.plusNanos(moment - nanos);
        }
    }

    public void status(int code) {
        status = code;
    }

    public void site(String host) {
        site = Optional.of(host);
    }

    public void generated(Generated result) {
        generated = Optional.of(Run.of(result));
    }

    public void report(ValidationReport result) {
        report = Optional.of(result);
    }

    public void problem(Problem which) {
        problem = Optional.of(which.getClass().getSimpleName());
    }

    public void problem(String name) {
        problem = Optional.of(name);
    }

    void runBegins(Instant now) {
        run = Optional.of(new RunStart(now, System.nanoTime()));
    }

    /** Empty where it did not come to work. */
    public Optional<RunStart> run() {
        return run;
    }

    public void limit(Limit which) {
        limit = Optional.of(which);
    }

    public Optional<Limit> limit() {
        return limit;
    }

    /** The answer's status; 0 when none was sent. */
    public int status() {
        return status;
    }

    public Optional<String> site() {
        return site;
    }

    public Optional<Run> generated() {
        return generated;
    }

    public Optional<ValidationReport> report() {
        return report;
    }

    public Optional<String> problem() {
        return problem;
    }
}
