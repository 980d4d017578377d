package dev.incipit.app.command;

import dev.incipit.app.UseCases;
import dev.incipit.app.lint.FixRun;
import dev.incipit.app.lint.LintGate;
import dev.incipit.app.lint.LintRun;
import dev.incipit.app.lint.ReportFiles;
import dev.incipit.app.lint.SelectionOptions;
import dev.incipit.app.lint.WholeSite;
import dev.incipit.app.process.QuickEnd;
import dev.incipit.app.report.GithubAnnotations;
import dev.incipit.app.report.GitlabQuality;
import dev.incipit.app.report.JunitReport;
import dev.incipit.app.report.LintJson;
import dev.incipit.app.report.LintLines;
import dev.incipit.app.report.LintOutput;
import dev.incipit.app.report.LintResult;
import dev.incipit.app.report.LintSubject;
import dev.incipit.app.report.LintTables;
import dev.incipit.app.report.MarkdownSummary;
import dev.incipit.app.report.RepositoryRoot;
import dev.incipit.app.report.SarifOutput;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.NamedFile;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.compute.ComputePool;
import dev.incipit.problem.InvalidInput;
import dev.incipit.validate.FileFixer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lints llms.txt files, whether local, served by a site, or on standard input (decisions §7). */
@Command(
        name = "validate",
        description = "Lint an llms.txt, and score it. Ends with 1 when it fails or is under a minimum.",
        footer = {
            "",
            "Examples:",
            "  incipit validate public/llms.txt",
            "  incipit validate your.site --min-score 90",
            "  incipit validate --no-links --fail-on warning $(git ls-files '*llms.txt')",
            "  incipit validate public/llms.txt -f github    annotations in a workflow",
            "  incipit validate --batch sites.txt --json > reports.jsonl",
            "  incipit explain link-count                    what a check is about"
        })
final class ValidateCommand extends TerminalCommand {
    /** Limit on subjects in one batch. */
    private static final int SUBJECTS_MAX = 10_000;

    /** Limit on a batch's list: 10 000 addresses of 400 bytes. */
    private static final int LIST_BYTES_MAX = 4_000_000;

    record Formats() implements Iterable<String> {
        private static final List<String> WORDS =
                List.of("table", "json", "github", "sarif", "gitlab", "junit", "markdown");

        @Override
        public Iterator<String> iterator() {
            return WORDS.iterator();
        }
    }

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

    @Option(
            names = "--alone",
            description =
                    "Lint the index only. By default the section indexes that one index leads to in folders below it are "
                            + "linted too, as parts of one whole.")
    private boolean alone;

    @Option(
            names = "--fix",
            description =
                    "First mend in the files what needs no judgement, such as markers of items; 'incipit explain ID' "
                            + "says what is mended. All else keeps its bytes.")
    private boolean fix;

    @Option(
            names = "--all",
            description = "Show all findings in the table, and not only the ten that cost most; -v does so too.")
    private boolean all;

    @Option(names = "--json", description = "Print the report as the API does; one line for each of several.")
    private boolean json;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            completionCandidates = Formats.class,
            description =
                    "table (the default), json, github (annotations of a workflow), sarif (2.1.0, for code scanning), "
                            + "gitlab (code quality), junit or markdown (a job's summary).")
    private @Nullable String format;

    @Mixin
    private final ReportFiles reports = new ReportFiles();

    @Mixin
    private final LintGate gate = new LintGate();

    @Mixin
    private final SelectionOptions checks = new SelectionOptions();

    private boolean several;

    ValidateCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        gate.refuseNonsense();
        var output = reports.beside(output(), terminal, this::in);
        var subjects = subjects();
        var useCases = UseCases.of(common.settings().ofRuns());
        if (!noLinks) {
            QuickEnd.prepare();
        }
        var selection = checks.selection();
        if (fix) {
            new FixRun(useCases, new FileFixer(ComputePool.ofCommand()), selection, terminal).all(subjects);
        }
        var run = new LintRun(useCases, terminal.in(), !noLinks, selection);
        if (subjects.size() == 1 && named.size() == 1 && !batch) {
            whole(run.one(subjects.getFirst()), run, output);
        } else {
            run.all(subjects, result -> take(result, output));
        }
        output.end();
        terminal.say(gate.why());
        return gate.code();
    }

    /** Takes the result of the one subject, and those of the section indexes that belong to it. */
    private void whole(LintResult.Judged root, LintRun run, LintOutput output) throws InterruptedException {
        if (alone) {
            take(root, output);
            return;
        }
        var whole = new WholeSite(run, System::nanoTime).of(root);
        several = whole.parts().size() > 1;
        whole.parts().forEach(part -> take(part, output));
        if (several) {
            terminal.say("One whole: the index and " + Amounts.of(whole.parts().size() - 1, "section index file")
                    + (whole.left() > 0 ? "; " + whole.left() + " more were not linted: " + WholeSite.BOUNDS : "")
                    + ".");
        }
    }

    private LintOutput output() {
        if (json && format != null && !format.equals("json")) {
            throw new InvalidInput("--json and --format " + format + " exclude each other.");
        }
        return in(json ? "json" : format == null ? "table" : format, terminal);
    }

    private LintOutput in(String format, Terminal terminal) {
        return switch (format) {
            case "table" -> batch ? new LintLines(terminal) : new LintTables(terminal, all || terminal.verbose());
            case "json" -> new LintJson(terminal, batch || named.size() > 1);
            case "github" -> new GithubAnnotations(terminal, RepositoryRoot.ofProcess());
            case "sarif" -> new SarifOutput(terminal, RepositoryRoot.ofProcess());
            case "gitlab" -> new GitlabQuality(terminal, RepositoryRoot.ofProcess());
            case "junit" -> new JunitReport(terminal);
            case "markdown" -> new MarkdownSummary(terminal);
            default ->
                throw new InvalidInput(
                        "A format must be one of " + String.join(", ", Formats.WORDS) + ", and not '" + format + "'.");
        };
    }

    /** The named subjects, without duplicates. */
    private List<LintSubject> subjects() throws IOException {
        var texts = new ArrayList<String>();
        for (var name : named) {
            texts.addAll(batch ? listed(name) : List.of(name));
        }
        var all = texts.stream().distinct().map(LintSubject::new).toList();
        if (all.isEmpty()) {
            throw new InvalidInput("--batch found nothing to lint: write one file or address a line.");
        }
        var subjects = all.stream().filter(subject -> !subject.isFullFile()).toList();
        all.stream()
                .filter(LintSubject::isFullFile)
                .forEach(full -> terminal.say(full.shown()
                        + ": not linted; it holds the text of the pages, and the rules are those of llms.txt."));
        if (subjects.size() > SUBJECTS_MAX) {
            throw new InvalidInput("At most " + SUBJECTS_MAX + " can be linted at once, and not " + subjects.size()
                    + "; split the list.");
        }
        return subjects;
    }

    /** The lines of a list, without blank lines and lines that start with #. */
    private List<String> listed(String name) throws IOException {
        var bytes = name.equals(LintSubject.STANDARD_INPUT)
                ? terminal.in().readNBytes(LIST_BYTES_MAX + 1)
                : NamedFile.read(Path.of(name), LIST_BYTES_MAX + 1);
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
        if (result instanceof LintResult.Judged(var subject, var report)
                && !report.ignored().isEmpty()) {
            terminal.say(
                    subject.shown() + ": ignored by a comment in the file: " + String.join(", ", report.ignored()));
        }
        gate.take(result, terminal, several || batch || named.size() > 1);
    }
}
