package dev.incipit.app.lint;

import dev.incipit.app.UseCases;
import dev.incipit.app.files.FileFaults;
import dev.incipit.app.report.LintResult;
import dev.incipit.app.report.LintResult.Judged;
import dev.incipit.app.report.LintResult.Unread;
import dev.incipit.app.report.LintSubject;
import dev.incipit.fetch.Fanout;
import dev.incipit.problem.Problem;
import dev.incipit.validate.CheckSelection;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Lints many subjects, up to eight at once, and returns the results in the order of the subjects. */
public record LintRun(UseCases useCases, InputStream in, boolean checkLinks, CheckSelection selection) {
    /** Set by issue 5. */
    private static final int AT_ONCE_MAX = 8;

    /** Time for one subject: the linter's own 30 s, and a margin for a machine under load. */
    private static final Duration EACH_MAX = Duration.ofSeconds(40);

    /** Lints one subject; throws if it cannot be read. */
    public Judged one(LintSubject subject) throws IOException, InterruptedException {
        return new Judged(
                subject, useCases.validator().validate(subject.order(useCases.sites(), in, checkLinks), selection));
    }

    /** Lints all subjects. One that cannot be read is reported as such and does not stop the others. */
    public void all(List<LintSubject> subjects, Consumer<LintResult> done) throws InterruptedException {
        var next = subjects.iterator();
        var results = new InOrder(subjects, done);
        new Fanout()
                .stream(
                        () -> next.hasNext() ? Optional.of(task(next.next())) : Optional.empty(),
                        () -> AT_ONCE_MAX,
                        results::add,
                        EACH_MAX.multipliedBy(1 + subjects.size() / AT_ONCE_MAX));
        results.end();
    }

    private Callable<LintResult> task(LintSubject subject) {
        return () -> result(subject);
    }

    /** Lints one subject; says why if it cannot be read. */
    LintResult result(LintSubject subject) throws InterruptedException {
        try {
            return one(subject);
        } catch (Problem problem) {
            return new Unread(subject, String.valueOf(problem.getMessage()));
        } catch (IOException unreadable) {
            return new Unread(subject, FileFaults.sentence(unreadable));
        } catch (UncheckedIOException unreadable) {
            return new Unread(subject, FileFaults.sentence(unreadable.getCause()));
        }
    }

    /** Holds results back until all earlier subjects have theirs. */
    private static final class InOrder {
        private final List<LintSubject> subjects;
        private final Consumer<LintResult> done;
        private final Map<LintSubject, LintResult> ready = new HashMap<>();
        private int handed;

        InOrder(List<LintSubject> subjects, Consumer<LintResult> done) {
            this.subjects = subjects;
            this.done = done;
        }

        void add(LintResult result) {
            ready.put(result.subject(), result);
            while (handed < subjects.size() && ready.containsKey(subjects.get(handed))) {
                // Not kept: a report holds the text of its file.
                done.accept(ready.remove(subjects.get(handed)));
                handed++;
            }
        }

        /** Called after the last result: a subject without one was interrupted, or met an internal error. */
        void end() {
            for (var subject : subjects.subList(handed, subjects.size())) {
                done.accept(ready.getOrDefault(subject, new Unread(subject, "No report was ready in time.")));
            }
        }
    }
}
