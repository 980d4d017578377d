package dev.incipit.app.command;

import dev.incipit.app.manual.Manual;
import dev.incipit.app.manual.Manual.Shell;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.ProgramVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes completion scripts and man pages where packages of systems have them below {@code share}; for the package step. */
@Command(name = "manual", hidden = true, description = "Write completion scripts and man pages, for the package step.")
final class ManualCommand implements Callable<Integer> {
    private static final List<String> ENVIRONMENT = List.of(
            "Every setting can be given as a variable, in upper case with underscores: CRAWL_MAX_PAGES for crawl.max-pages."
                    + " 'incipit config' lists them.",
            "INCIPIT_MEMORY: megabytes that the process may take, 512 for the service and for lists of sites.",
            "INCIPIT_JAVA_OPTIONS: further options of the Java virtual machine.",
            "NO_COLOR and FORCE_COLOR, if not empty: as --color=never and --color=always.");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "DIR", description = "The folder share.")
    private Path share = Path.of("share");

    @Override
    public Integer call() throws IOException {
        var manual = new Manual(spec.root().commandLine());
        write("bash-completion/completions/incipit", manual.completion(Shell.BASH));
        write("zsh/site-functions/_incipit", "#compdef incipit\n" + manual.completion(Shell.ZSH));
        write("fish/vendor_completions.d/incipit.fish", manual.completion(Shell.FISH));
        for (var page : manual.pages(ProgramVersion.get(), ENVIRONMENT).entrySet()) {
            write("man/man1/" + page.getKey(), page.getValue());
        }
        return ExitCodes.DONE;
    }

    private void write(String name, String text) throws IOException {
        var file = share.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
