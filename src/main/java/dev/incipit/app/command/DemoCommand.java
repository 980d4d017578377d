package dev.incipit.app.command;

import dev.incipit.app.UseCases;
import dev.incipit.app.demo.DemoSite;
import dev.incipit.app.files.AtomicFiles;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.ProgressDisplay;
import dev.incipit.app.terminal.ReportTable;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.app.terminal.TextStyle;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.Site;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.ValidationReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;

/** Generates and lints both files of a built-in site without a network: the first thing a newcomer runs. */
@Command(
        name = "demo",
        description = "Show what Incipit does, on a small built-in site, without a network.",
        footer = {"", "Examples:", "  incipit demo"})
final class DemoCommand extends TerminalCommand {
    /** More than the site has pages. */
    private static final int FULL_PAGES_MAX = 100;

    private static final String MARGIN = "  ";

    private final TextStyle style;

    DemoCommand(Terminal terminal) {
        super(terminal);
        this.style = terminal.outStyle();
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var settings = common.settings();
        var start = System.nanoTime();
        try (var served = DemoSite.open()) {
            var useCases = UseCases.ofDemo(settings.ofRuns(), served);
            var site = GenerateCommand.site(useCases.sites(), DemoSite.HOME);
            terminal.print("A small website of ours is served at " + style.cyan(served.address()) + " and stands for "
                    + style.cyan(DemoSite.HOME) + ".");
            var generated = generate(useCases, site);
            var folder = write(generated);
            show(generated, folder, Duration.ofNanos(System.nanoTime() - start));
            publish(served, generated);
            show(useCases.validator().validate(new ValidateOrder.ByUrl(site, true)));
        }
        terminal.print("");
        terminal.print("Now yours:  " + style.bold("incipit generate https://your.site --out llms"));
        return ExitCodes.DONE;
    }

    private Generated generate(UseCases useCases, Site site) throws InterruptedException {
        try (var progress = new ProgressDisplay(terminal, System::nanoTime)) {
            return useCases.generator()
                    .generate(new GenerateOrder(site, FileType.BOTH, FULL_PAGES_MAX, Optional.empty()), progress);
        }
    }

    private static Path write(Generated generated) throws IOException {
        var folder = Files.createTempDirectory("incipit-demo-");
        AtomicFiles.write(
                folder,
                Map.of(
                        FileType.INDEX_NAME, generated.llmsTxt().orElseThrow(),
                        FileType.FULL_NAME, generated.llmsFullTxt().orElseThrow()));
        return folder;
    }

    private void show(Generated generated, Path folder, Duration elapsed) {
        terminal.print(Amounts.of(generated.report().pages().size(), "page") + " read in " + Amounts.seconds(elapsed)
                + "; this is its " + style.bold(FileType.INDEX_NAME) + ":");
        terminal.print("");
        generated
                .llmsTxt()
                .orElseThrow()
                .lines()
                .forEach(line -> terminal.print((MARGIN + dressed(line)).stripTrailing()));
        terminal.print("");
        terminal.print(style.bold(FileType.FULL_NAME) + " holds the text of "
                + Amounts.of(generated.fullPagesIncluded(), "page") + ". Both files lie in " + folder);
    }

    /** Publishes the files on the site, as its owner would do next, so that they are linted as agents will find them. */
    private static void publish(DemoSite served, Generated generated) {
        served.publish("/" + FileType.INDEX_NAME, generated.llmsTxt().orElseThrow());
        served.publish("/" + FileType.FULL_NAME, generated.llmsFullTxt().orElseThrow());
    }

    private void show(ValidationReport report) {
        terminal.print("Put on the site, read back from "
                + style.cyan(report.targetUrl().orElse(DemoSite.HOME))
                + report.linkStats()
                        .map(links -> ", its links followed (" + links.ok() + " of " + links.sampled() + " answer)")
                        .orElse("")
                + " and judged:");
        terminal.print("");
        new ReportTable(style, terminal.columns(), false).verdict(report).forEach(terminal::print);
    }

    private String dressed(String line) {
        if (line.startsWith("#")) {
            return style.bold(line);
        }
        return line.startsWith(">") ? style.cyan(line) : line;
    }
}
