package dev.incipit.app.pack;

import dev.incipit.app.files.AtomicFiles;
import dev.incipit.app.files.PublishedAddress;
import dev.incipit.app.terminal.NamedFile;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.generate.Generated;
import dev.incipit.generate.PackFile;
import dev.incipit.generate.PackFile.Kind;
import dev.incipit.llmstxt.FileType;
import dev.incipit.pointers.PackAddress;
import dev.incipit.pointers.Pointers;
import dev.incipit.pointers.PublicServer;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of {@code generate} that writes what the web server needs to lead agents to the pack. */
public final class PointerOptions {
    private static final String STANDARD_OUTPUT = "-";

    /** Far more than any configuration of ours. */
    private static final int BYTES_MAX = 1 << 20;

    record Servers() implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(PublicServer.values()).map(PublicServer::word).iterator();
        }
    }

    @Option(
            names = "--pointers",
            paramLabel = "SERVER[=FILE]",
            completionCandidates = Servers.class,
            description =
                    "Also write what your web server needs so that agents find the copies and the index: nginx, caddy, "
                            + "apache, netlify, cloudflare or vercel. The file has the server's usual name in the working directory, "
                            + "or that of FILE; with - it is printed.")
    private @Nullable String pointers;

    private record Target(PublicServer server, String file) {}

    public boolean given() {
        return pointers != null;
    }

    /** Rejects unknown servers, what the option cannot go with, and a file that is somebody's own. */
    public void refuseContradictions(boolean compares, boolean printed) throws IOException {
        var target = target();
        if (target.isEmpty()) {
            return;
        }
        if (compares) {
            throw new InvalidInput("--check writes nothing; leave out --pointers.");
        }
        if (target.get().file().equals(STANDARD_OUTPUT)) {
            if (printed) {
                throw new InvalidInput("--out - and --pointers …=- both print; name a file for one of them.");
            }
            return;
        }
        var file = Path.of(target.get().file());
        if (Files.exists(file) && !Pointers.isOurs(text(file))) {
            throw new InvalidInput(file + " is not by Incipit and stays as it is; name another file: --pointers "
                    + target.get().server().word() + "=FILE.");
        }
        AtomicFiles.requireWritable(folder(file));
    }

    private static String text(Path file) throws IOException {
        return new String(NamedFile.read(file, BYTES_MAX), StandardCharsets.UTF_8);
    }

    private static Path folder(Path file) {
        return Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    }

    private Optional<Target> target() {
        if (pointers == null) {
            return Optional.empty();
        }
        var parts = pointers.split("=", 2);
        var server = PublicServer.named(parts[0])
                .orElseThrow(() -> new InvalidInput(
                        "--pointers must be one of " + PublicServer.words() + ", and not '" + parts[0] + "'."));
        if (parts.length > 1 && (parts[1].isEmpty() || Path.of(parts[1]).getFileName() == null)) {
            throw new InvalidInput("--pointers " + pointers + " names no file.");
        }
        return Optional.of(new Target(server, parts.length > 1 ? parts[1] : server.usualFile()));
    }

    /** Writes the configuration for the pack of a run, if one is asked for, and says what to do with it. */
    public void write(Generated generated, PublishedAddress addresses, Terminal terminal) throws IOException {
        var target = target();
        if (target.isEmpty()) {
            return;
        }
        var text = Pointers.of(target.get().server(), address(generated, addresses));
        if (target.get().file().equals(STANDARD_OUTPUT)) {
            terminal.printExactly(text);
            return;
        }
        var file = Path.of(target.get().file());
        AtomicFiles.write(folder(file), Map.of(String.valueOf(file.getFileName()), text));
        terminal.wrote(file.toString(), target.get().server().use());
    }

    private static PackAddress address(Generated generated, PublishedAddress addresses) {
        var scope = generated.report().scope();
        var home = WebUrl.parse(addresses.outward(scope.home().origin() + scope.folder()))
                .orElse(scope.home());
        var sections = generated.pack().stream()
                .filter(file -> file.kind() == Kind.SECTION_INDEX)
                .map(PackFile::path);
        return new PackAddress(
                home,
                Stream.concat(Stream.of(FileType.INDEX_NAME), sections)
                        .flatMap(path -> below(home, path).stream())
                        .toList());
    }

    private static Optional<WebUrl> below(WebUrl home, String path) {
        try {
            var encoded = new URI(null, null, "/" + path, null).toASCIIString().substring(1);
            return WebUrl.parse(home + encoded);
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }
}
