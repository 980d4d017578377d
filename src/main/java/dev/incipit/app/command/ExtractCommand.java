package dev.incipit.app.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.app.UseCases;
import dev.incipit.app.files.RelativeLinks;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.NamedFile;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.crawl.SinglePages;
import dev.incipit.generate.FailedCrawl;
import dev.incipit.html.PageReader;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a page as clean Markdown, or converts a folder of pages (decisions §7). */
@Command(
        name = "extract",
        description = "Turn HTML pages into clean Markdown.",
        customSynopsis = {
            "incipit extract FILE|- [--url URL]",
            "       incipit extract https://your.site/page",
            "       incipit extract --in DIR --out DIR [--urls FILE.json]"
        },
        footer = {
            "",
            "Examples:",
            "  incipit extract https://your.site/page > page.md",
            "  incipit extract page.html --url https://your.site/page",
            "  curl -s https://your.site/page | incipit extract - > page.md",
            "  incipit extract --in site --out pages"
        })
final class ExtractCommand extends TerminalCommand {
    /** Bound on the file of --urls: enough for 100 000 pages. */
    private static final int URLS_BYTES_MAX = 16 * 1024 * 1024;

    private static final String HTML = ".html";

    private final PageReader reader = new PageReader();

    /** {@code fetch.max-html-bytes}: bound on one page. */
    private int pageBytesMax;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "The page: a file, - for standard input, or an address with https:// or http://.")
    private @Nullable String file;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "URL of the page; relative links are resolved against it, and stay relative without it.")
    private @Nullable String url;

    @Option(names = "--in", paramLabel = "DIR", description = "Read every *.html in this folder.")
    private @Nullable Path in;

    @Option(names = "--out", paramLabel = "DIR", description = "Write a *.md for each page into this folder.")
    private @Nullable Path out;

    @Option(
            names = "--urls",
            paramLabel = "FILE.json",
            description = "JSON object that maps file names to the pages' URLs.")
    private @Nullable Path urls;

    ExtractCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var settings = common.settings();
        pageBytesMax = (int) Math.min(settings.fetch().htmlBytesMax(), Integer.MAX_VALUE - 8);
        if (file != null && file.contains("://")) {
            return web(settings, file);
        }
        if (in != null && out != null && file == null && url == null) {
            return folder(in, out, urls == null ? Map.of() : addresses(urls));
        }
        if (file != null && in == null && out == null && urls == null) {
            return page(file);
        }
        throw new InvalidInput("Give either a FILE (or -), or a folder by --in DIR and another by --out DIR.");
    }

    /** Asks for a page under the rules that hold for the first page of a run: its host's robots.txt and the guard of addresses. */
    private int web(Settings settings, String address) throws InterruptedException {
        if (in != null || out != null || urls != null || url != null) {
            throw new InvalidInput(
                    "--url, --in, --out and --urls go with files: a page of the web has its own address.");
        }
        var useCases = UseCases.of(settings.ofRuns());
        var page = useCases.reading().pages().read(GenerateCommand.site(useCases.sites(), address));
        var markdown = switch (page) {
            case SinglePages.NotRead(var outcome) -> throw FailedCrawl.problem(outcome);
            case SinglePages.Read(var landed, var _, var text) -> {
                if (terminal.verbose()) {
                    terminal.say("Read at " + landed.withoutQuery() + ".");
                }
                yield text;
            }
        };
        terminal.out().print(ended(markdown));
        terminal.out().flush();
        return ExitCodes.DONE;
    }

    private int page(String name) throws IOException {
        var body = name.equals("-") ? terminal.in().readNBytes(pageBytesMax) : read(Path.of(name));
        terminal.out().print(markdown(body, Optional.ofNullable(url).orElse(RelativeLinks.BASE)));
        terminal.out().flush();
        return ExitCodes.DONE;
    }

    private int folder(Path from, Path to, Map<String, String> addresses) throws IOException {
        Files.createDirectories(to);
        List<Path> pages;
        try (var entries = Files.list(from)) {
            pages = entries.filter(entry -> entry.toString().endsWith(HTML) && Files.isRegularFile(entry))
                    .sorted()
                    .toList();
        }
        for (var page : pages) {
            var name = page.getFileName().toString();
            var stem = name.substring(0, name.length() - HTML.length());
            var address = usable(address(addresses, name, stem), name);
            Files.writeString(to.resolve(stem + ".md"), markdown(read(page), address), StandardCharsets.UTF_8);
        }
        terminal.say(Amounts.of(pages.size(), "page") + " of " + from + " written to " + to);
        return ExitCodes.DONE;
    }

    private static String address(Map<String, String> addresses, String name, String stem) {
        return addresses.getOrDefault(name, addresses.getOrDefault(stem, RelativeLinks.BASE));
    }

    /** One wrong address costs the links of its page, not the whole folder. */
    private String usable(String address, String name) {
        if (WebUrl.parse(address).isPresent()) {
            return address;
        }
        terminal.say(
                name + ": '" + address + "' is no web address, so its relative links stay relative. Write it in full,"
                        + " like https://example.com/page.");
        return RelativeLinks.BASE;
    }

    private String markdown(byte[] body, String address) {
        var from = WebUrl.parse(address)
                .orElseThrow(() -> new InvalidInput(
                        "'" + address + "' is no web address: write it in full, like https://example.com/page."));
        var resolved = reader.read(from, body, "text/html").markdown();
        var markdown = address.equals(RelativeLinks.BASE) ? RelativeLinks.restored(resolved) : resolved;
        return ended(markdown);
    }

    private static String ended(String markdown) {
        return markdown.isEmpty() || markdown.endsWith("\n") ? markdown : markdown + "\n";
    }

    private byte[] read(Path file) throws IOException {
        if (!Files.exists(file) && file.toString().matches("[\\w-]+(\\.[\\w-]+)+/.*")) {
            throw new InvalidInput("There is no file " + file + "; for a page of the web write https://" + file + ".");
        }
        return NamedFile.read(file, pageBytesMax);
    }

    private static Map<String, String> addresses(Path json) throws IOException {
        try {
            @Nullable
            Map<String, @Nullable String> said =
                    new ObjectMapper().readValue(NamedFile.read(json, URLS_BYTES_MAX), new TypeReference<>() {});
            if (said == null) {
                throw new InvalidInput(json + " is not a JSON object of file names to addresses: it is null.");
            }
            var addresses = new HashMap<String, String>();
            said.forEach((name, address) -> {
                if (address == null) {
                    throw new InvalidInput(json + " names no address for '" + name + "'.");
                }
                addresses.put(name, address);
            });
            return addresses;
        } catch (JsonProcessingException wrong) {
            var place = Optional.ofNullable(wrong.getLocation())
                    .map(location -> ": see line " + location.getLineNr() + ", column " + location.getColumnNr());
            throw new InvalidInput(json + " is not a JSON object of file names to addresses" + place.orElse("") + ".");
        }
    }
}
