package dev.incipit.app.command;

import dev.incipit.account.Plan;
import dev.incipit.account.PlanCatalog;
import dev.incipit.app.ModelAnswerStore;
import dev.incipit.app.UseCases;
import dev.incipit.app.batch.BatchOptions;
import dev.incipit.app.batch.BatchRun;
import dev.incipit.app.files.AtomicFiles;
import dev.incipit.app.files.IndexDiff;
import dev.incipit.app.files.InstructionsFile;
import dev.incipit.app.files.PublishedAddress;
import dev.incipit.app.report.SiteComplaint;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.ProgressDisplay;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.compute.ComputePool;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.generate.PreviousRun;
import dev.incipit.generate.RunOptions;
import dev.incipit.generate.UpdatedIndex;
import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.FileType;
import dev.incipit.problem.InvalidInput;
import dev.incipit.sites.LineOrders;
import dev.incipit.url.Site;
import dev.incipit.url.SiteParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
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
            "  incipit generate http://localhost:8080 --base-url https://your.site -o dist",
            "  incipit generate your.site --previous public/llms.txt -o public",
            "  incipit generate your.site --check public/llms.txt    exits with 1 if it is out of date"
        })
final class GenerateCommand implements Callable<Integer> {
    static final String INDEX_FILE = "llms.txt";
    static final String FULL_FILE = "llms-full.txt";
    private static final String STANDARD_OUTPUT = "-";

    /** The words of --file-type. */
    record FileTypes() implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return List.of("llms", "llms-full", "both").iterator();
        }
    }

    private final Terminal terminal;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Parameters(
            arity = "0..1",
            paramLabel = "URL",
            description = "The website: example.com, or https://example.com/docs for a part of it.")
    private @Nullable String url;

    @Option(
            names = "--file-type",
            paramLabel = "TYPE",
            completionCandidates = FileTypes.class,
            defaultValue = "both",
            description = "Which files: llms, llms-full or both (the default).")
    private String fileType = "";

    @Option(names = "--instructions", paramLabel = "FILE", description = "Text of the block of instructions to agents.")
    private @Nullable Path instructions;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description =
                    "Folder for the files, created if missing; by default this one. With - the file that --file-type "
                            + "names is printed.")
    private @Nullable Path folder;

    private Path out = Path.of(".");

    @Mixin
    private final BatchOptions batch = new BatchOptions();

    @Mixin
    private final UpdateOptions second = new UpdateOptions();

    @Mixin
    private final RunFlags flags = new RunFlags();

    GenerateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var type = second.compares() ? FileType.LLMS : fileType(fileType);
        var guidance = instructions == null ? Optional.<String>empty() : InstructionsFile.read(instructions);
        second.refuseContradictions(type.hasIndex(), guidance.isPresent());
        if (batch.given()) {
            return batched(type, guidance);
        }
        batch.refuseWithoutList();
        out = folder == null ? out : folder;
        var options = options(flags.written());
        var previous = second.previous();
        var checked = second.checked();
        boolean printed = out.toString().equals(STANDARD_OUTPUT);
        if (printed && type == FileType.BOTH) {
            throw new InvalidInput("--out - prints one file: add --file-type llms or llms-full.");
        }
        if (checked.isEmpty() && !printed) {
            // Checked before a run of two minutes, not after it.
            AtomicFiles.requireWritable(out);
        }
        var settings = Settings.load(common.config());
        if (checked.isPresent()) {
            // Descriptions are not compared, so no language model is needed.
            var useCases = UseCases.of(settings);
            return compared(useCases, order(useCases, type, settings, guidance, options), checked.get());
        }
        try (var answers = ModelAnswerStore.besides(settings)) {
            var useCases = UseCases.of(settings, ComputePool.ofCommand(), answers.cache());
            return written(useCases, order(useCases, type, settings, guidance, options), previous);
        }
    }

    /** Runs a list of sites in place of one. */
    private int batched(FileType type, Optional<String> guidance) throws IOException {
        if (url != null || second.given()) {
            throw new InvalidInput("--batch runs the sites of a list: leave out "
                    + (url == null ? "--previous and --check." : "'" + url + "'."));
        }
        var written = flags.written();
        options(written);
        var settings = Settings.load(common.config());
        var run = new BatchRun(
                terminal, batch, Optional.ofNullable(folder), settings.server().maxRuns());
        try (var answers = ModelAnswerStore.besides(settings)) {
            var useCases = UseCases.of(settings, ComputePool.ofCommand(), answers.cache());
            return run.run(
                    useCases.generator(),
                    new LineOrders(useCases.sites(), type, fullPagesMax(settings), guidance, written));
        }
    }

    private String url() {
        if (url == null) {
            throw new InvalidInput("Name a website, such as example.com, or a list of them by --batch.");
        }
        return url;
    }

    private GenerateOrder order(
            UseCases useCases, FileType type, Settings settings, Optional<String> guidance, RunOptions options) {
        return new GenerateOrder(site(useCases.sites(), url()), type, fullPagesMax(settings), guidance, options);
    }

    private static RunOptions options(WrittenOptions written) {
        var faults = new ArrayList<String>();
        var options = written.checked((member, fault) -> faults.add("--" + member.written() + " " + fault + "."));
        if (!faults.isEmpty()) {
            throw new InvalidInput(String.join(" ", faults));
        }
        return options;
    }

    private int written(UseCases useCases, GenerateOrder order, Optional<PreviousRun> previous)
            throws IOException, InterruptedException {
        var start = System.nanoTime();
        Generated generated;
        var addresses = PublishedAddress.of(order.site(), order.options().published());
        var revised = Optional.<UpdatedIndex>empty();
        try (var progress = new ProgressDisplay(terminal, System::nanoTime)) {
            if (previous.isPresent()) {
                revised = Optional.of(useCases.generator().revise(order, addresses.inward(previous.get()), progress));
                generated = revised.get().generated();
            } else {
                generated = useCases.generator().generate(order, progress);
            }
        }
        var index = revised.map(UpdatedIndex::text).or(generated::llmsTxt).map(addresses::outward);
        var full = generated.llmsFullTxt().map(addresses::outward);
        write(index, full);
        report(index, full, generated, Duration.ofNanos(System.nanoTime() - start));
        revised.map(made -> new IndexDiff(made.changes()))
                .ifPresent(diff -> terminal.say("  " + (diff.none() ? "nothing to change" : diff.counts() + ":")));
        revised.stream()
                .flatMap(made -> new IndexDiff(made.changes()).lines().stream())
                .forEach(line -> terminal.say("  " + addresses.outward(line)));
        return ExitCodes.DONE;
    }

    /** Prints how the file differs from the current site; writes nothing. */
    private int compared(UseCases useCases, GenerateOrder order, PreviousRun file) throws InterruptedException {
        UpdatedIndex index;
        var addresses = PublishedAddress.of(order.site(), order.options().published());
        try (var progress = new ProgressDisplay(terminal, System::nanoTime)) {
            index = useCases.generator().revise(order, addresses.inward(file), progress);
        }
        var diff = new IndexDiff(index.changes());
        if (second.asJson()) {
            terminal.printExactly(addresses.outward(diff.json()));
        } else {
            diff.lines().forEach(line -> terminal.print(addresses.outward(line)));
        }
        terminal.say(diff.none() ? "The file is up to date." : diff.counts() + ".");
        return diff.none() ? ExitCodes.DONE : ExitCodes.FINDINGS;
    }

    private static int fullPagesMax(Settings settings) {
        return settings.plans()
                .plan(PlanCatalog.BUSINESS)
                .map(Plan::fullPagesMax)
                .orElse(0);
    }

    private void write(Optional<String> index, Optional<String> full) throws IOException {
        if (out.toString().equals(STANDARD_OUTPUT)) {
            index.or(() -> full).ifPresent(text -> terminal.out().print(text));
            terminal.out().flush();
            return;
        }
        var drop = new AtomicFiles(out);
        if (index.isPresent()) {
            drop.write(INDEX_FILE, index.get());
        }
        if (full.isPresent()) {
            drop.write(FULL_FILE, full.get());
        }
        drop.publish();
    }

    private void report(Optional<String> index, Optional<String> full, Generated generated, Duration elapsed) {
        var style = terminal.errorStyle();
        var pages = generated.report().pages().size();
        terminal.say(style.bold(generated.report().scope().domain()) + ": " + Amounts.of(pages, "page") + " read in "
                + Amounts.seconds(elapsed));
        index.ifPresent(text -> terminal.say(written(INDEX_FILE, text, "")));
        full.ifPresent(text -> terminal.say(written(
                FULL_FILE,
                text,
                ", " + generated.fullPagesIncluded() + " of " + Amounts.of(generated.fullPagesAvailable(), "page"))));
        generated.notes().forEach(note -> terminal.say("  " + style.yellow(style.sign("!", "note:")) + " " + note));
        new LeftOutPages(terminal).tell(generated.report().visits());
    }

    private String written(String name, String text, String more) {
        var style = terminal.errorStyle();
        var size = Amounts.bytes(text.getBytes(StandardCharsets.UTF_8).length);
        return "  " + style.green(style.sign("✓", "wrote")) + " "
                + (out.toString().equals(STANDARD_OUTPUT)
                        ? name
                        : out.resolve(name).normalize()) + style.dim("  " + size + more);
    }

    /** Parses a site typed by the user, or says how to write it. */
    static Site site(SiteParser sites, String text) {
        return switch (sites.parse(text)) {
            case SiteParser.Valid(var site) -> site;
            case SiteParser.Invalid(var reason) -> throw SiteComplaint.of(reason);
        };
    }

    private static FileType fileType(String word) {
        return Arrays.stream(FileType.values())
                .filter(type ->
                        type.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word))
                .findFirst()
                .orElseThrow(
                        () -> new InvalidInput("--file-type must be llms, llms-full or both, and not '" + word + "'."));
    }
}
