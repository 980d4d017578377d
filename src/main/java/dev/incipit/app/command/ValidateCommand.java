package dev.incipit.app.command;

import dev.incipit.app.UseCases;
import dev.incipit.app.report.GithubAnnotations;
import dev.incipit.app.report.LintJson;
import dev.incipit.app.report.LintLines;
import dev.incipit.app.report.LintOutput;
import dev.incipit.app.report.LintResult;
import dev.incipit.app.report.LintSubject;
import dev.incipit.app.report.LintTables;
import dev.incipit.app.report.SarifOutput;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.terminal.NamedFile;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.problem.InvalidInput;
import dev.incipit.validate.Check;
import dev.incipit.validate.ValidationReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lints llms.txt files, whether local, served by a site, or on standard input (decisions §7). */
@Command(
        name = "validate",
        description = "Lint an llms.txt, and score it. Ends with 1 when it fails or is under a minimum.")
final class ValidateCommand implements Callable<Integer> {
    /** Limit on subjects in one batch. */
    private static final int SUBJECTS_MAX = 10_000;

    /** Limit on a batch's list: 10 000 addresses of 400 bytes. */
    private static final int LIST_BYTES_MAX = 4_000_000;

    private final Terminal terminal;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE|URL|-",
            description = "Files, websites or URLs of files, or - for standard input.")
    private List<String> named = List.of();

    @Option(
            names = "--batch",
            description = "Read subjects from FILE, one per line; print one line for each and a summary.")
    private boolean batch;

    @Option(names = "--no-links", description = "Do not check links.")
    private boolean noLinks;

    @Option(names = "--all", description = "Show all findings in the table, and not only the ten that cost most.")
    private boolean all;

    @Option(names = "--json", description = "Print the report as the API does; one line for each of several.")
    private boolean json;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table (the default), json, github (workflow annotations) or sarif (2.1.0).")
    private @Nullable String format;

    @Option(names = "--min-score", paramLabel = "N", description = "Exit with 1 if the structure score is below N.")
    private int minScore;

    @Option(names = "--min-readiness", paramLabel = "N", description = "Exit with 1 if the readiness score is below N.")
    private int minReadiness;

    private boolean held = true;

    ValidateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        requirePercent("--min-score", minScore);
        requirePercent("--min-readiness", minReadiness);
        var output = output();
        var subjects = subjects();
        var run = new LintRun(UseCases.of(Settings.load(common.config())), terminal.in(), !noLinks);
        if (subjects.size() == 1 && !batch) {
            take(run.one(subjects.getFirst()), output);
        } else {
            run.all(subjects, result -> take(result, output));
        }
        output.end();
        return held ? ExitCodes.DONE : ExitCodes.FAILED;
    }

    private LintOutput output() {
        if (json && format != null && !format.equals("json")) {
            throw new InvalidInput("--json and --format " + format + " exclude each other.");
        }
        boolean several = batch || named.size() > 1;
        return switch (json ? "json" : format == null ? "table" : format) {
            case "table" -> batch ? new LintLines(terminal) : new LintTables(terminal, all);
            case "json" -> new LintJson(terminal, several);
            case "github" -> new GithubAnnotations(terminal);
            case "sarif" -> new SarifOutput(terminal);
            default ->
                throw new InvalidInput("--format must be table, json, github or sarif, and not '" + format + "'.");
        };
    }

    /** The named subjects, without duplicates. */
    private List<LintSubject> subjects() throws IOException {
        var texts = new ArrayList<String>();
        for (var name : named) {
            if (batch) {
                texts.addAll(listed(name));
            } else {
                texts.add(name);
            }
        }
        var subjects = texts.stream().distinct().map(LintSubject::new).toList();
        if (subjects.isEmpty()) {
            throw new InvalidInput("--batch found nothing to lint: write one file or address a line.");
        }
        if (subjects.size() > SUBJECTS_MAX) {
            throw new InvalidInput("At most " + SUBJECTS_MAX + " can be linted at once, and not " + subjects.size()
                    + "; split the list.");
        }
        return subjects;
    }

    /** The lines of a list, without blank lines and lines that start with #. */
    private List<String> listed(String name) throws IOException {
        byte[] bytes;
        if (name.equals(LintSubject.STANDARD_INPUT)) {
            bytes = terminal.in().readNBytes(LIST_BYTES_MAX + 1);
        } else {
            bytes = NamedFile.read(Path.of(name), LIST_BYTES_MAX + 1);
        }
        if (bytes.length > LIST_BYTES_MAX) {
            throw new InvalidInput(name + " has more than " + LIST_BYTES_MAX + " bytes; split the list.");
        }
        return new String(bytes, StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.replace("\uFEFF", "").strip())
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
    }

    private void take(LintResult result, LintOutput output) {
        output.add(result);
        held &= switch (result) {
            case LintResult.Judged(var subject, var report) -> holds(subject, report);
            case LintResult.Unread _ -> false;
        };
    }

    private boolean holds(LintSubject subject, ValidationReport report) {
        var whose = batch || named.size() > 1 ? subject.shown() + ": the" : "The";
        if (report.score() < minScore) {
            terminal.say(whose + " structure score " + report.score() + " is under the minimum of " + minScore + ".");
        }
        if (report.readinessScore() < minReadiness) {
            terminal.say(whose + " readiness score " + report.readinessScore() + " is under the minimum of "
                    + minReadiness + ".");
        }
        return report.status() != Check.Status.FAIL
                && report.score() >= minScore
                && report.readinessScore() >= minReadiness;
    }

    private static void requirePercent(String option, int value) {
        if (value < 0 || value > 100) {
            throw new InvalidInput(option + " must be from 0 to 100, and not " + value + ".");
        }
    }
}
