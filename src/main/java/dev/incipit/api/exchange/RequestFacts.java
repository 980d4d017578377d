package dev.incipit.api.exchange;

import dev.incipit.crawl.Visit;
import dev.incipit.describe.ModelCall;
import dev.incipit.generate.Generated;
import dev.incipit.problem.Problem;
import dev.incipit.validate.ValidationReport;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Facts about a request for the log and the metrics. */
public final class RequestFacts {
    private String method = "";
    private String path = "";
    private int status;
    private String person = "";
    private Optional<String> site = Optional.empty();
    private Optional<Run> generated = Optional.empty();
    private Optional<ValidationReport> report = Optional.empty();
    private Optional<String> problem = Optional.empty();
    private Optional<RunStart> run = Optional.empty();
    private OptionalLong runId = OptionalLong.empty();
    private Optional<Limit> limit = Optional.empty();

    public enum Limit {
        MINUTE,
        MONTH,
        /** The service had no free slot for the run; not a limit of the caller. */
        RUNS,
        /** The service had no memory for another large body; not a limit of the caller. */
        BODIES
    }

    /** Facts about a generate run. Holds none of its pages, so that a slowly read response does not keep them in memory. */
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

    /** When work began, by the clock and by {@link System#nanoTime}, which times visits. */
    public record RunStart(Instant at, long nanos) {
        /** Converts a value of {@link System#nanoTime} to clock time. */
        public Instant instantOf(long moment) {
            return at.plusNanos(moment - nanos);
        }
    }

    /** Keeps what was asked for: the method, and the path without its query. */
    public void asked(String sentMethod, String sentPath) {
        method = sentMethod;
        path = sentPath;
    }

    /** The method as sent; empty if the request could not be read. */
    public String method() {
        return method;
    }

    /** The path without its query; empty if the request could not be read. */
    public String path() {
        return path;
    }

    public void status(int code) {
        status = code;
    }

    public void site(String host) {
        site = Optional.of(host);
    }

    /** Keeps which user of the web pages asks; not for the log. */
    public void person(String address) {
        person = address;
    }

    /** The user's address; empty for a request with a key. */
    public String person() {
        return person;
    }

    /** Keeps the id under which the history is to list the run. */
    public void runId(long id) {
        runId = OptionalLong.of(id);
    }

    /** Empty if any id will do. */
    public OptionalLong runId() {
        return runId;
    }

    public void generated(Generated result) {
        generated = Optional.of(Run.of(result));
    }

    public void report(ValidationReport result) {
        report = Optional.of(result.withoutText());
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

    /** Empty if no work was begun. */
    public Optional<RunStart> run() {
        return run;
    }

    public void limit(Limit which) {
        limit = Optional.of(which);
    }

    public Optional<Limit> limit() {
        return limit;
    }

    /** The status of the response; 0 if none was sent. */
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
