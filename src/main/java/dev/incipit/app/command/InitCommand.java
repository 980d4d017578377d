package dev.incipit.app.command;

import dev.incipit.app.files.AtomicFiles;
import dev.incipit.app.source.ProjectFile;
import dev.incipit.app.source.ProjectTemplate;
import dev.incipit.app.source.Source;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.ProgressDisplay;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.llmstxt.FileType;
import dev.incipit.llmstxt.LlmsTxtParser;
import dev.incipit.problem.InvalidInput;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a project's file from a first run. Asks nothing and overwrites nothing. */
@Command(
        name = "init",
        description = "Write incipit.yaml, the file with a project's choices, from a first run.",
        footer = {
            "",
            "Examples:",
            "  incipit init https://your.site",
            "  incipit init ./dist --base-url https://your.site"
        })
final class InitCommand extends TerminalCommand {
    @Parameters(
            paramLabel = "SOURCE",
            description = "The website, or the folder of its pages with --base-url, as for incipit generate.")
    private String source = "";

    @Mixin
    private final RunFlags flags = new RunFlags();

    InitCommand(Terminal terminal) {
        super(terminal);
    }

    @Option(
            names = "--project",
            paramLabel = "FILE",
            defaultValue = ProjectFile.NAME,
            description = "Write FILE; by default incipit.yaml in this folder.")
    private Path project = Path.of(ProjectFile.NAME);

    @Override
    public Integer call() throws IOException, InterruptedException {
        var file = project.toAbsolutePath().normalize();
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new InvalidInput(project + " is there already: change it, or remove it first.");
        }
        var folder = Optional.ofNullable(file.getParent()).orElse(file);
        AtomicFiles.requireWritable(folder);
        var options = RunFlags.checked(flags.written());
        var from = Source.of(source, Path.of(""), options.published());
        var pages = new ChosenPages(
                from, options, common.settings().ofRuns().withoutModel(), Optional.empty(), Optional.empty());
        Generated run;
        try (var progress = new ProgressDisplay(terminal, System::nanoTime)) {
            run = pages.generator()
                    .generate(new GenerateOrder(pages.site(), FileType.LLMS, 0, Optional.empty(), options), progress);
        }
        var index = new LlmsTxtParser().parse(run.llmsTxt().orElseThrow()).document();
        var template = new ProjectTemplate(
                asSeenFrom(folder, from), flags.written(), index, run.report().pages());
        AtomicFiles.write(folder, Map.of(String.valueOf(file.getFileName()), template.text()));
        terminal.say(
                "Wrote " + file + " from " + Amounts.of(run.report().pages().size(), "page")
                        + ". Change what you like, then run incipit generate.");
        return ExitCodes.DONE;
    }

    private static String asSeenFrom(Path folder, Source source) {
        return switch (source) {
            case Source.Address(var text) -> text;
            case Source.Folder(var path, var _) -> {
                var there = path.toAbsolutePath().normalize();
                var way = folder.equals(there) ? Path.of(".") : folder.relativize(there);
                // A folder next to this file could be taken for a host.
                yield "./" + way.toString().replace(File.separatorChar, '/');
            }
        };
    }
}
