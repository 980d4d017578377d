package dev.incipit.app.command;

import dev.incipit.app.ModelAnswerStore;
import dev.incipit.app.batch.BatchOptions;
import dev.incipit.app.batch.BatchRun;
import dev.incipit.app.files.AtomicFiles;
import dev.incipit.app.files.IndexDiff;
import dev.incipit.app.files.InstructionsFile;
import dev.incipit.app.pack.PackOptions;
import dev.incipit.app.pack.RunWriter;
import dev.incipit.app.report.SiteComplaint;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.source.ProjectFile;
import dev.incipit.app.source.Source;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.ProgressDisplay;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.fetch.KeptAnswers;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.generate.PreviousRun;
import dev.incipit.generate.RunOptions;
import dev.incipit.generate.UpdatedIndex;
import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.FileType;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.Site;
import dev.incipit.url.SiteParser;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes llms.txt and llms-full.txt of a site, without a server and without a store of its own (decisions §7). */
@Command(
        name = "generate",
        description = "Write llms.txt and llms-full.txt of a website.",
        footer = {
            "",
            "Examples:",
            "  incipit generate https://your.site -o public",
            "  incipit generate your.site/docs --file-type llms -o -",
            "  incipit generate ./dist --base-url https://your.site -o dist",
            "  incipit generate your.site --exclude '/blog/**' --also docs.your.site --max-pages 1000",
            "  incipit generate --batch sites.txt -o out --resume",
            "  incipit generate your.site --previous public/llms.txt -o public",
            "  incipit generate your.site --check public/llms.txt    exits with 1 if it is out of date"
        })
final class GenerateCommand extends TerminalCommand {
    record FileTypes() implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(FileType.values()).map(FileType::word).iterator();
        }
    }

    @Parameters(
            paramLabel = "SOURCE",
            arity = "0..1",
            description =
                    "The website: example.com, or https://example.com/docs for a part of it; or a folder of built pages, such as "
                            + "./dist, with --base-url. May be left out where incipit.yaml names it.")
    private @Nullable String source;

    @Option(
            names = "--file-type",
            paramLabel = "TYPE",
            completionCandidates = FileTypes.class,
            description = "Which files: llms, llms-full or both (the default).")
    private @Nullable String fileType;

    @Option(names = "--instructions", paramLabel = "FILE", description = "Text of the block of instructions to agents.")
    private @Nullable Path instructions;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description =
                    "Folder for the files, created if missing; by default this one. With - the file that --file-type "
                            + "names is printed.")
    private @Nullable Path named;

    /** Where the files go: what the command line says, or else the project. */
    private Path out = Path.of(".");

    @Mixin
    private final UpdateOptions updates = new UpdateOptions();

    @Mixin
    private final PackOptions pack = new PackOptions();

    @Mixin
    private final RunFlags flags = new RunFlags();

    @Mixin
    private final BatchOptions batch = new BatchOptions();

    @Mixin
    private final ProjectOptions projects = new ProjectOptions();

    GenerateCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (batch.given()) {
            return batched();
        }
        batch.refuseWithoutList();
        var project = projects.read(terminal);
        var type = updates.compares()
                ? FileType.LLMS
                : fileType(Optional.ofNullable(fileType)
                        .or(() -> project.flatMap(ProjectFile::fileType))
                        .orElse("both"));
        updates.refuseContradictions(type.hasIndex(), instructions != null);
        var guidance = guidance(project);
        var options = RunFlags.checked(
                flags.written().over(project.map(ProjectFile::options).orElse(WrittenOptions.NONE)));
        var from = source(project, options);
        out = Optional.ofNullable(named)
                .or(() -> project.flatMap(ProjectFile::out))
                .orElse(out);
        var previous = updates.previous();
        var checked = updates.checked();
        prepare(type, previous, checked);
        var settings = common.settings();
        if (checked.isPresent()) {
            // Descriptions are not compared, so no language model is needed.
            var kept = pack.kept(updates.folder(), false);
            var pages = new ChosenPages(from, options, settings.ofRuns().withoutModel(), Optional.empty(), kept);
            var all = checked.get().full().isPresent() ? FileType.BOTH : type;
            return compared(pages, order(pages, all, settings, guidance), checked.get());
        }
        try (var answers = ModelAnswerStore.besides(settings)) {
            var kept = RunWriter.isPrinted(out) ? Optional.<KeptAnswers>empty() : pack.kept(out, true);
            var pages = new ChosenPages(from, options, settings.ofRuns(), answers.cache(), kept);
            int code = written(pages, order(pages, type, settings, guidance), previous);
            pack.closeCache(out, kept).ifPresent(this::note);
            return code;
        }
    }

    private Optional<String> guidance(Optional<ProjectFile> project) throws IOException {
        var file = Optional.ofNullable(instructions).or(() -> project.flatMap(ProjectFile::instructions));
        return file.isPresent() ? InstructionsFile.read(file.get()) : Optional.empty();
    }

    /** Refuses what contradicts itself or cannot be written: before a run of two minutes, not after it. */
    private void prepare(FileType type, Optional<PreviousRun> previous, Optional<PreviousRun> checked)
            throws IOException {
        boolean printed = RunWriter.isPrinted(out);
        if (!printed) {
            previous.or(() -> checked).ifPresent(pack::adopt);
        }
        if (printed && type == FileType.BOTH) {
            throw new InvalidInput("--out - prints one file: add --file-type llms or llms-full.");
        }
        if (printed && updates.asJson()) {
            throw new InvalidInput("--out - and --json both print; say one of them.");
        }
        pack.refuseContradictions(type.hasIndex(), printed);
        pack.pointers().refuseContradictions(checked.isPresent(), printed);
        if (checked.isEmpty() && !printed) {
            AtomicFiles.requireWritable(out);
        }
    }

    /** Runs a list of sites in place of one. A project file is about one site, so it is not read. */
    private int batched() throws IOException {
        batch.refuseBeside(
                source, updates.given() || pack.any() || pack.pointers().given());
        var type = fileType(Optional.ofNullable(fileType).orElse("both"));
        var guidance = guidance(Optional.empty());
        RunFlags.checked(flags.written());
        return new BatchRun(terminal, batch, Optional.ofNullable(named))
                .run(common.settings(), type, guidance, flags.written());
    }

    private Source source(Optional<ProjectFile> project, RunOptions options) throws IOException {
        if (source != null) {
            return Source.of(source, Path.of(""), options.published());
        }
        var word = project.flatMap(ProjectFile::source)
                .orElseThrow(() ->
                        new InvalidInput("Name the website or the folder of its pages, such as your.site or ./dist; or "
                                + "write source: into incipit.yaml, which incipit init makes."));
        return Source.of(word, project.map(ProjectFile::folder).orElse(Path.of("")), options.published());
    }

    private static GenerateOrder order(ChosenPages pages, FileType type, Settings settings, Optional<String> guidance) {
        return new GenerateOrder(pages.site(), type, settings.fullPagesMax(), guidance, pages.options());
    }

    private int written(ChosenPages pages, GenerateOrder files, Optional<PreviousRun> previous)
            throws IOException, InterruptedException {
        var order = pack.in(files, out);
        var start = System.nanoTime();
        Generated generated;
        var addresses = pages.published();
        var revised = Optional.<UpdatedIndex>empty();
        try (var progress = new ProgressDisplay(terminal, System::nanoTime)) {
            if (previous.isPresent()) {
                revised = Optional.of(pages.generator().revise(order, addresses.inward(previous.get()), progress));
                generated = revised.get().generated();
            } else {
                generated = pages.generator().generate(order, progress);
            }
        }
        var index = revised.map(UpdatedIndex::text).or(generated::llmsTxt).map(addresses::outward);
        var full = generated.llmsFullTxt().map(addresses::outward);
        new RunWriter(terminal, out, pack, updates.asJson())
                .write(index, full, generated, addresses, Duration.ofNanos(System.nanoTime() - start));
        pack.pointers().write(generated, addresses, terminal);
        generated.notes().forEach(this::note);
        new LeftOutPages(terminal).tell(generated.report().visits());
        pages.unread(generated.report()).ifPresent(this::note);
        revised.map(made -> new IndexDiff(made.changes(), made.pack())).ifPresent(diff -> {
            terminal.say("  " + (diff.none() ? "nothing to change" : diff.counts() + ":"));
            diff.lines().forEach(line -> terminal.say("  " + addresses.outward(line)));
        });
        return ExitCodes.DONE;
    }

    /** Prints how the file differs from the current site; writes nothing. */
    private int compared(ChosenPages pages, GenerateOrder files, PreviousRun file) throws InterruptedException {
        var order = pack.in(files, updates.folder());
        UpdatedIndex index;
        var addresses = pages.published();
        try (var progress = new ProgressDisplay(terminal, System::nanoTime)) {
            index = pages.generator().compare(order, addresses.inward(file), progress);
        }
        var diff = new IndexDiff(index.changes(), index.pack());
        if (updates.asJson()) {
            terminal.printJson(addresses.outward(diff.json()));
        } else {
            diff.lines().forEach(line -> terminal.print(addresses.outward(line)));
        }
        terminal.say(
                diff.none()
                        ? file.copies().isEmpty() ? "The file is up to date." : "The pack is up to date."
                        : diff.counts() + ".");
        return diff.none() ? ExitCodes.DONE : ExitCodes.FINDINGS;
    }

    private void note(String sentence) {
        var style = terminal.errorStyle();
        terminal.say("  " + style.yellow(style.sign("!", "note:")) + " " + sentence);
    }

    /** Parses a site typed by the user, or says how to write it. */
    static Site site(SiteParser sites, String text) {
        return switch (sites.parse(text)) {
            case SiteParser.Valid(var site) -> site;
            case SiteParser.Invalid(var reason) -> throw SiteComplaint.of(reason);
        };
    }

    private static FileType fileType(String word) {
        return FileType.of(word)
                .orElseThrow(
                        () -> new InvalidInput("--file-type must be llms, llms-full or both, and not '" + word + "'."));
    }
}
