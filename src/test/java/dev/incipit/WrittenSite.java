package dev.incipit;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRun;
import dev.incipit.fetch.Fetcher;
import dev.incipit.fetch.Fetchers;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.generate.Generator;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A site written for a test, a folder of {@code src/test/resources/sites}: its pages are served on loopback and asked for under
 * the folder's name, bare or with {@code www.}. The lines of {@code answers.tsv} (path, status, location) are answered so.
 */
public final class WrittenSite implements AutoCloseable {
    private static final Path SITES = Path.of("src/test/resources/sites");

    private final TestSite server = new TestSite();
    private final Path folder;
    private final String host;

    /** Serves a folder. */
    public WrittenSite(Path folder) throws IOException {
        this.folder = folder;
        this.host = folder.getFileName().toString();
        try (var files = Files.walk(folder.resolve("pages"))) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                serve(file, Files.readString(file));
            }
        }
        answers();
    }

    private void answers() throws IOException {
        var answers = folder.resolve("answers.tsv");
        for (var line : Files.exists(answers) ? Files.readAllLines(answers) : List.<String>of()) {
            var cells = line.split("\t", -1);
            var status = Integer.parseInt(cells[1]);
            if (cells[2].isEmpty()) {
                server.answer(cells[0], TestSite.html(status, "<title>Error</title>"));
            } else {
                server.redirect(cells[0], status, cells[2]);
            }
        }
    }

    /** The folders of all sites, by name. */
    public static List<Path> folders() throws IOException {
        try (var folders = Files.list(SITES)) {
            return folders.filter(Files::isDirectory).sorted().toList();
        }
    }

    /** Serves the folder of that name. */
    public static WrittenSite named(String host) throws IOException {
        return new WrittenSite(SITES.resolve(host));
    }

    /** Where the site is served. */
    public TestSite server() {
        return server;
    }

    /** Of a file called {@code name} that an editor read and approved. */
    public Path approved(String name) {
        return folder.resolve("expected").resolve(name);
    }

    private void serve(Path file, String text) {
        var path = "/" + folder.resolve("pages").relativize(file).toString().replace('\\', '/');
        if (!path.endsWith(".html")) {
            server.text(path, path.endsWith(".xml") ? "application/xml" : "text/plain", text);
            return;
        }
        var plain = path.substring(0, path.length() - ".html".length());
        Stream.of(path, plain, path.replaceAll("/index\\.html$", "/"), path.replaceAll("/index\\.html$", ""))
                .filter(each -> !each.isEmpty())
                .forEach(each -> server.answer(each, TestSite.html(200, text)));
        server.otherwise(this::withoutQuery);
    }

    /** A page shown in another order is the page; anything else is not there. */
    private TestSite.Answer withoutQuery(String target) {
        var query = target.indexOf('?');
        var file = folder.resolve("pages" + (query < 0 ? "/none" : target.substring(0, query)) + ".html");
        try {
            return Files.isRegularFile(file)
                    ? TestSite.html(200, Files.readString(file))
                    : TestSite.html(404, "<title>Not found</title><p>There is no such page.");
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /** The same pages without a name of their own: absolute links and sitemaps name the address that they are served at. */
    public WrittenSite onLoopback() throws IOException {
        try (var files = Files.walk(folder.resolve("pages"))) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                serve(file, Files.readString(file).replace("https://" + host, server.origin()));
            }
        }
        answers();
        return this;
    }

    /** Both files of the site. */
    public Generated generated() throws InterruptedException {
        var home = WebUrl.parse("https://" + host + "/").orElseThrow();
        return generator()
                .generate(new GenerateOrder(new Site(host, home, true), FileType.BOTH, 100, Optional.empty()), _ -> {});
    }

    private Generator generator() {
        var web = new Fetchers(LocalRuns.FETCH, InstantSource.system());
        return LocalRuns.generator(
                LocalRuns.crawler(() -> FetchRun.over(named(web.open()), LocalRuns.FETCH.hostConcurrency())));
    }

    /** Leads the site's names to where it is served. */
    private Fetcher named(Fetcher web) {
        return request -> {
            var name = request.url().host();
            if (!name.equals(host) && !name.equals("www." + host)) {
                return new Guarded(request.url(), "not of the site");
            }
            var origin = request.url().origin();
            var served = moved(request.url(), origin, server.origin());
            return renamed(
                    web.fetch(new FetchRequest(request.method(), served, request.headers(), request.bytesMax())),
                    origin);
        };
    }

    private FetchOutcome renamed(FetchOutcome outcome, String origin) {
        return switch (outcome) {
            case Fetched it ->
                new Fetched(
                        named(it.url(), origin),
                        it.status(),
                        it.headers(),
                        it.body(),
                        it.truncated(),
                        it.redirects().stream()
                                .map(hop -> new Redirect(named(hop.from(), origin), hop.status()))
                                .toList());
            case Refused it -> new Refused(named(it.url(), origin), it.status(), it.retryAfter());
            case Missing it -> new Missing(named(it.url(), origin), it.status());
            case Guarded it -> new Guarded(named(it.url(), origin), it.reason());
            case Unreachable it -> new Unreachable(named(it.url(), origin), it.cause(), it.detail());
        };
    }

    private WebUrl named(WebUrl url, String origin) {
        return moved(url, server.origin(), origin);
    }

    private static WebUrl moved(WebUrl url, String from, String to) {
        var text = url.toString();
        return text.startsWith(from)
                ? WebUrl.parse(to + text.substring(from.length())).orElse(url)
                : url;
    }

    @Override
    public void close() {
        server.close();
    }
}
