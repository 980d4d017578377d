package dev.incipit.app.lint;

import dev.incipit.app.UseCases;
import dev.incipit.app.report.LintSubject;
import dev.incipit.app.terminal.NamedFile;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.problem.InvalidInput;
import dev.incipit.validate.CheckSelection;
import dev.incipit.validate.FileFixer;
import dev.incipit.validate.ValidateOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Mends the named files in place before they are linted ({@code --fix}). */
public record FixRun(UseCases useCases, FileFixer fixer, CheckSelection selection, Terminal terminal) {
    /** More than a file that is linted whole; such a one is left alone. */
    private static final int BYTES_MAX = 600_000;

    /**
     * Mends what is at fault in each file and says so.
     *
     * @throws InvalidInput if a subject is no file
     */
    public void all(List<LintSubject> subjects) throws IOException, InterruptedException {
        for (var subject : subjects) {
            if (subject.file().isEmpty()) {
                throw new InvalidInput("--fix mends files only, and " + subject.shown() + " is none.");
            }
        }
        for (var subject : subjects) {
            var file = subject.file().orElseThrow();
            if (Files.isRegularFile(file)) {
                one(subject, file);
            }
        }
    }

    private void one(LintSubject subject, Path file) throws IOException, InterruptedException {
        var content = NamedFile.read(file, BYTES_MAX);
        var mended = fixer.fix(content, selection);
        if (mended.isEmpty()) {
            return;
        }
        var fixed = mended.get();
        if (!improves(content, fixed.content())) {
            terminal.say(subject.shown()
                    + ": left as it is, since what can be mended without a person would cost elsewhere.");
            return;
        }
        // Not by way of a draft: the file keeps its owner, its rights, and the links that lead to it.
        Files.write(file, fixed.content());
        terminal.say(subject.shown() + ": fixed "
                + fixed.counts().entrySet().stream()
                        .map(entry -> entry.getKey() + (entry.getValue() > 1 ? " (" + entry.getValue() + ")" : ""))
                        .collect(Collectors.joining(", ")));
    }

    /** Whether neither score falls. */
    private boolean improves(byte[] before, byte[] after) throws InterruptedException {
        var old = useCases.validator().validate(new ValidateOrder.ByContent(before, false), selection);
        var now = useCases.validator().validate(new ValidateOrder.ByContent(after, false), selection);
        return now.score() >= old.score() && now.readinessScore() >= old.readinessScore();
    }
}
