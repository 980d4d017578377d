package dev.incipit.app.lint;

import dev.incipit.app.files.AtomicFiles;
import dev.incipit.app.files.Destination;
import dev.incipit.app.report.LintOutput;
import dev.incipit.app.report.LintResult;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.problem.InvalidInput;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import picocli.CommandLine.Option;

/**
 * Further formats of one lint, each written to a file of its own: a workflow wants annotations in its log, a summary and SARIF,
 * and the site asked only once. A file appears whole, or not at all; a pipe gets its report as it is made.
 */
public final class ReportFiles {
    @Option(
            names = "--report",
            paramLabel = "FORMAT=FILE",
            description = "Also write the results to FILE in that format; may be repeated.")
    private List<String> named = new ArrayList<>();

    /** What is printed, and the files beside it; the function makes a format's output on a terminal. */
    public LintOutput beside(LintOutput printed, Terminal terminal, BiFunction<String, Terminal, LintOutput> formats)
            throws IOException {
        var outputs = new ArrayList<>(List.of(printed));
        for (var name : named) {
            var parts = name.split("=", 2);
            if (parts.length < 2 || parts[1].isEmpty()) {
                throw new InvalidInput(
                        "--report must be FORMAT=FILE, such as sarif=report.sarif, and not '" + name + "'.");
            }
            outputs.add(open(parts[0], Path.of(parts[1]), terminal, formats));
        }
        return new All(List.copyOf(outputs));
    }

    private static LintOutput open(
            String format, Path file, Terminal terminal, BiFunction<String, Terminal, LintOutput> formats)
            throws IOException {
        if (file.getFileName() == null) {
            throw new InvalidInput("--report " + format + "=" + file + " names no file.");
        }
        var target = Destination.of(file);
        if (target.replaceable()) {
            AtomicFiles.requireWritable(target.folder());
        }
        var drafts = new AtomicFiles(target.folder());
        var stream = new PrintStream(
                drafts.open(String.valueOf(target.file().getFileName())), false, StandardCharsets.UTF_8);
        return new Written(
                formats.apply(format, Terminal.piped(terminal.in(), stream, terminal.error())), stream, drafts, file);
    }

    private record All(List<LintOutput> outputs) implements LintOutput {
        @Override
        public void add(LintResult result) {
            outputs.forEach(output -> output.add(result));
        }

        @Override
        public void end() {
            outputs.forEach(LintOutput::end);
        }
    }

    private record Written(LintOutput output, PrintStream stream, AtomicFiles drafts, Path file) implements LintOutput {
        @Override
        public void add(LintResult result) {
            output.add(result);
        }

        @Override
        public void end() {
            output.end();
            stream.close();
            try {
                if (stream.checkError()) {
                    throw new IOException(file + " could not be written whole: is the disk full?");
                }
                drafts.publish();
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }
    }
}
