package dev.incipit.validate.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.TestSite.Answer;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.Fetchers;
import dev.incipit.fetch.TestCertificates;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ListedCheck.When;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.ValidationReport;
import dev.incipit.validate.ValidationReport.Health;
import dev.incipit.validate.Validator;
import dev.incipit.validate.finding.CheckKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Sites that serve their file in one way or another over TLS, written from checks.md alone. */
final class DeliveriesTest {
    private static final String FILE = """
            # Tidemark

            > Tidemark keeps the tide tables of forty harbours; this file lists the pages that explain how to read them.

            ## Guides

            - [Reading a table](https://www.tidemark.org/read.md): How heights and times are written in a table.
            """;

    /** Templates nested so deep that jsoup loses count of them and throws. */
    private static final byte[] PRUNED = pruned();

    private static final Set<String> JUDGED = Set.of("not-empty", "not-html", "utf8", "size-limit", "plain-markdown");

    @TempDir
    private static Path folder;

    private static TestCertificates certificates;
    private static Fetchers fetchers;
    private static SSLContext good;

    private static byte[] pruned() {
        try {
            return Files.readAllBytes(
                    Path.of("src/test/resources/broken/html/2026-11-21-templates-pruned-for-depth.html"));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    @BeforeAll
    static void makeCertificates() throws Exception {
        certificates = TestCertificates.in(folder)
                .signed("good", "san=dns:tidemark.org,dns:www.tidemark.org")
                .expired("expired", "san=dns:tidemark.org")
                .unsigned("unsigned", "san=dns:tidemark.org");
        fetchers = certificates.fetchers();
        good = certificates.of("good");
    }

    private record Row(String name, String ask, Consumer<TestSite> change, String expected, Health health) {}

    private static Row live(String name, String expected, Consumer<TestSite> change) {
        return new Row(name, "/", change, expected, Health.LIVE);
    }

    private static Row degraded(String name, String expected, Consumer<TestSite> change) {
        return new Row(name, "/", change, expected, Health.DEGRADED);
    }

    private static Row dead(String name, String expected, Consumer<TestSite> change) {
        return new Row(name, "/", change, expected, Health.DEAD);
    }

    private static Answer file(String type) {
        return new Answer(200, Map.of("Content-Type", type, "ETag", "\"1\""), FILE.getBytes(StandardCharsets.UTF_8));
    }

    private static Answer text(int status, String body) {
        return new Answer(
                status, Map.of("Content-Type", "text/plain", "ETag", "\"1\""), body.getBytes(StandardCharsets.UTF_8));
    }

    private static Answer caching(String... headers) {
        var answer = new Answer(200, Map.of("Content-Type", "text/plain"), FILE.getBytes(StandardCharsets.UTF_8));
        for (int at = 0; at < headers.length; at += 2) {
            answer = answer.with(headers[at], headers[at + 1]);
        }
        return answer;
    }

    private static Answer page(String head) {
        return TestSite.html(
                200, "<!doctype html><html><head>" + head + "<title>Tides</title></head><body>x</body></html>");
    }

    private static TestSite wellMade(SSLContext certificate) {
        return new TestSite(certificate)
                .answer("/llms.txt", file("text/plain; charset=utf-8"))
                .answer("/llms-full.txt", text(200, "# Tidemark\n\nAll."))
                .answer("/", page("<link rel=\"describedby\" href=\"/llms.txt\">"));
    }

    private static Consumer<TestSite> serving(Answer answer) {
        return site -> site.answer("/llms.txt", answer);
    }

    private static Consumer<TestSite> robots(String text) {
        return site -> site.answer("/robots.txt", text(200, text));
    }

    private static Consumer<TestSite> hops(int count) {
        return site -> {
            IntStream.range(0, count)
                    .forEach(hop -> site.redirect(hop == 0 ? "/llms.txt" : "/hop" + hop, 302, "/hop" + (hop + 1)));
            site.answer("/hop" + count, file("text/plain"));
        };
    }

    @TestFactory
    Stream<DynamicTest> everyDeliveryIsJudgedAsItIs() {
        return Stream.of(types(), bodies(), ways(), surroundings())
                .flatMap(rows -> rows)
                .map(row -> DynamicTest.dynamicTest(row.name(), () -> {
                    try (var site = wellMade(good)) {
                        row.change().accept(site);
                        var report = lint(site, "tidemark.org", row.ask());
                        assertEquals(row.expected(), found(report));
                        assertEquals(Optional.of(row.health()), report.health());
                    }
                }));
    }

    private static ValidationReport lint(TestSite site, String host, String path) throws InterruptedException {
        var url = WebUrl.parse("https://" + host + ":" + site.url("/").port() + path)
                .orElseThrow();
        return new Validator(fetchers::open, new Fanout(), ComputePool.ofCommand())
                .validate(new ValidateOrder.ByUrl(new Site(url.toString(), url, false), false));
    }

    private static String found(ValidationReport report) {
        var ids = Catalogue.CHECKS.stream()
                .filter(kind -> kind.when() == When.URL
                        || JUDGED.contains(kind.id())
                        || kind.id().equals("llms-full"))
                .map(CheckKind::id)
                .toList();
        return report.checks().stream()
                .filter(check -> check.status() != Status.PASS && ids.contains(check.id()))
                .map(check -> check.id() + ":" + check.status().toString().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }

    private static Stream<Row> types() {
        return Stream.of(
                live("asItIs", "", site -> {}),
                live("quotedCharsetInCapitals", "", serving(file("TEXT/Markdown; Charset=\"UTF-8\""))),
                live("aParameterBeforeTheCharset", "", serving(file("text/plain; format=flowed; charset=utf8"))),
                live("anotherText", "content-type:warning", serving(file("text/x-markdown; charset=utf-8"))),
                live("asciiIsAnotherCharset", "content-type:warning", serving(file("text/plain; charset=us-ascii"))),
                live("windows", "content-type:warning", serving(file("text/markdown; charset=windows-1252"))),
                degraded("xhtml", "content-type:fail", serving(file("application/xhtml+xml"))),
                degraded("markdownAsAnApplication", "content-type:fail", serving(file("application/markdown"))),
                live("aWeek", "", serving(caching("Cache-Control", "public, max-age=604800"))),
                live(
                        "aSecondMore",
                        "caching:warning",
                        serving(caching("Cache-Control", "max-age=604801", "ETag", "\"1\""))),
                live("immutable", "caching:warning", serving(caching("Cache-Control", "immutable", "ETag", "\"1\""))),
                live("noStoreAndNothingElse", "caching:warning", serving(caching("Cache-Control", "no-store"))),
                live("lastModified", "", serving(caching("Last-Modified", "Mon, 06 Jan 2025 10:00:00 GMT"))),
                live("aQuotedAge", "", serving(caching("Cache-Control", "max-age=\"60\""))),
                live("aLongQuotedAge", "caching:warning", serving(caching("Cache-Control", "max-age=\"31536000\""))),
                live("anAgeThatIsNone", "caching:warning", serving(caching("Cache-Control", "max-age=soon"))),
                live("aNegativeAge", "caching:warning", serving(caching("Cache-Control", "max-age=-1"))),
                live(
                        "anAgeBeyondAllNumbers",
                        "caching:warning",
                        serving(caching("Cache-Control", "max-age=99999999999999999999", "ETag", "1"))),
                degraded("markdownAsAPicture", "content-type:fail", serving(file("image/png"))),
                live("forSharedCachesOnly", "caching:warning", serving(caching("Cache-Control", "s-maxage=60"))));
    }

    private static Stream<Row> bodies() {
        return Stream.of(
                live("aMarkInFront", "", serving(text(200, "\uFEFF" + FILE))),
                dead("noContent", "file-reachable:fail", serving(new Answer(204, Map.of(), new byte[0]))),
                dead("partOfIt", "file-reachable:fail", serving(text(206, FILE))),
                dead("teapot", "file-reachable:fail", serving(text(418, FILE))),
                dead("unavailable", "file-reachable:fail", serving(text(503, FILE))),
                dead("unauthorized", "file-reachable:fail", serving(text(401, FILE))),
                dead("whiteSpace", "not-empty:fail", serving(text(200, " \n\t\n"))),
                dead("aMarkAlone", "not-empty:fail", serving(text(200, "\uFEFF\n"))),
                dead("notFoundInPlainText", "file-reachable:fail", serving(text(200, "404 page not found\n"))),
                dead(
                        "notFoundInMarkdown",
                        "file-reachable:fail",
                        serving(text(200, "# 404\n\nThere is no such page.\n"))),
                dead("notFoundInJson", "file-reachable:fail", serving(text(200, "{\"error\": \"Not Found\"}"))),
                live("aFileNamedAfterANumber", "", serving(text(200, FILE.replace("Tidemark", "404 Media")))),
                live(
                        "aFileAboutWhatIsNotFound",
                        "",
                        serving(text(200, FILE.replace("# Tidemark", "# Not found: the lost and found")))),
                live(
                        "notFoundFirstAndThereLater",
                        "llms-full:warning location:warning discoverable:warning",
                        site -> site.answer("/llms.txt", text(200, "Not found"))
                                .answer("/docs/llms.txt", file("text/plain"))),
                dead("pageAfterAMark", "not-html:fail", serving(text(200, "\uFEFF\n<!DOCTYPE HTML>\n<p>x"))),
                dead(
                        "xhtmlPage",
                        "not-html:fail",
                        serving(text(200, "<?xml version=\"1.0\"?>\n<html xmlns=\"x\"><body>x"))),
                dead("pageAfterComments", "not-html:fail", serving(text(200, "<!-- a -->\n<!-- b -->\n<HTML>x"))),
                dead("headOverTwoLines", "not-html:fail", serving(text(200, "<head\nlang=en>x"))),
                dead(
                        "pieceOfAPage",
                        "not-html:fail",
                        serving(text(
                                200,
                                "<meta a>\n<title>x</title><style>y</style>\n<div id=root></div><script></script>"))),
                degraded(
                        "latin",
                        "utf8:fail",
                        serving(new Answer(
                                200,
                                Map.of("Content-Type", "text/plain", "ETag", "1"),
                                FILE.replace("Tidemark", "Ebbe für").getBytes(StandardCharsets.ISO_8859_1)))),
                degraded(
                        "moreThanTheBound",
                        "size-limit:fail",
                        serving(text(200, FILE + "- [A](https://www.tidemark.org/a.md): more\n".repeat(12_000)))),
                live("json", "plain-markdown:fail", serving(text(200, "{\n  \"name\": \"Tidemark\"\n}"))),
                live(
                        "feed",
                        "plain-markdown:fail",
                        serving(text(200, "<?xml version=\"1.0\"?>\n<rss version=\"2.0\"><channel/></rss>"))),
                live(
                        "aLinkThatOpensWithABrace",
                        "",
                        serving(text(200, "[{id}](https://www.tidemark.org/a.md)\n\n" + FILE))));
    }

    private static Stream<Row> ways() {
        return Stream.of(
                live("twoHops", "location:warning", hops(2)),
                degraded("threeHops", "redirects:warning location:warning", hops(3)),
                degraded("fiveHops", "redirects:warning location:warning", hops(5)),
                dead("sixHops", "file-reachable:fail", hops(6)),
                live(
                        "toAFragment",
                        "",
                        site -> site.redirect("/llms.txt", 301, "/llms.txt?x#top")
                                .answer("/llms.txt?x", file("text/plain"))),
                dead("toNowhere", "file-reachable:fail", site -> site.redirect("/llms.txt", 302, "http://:")),
                live(
                        "wellKnown",
                        "location:warning discoverable:warning",
                        site -> site.answer("/llms.txt", text(404, ""))
                                .answer("/.well-known/llms.txt", file("text/plain"))
                                .answer("/.well-known/llms-full.txt", text(200, "# T"))),
                live(
                        "inDocs",
                        "location:warning discoverable:warning",
                        site -> site.answer("/llms.txt", text(404, ""))
                                .answer("/docs/llms.txt", file("text/plain"))
                                .answer("/docs/llms-full.txt", text(200, "# T"))),
                live(
                        "aPageFirstAndTheFileLater",
                        "llms-full:warning location:warning discoverable:warning",
                        site -> site.answer("/llms.txt", page("")).answer("/docs/llms.txt", file("text/plain"))),
                live(
                        "refusedFirstAndThereLater",
                        "llms-full:warning location:warning discoverable:warning",
                        site -> site.answer("/llms.txt", text(403, "")).answer("/docs/llms.txt", file("text/plain"))),
                new Row(
                        "thePathIsAFolder",
                        "/guide",
                        site -> site.answer("/guide/llms.txt", file("text/plain")),
                        "llms-full:warning discoverable:warning",
                        Health.LIVE),
                new Row(
                        "aPageBesideTheFile",
                        "/guide/a.html",
                        site -> site.answer("/guide/llms.txt", file("text/plain")),
                        "llms-full:warning discoverable:warning",
                        Health.LIVE),
                new Row("theFileByItsName", "/llms.txt", site -> {}, "", Health.LIVE),
                new Row(
                        "aMarkdownFile",
                        "/guide/index.md",
                        site -> site.answer("/guide/index.md", file("text/markdown")),
                        "llms-full:warning location:warning discoverable:warning",
                        Health.LIVE),
                new Row("aFileThatIsNotThere", "/guide/llms.txt", site -> {}, "file-reachable:fail", Health.DEAD));
    }

    private static Stream<Row> surroundings() {
        return Stream.of(
                degraded("robotsByEnding", "robots-allow:fail", robots("User-agent: *\nDisallow: /*.txt$\n")),
                degraded(
                        "robotsOneOfSix",
                        "robots-allow:warning",
                        robots("User-agent: Claude-User\nDisallow: /\n\nUser-agent: *\nAllow: /\n")),
                degraded(
                        "robotsSixOpenAndTheRestShut",
                        "robots-allow:fail",
                        robots(
                                "User-agent: ChatGPT-User\nUser-agent: OAI-SearchBot\nUser-agent: Claude-User\nUser-agent: Claude-SearchBot\nUser-agent: PerplexityBot\nUser-agent: Perplexity-User\nAllow: /\n\nUser-agent: *\nDisallow: /\n")),
                degraded(
                        "robotsInLowerCase",
                        "robots-allow:warning",
                        robots("user-agent: perplexitybot\ndisallow: /llms\n")),
                live("robotsNothingForbidden", "", robots("User-agent: *\nDisallow:\n")),
                live("robotsOtherFolder", "", robots("User-agent: *\nDisallow: /llms/\nDisallow: /private\n")),
                live("robotsLongerRuleWins", "", robots("User-agent: *\nDisallow: /l\nAllow: /llms.txt\n")),
                live("robotsIsAPage", "", site -> site.answer("/robots.txt", page(""))),
                live("robotsRefused", "", site -> site.answer("/robots.txt", text(403, ""))),
                degraded(
                        "robotsUnavailable", "robots-allow:warning", site -> site.answer("/robots.txt", text(503, ""))),
                live("noFullFile", "llms-full:warning", site -> site.answer("/llms-full.txt", text(404, ""))),
                live(
                        "anEmptyFullFile",
                        "llms-full:warning",
                        site -> site.answer("/llms-full.txt", text(200, "\uFEFF \n"))),
                live("aFullFileThatIsAPage", "llms-full:warning", site -> site.answer("/llms-full.txt", page(""))),
                live(
                        "aFullFileElsewhere",
                        "",
                        site -> site.redirect("/llms-full.txt", 301, "/all.txt")
                                .answer("/all.txt", text(200, "# All"))),
                live(
                        "nobodyPoints",
                        "discoverable:warning",
                        site -> site.answer("/", page("<link rel=alternate href=/llms.txt>"))),
                degraded(
                        "thePageBreaksTheParser",
                        "robots-allow:fail discoverable:warning",
                        site -> site.answer("/robots.txt", text(200, "User-agent: *\nDisallow: /\n"))
                                .answer("/", new Answer(200, Map.of("Content-Type", "text/html"), PRUNED))),
                live(
                        "thePageIsAMillionBytesOfElements",
                        "",
                        site -> site.answer(
                                "/", page("<link rel=describedby href=/llms.txt>" + "<i><b>x</b>".repeat(150_000)))),
                live(
                        "thePageIsAMillionBytesOfComments",
                        "",
                        site -> site.answer(
                                "/", page("<link rel=describedby href=/llms.txt>" + "<!--x-->".repeat(200_000)))),
                live(
                        "thePageIsWrittenInUtf16",
                        "",
                        site -> site.answer(
                                "/",
                                new Answer(
                                        200,
                                        Map.of("Content-Type", "text/html; charset=utf-16le"),
                                        "<link rel=describedby href=/llms.txt>".getBytes(StandardCharsets.UTF_16LE)))),
                live("thePageIsMissing", "discoverable:warning", site -> site.answer("/", text(404, ""))),
                live(
                        "oneOfManyRelations",
                        "",
                        site -> site.answer("/", page("<LINK REL='alternate DescribedBy' HREF='llms.txt'>"))),
                live(
                        "byBase",
                        "",
                        site -> site.answer("/", page("<base href='/a/'><link rel=describedby href='../llms.txt'>"))),
                live(
                        "byTheWwwTwin",
                        "",
                        site -> site.answer(
                                "/", page("<link rel=describedby href='https://www.tidemark.org/llms.txt'>"))),
                live(
                        "toAnotherSite",
                        "discoverable:warning",
                        site -> site.answer(
                                "/", page("<link rel=describedby href='https://www.tidemarks.org/llms.txt'>"))),
                live(
                        "inAHeaderAmongOthers",
                        "",
                        site -> site.answer(
                                "/",
                                page("").with(
                                                "Link",
                                                "</a,b.css>; rel=preload; as=style, <llms.txt>; type=\"text/plain\"; rel=\"describedby\""))),
                live(
                        "inAHeaderOfAPageWithoutType",
                        "",
                        site -> site.answer(
                                "/", new Answer(200, Map.of("Link", "</llms.txt>;rel=describedby"), new byte[] {'x'}))),
                live(
                        "aHeaderForAnotherRelation",
                        "discoverable:warning",
                        site -> site.answer(
                                "/", page("").with("Link", "</llms.txt>; rel=\"next\"; title=\"describedby\""))),
                live(
                        "aPageWithoutType",
                        "",
                        site -> site.answer(
                                "/",
                                new Answer(
                                        200,
                                        Map.of(),
                                        page("<link rel=describedby href=/llms.txt>")
                                                .body()))));
    }

    @Test
    void aCertificateThatProvesNothingIsNamed() throws Exception {
        for (var alias : List.of("expired", "unsigned")) {
            try (var site = wellMade(certificates.of(alias))) {
                var report = lint(site, "tidemark.org", "/");
                assertEquals("file-reachable:fail", found(report));
                assertTrue(report.checks().getFirst().message().contains("its certificate"), report::toString);
            }
        }
    }

    @Test
    void whatIsOverTheBoundIsNotLinted() throws Exception {
        try (var site = wellMade(good)) {
            site.answer("/llms.txt", text(200, FILE + "x".repeat(600_000)));
            var report = lint(site, "tidemark.org", "/");
            assertEquals(FILE.getBytes(StandardCharsets.UTF_8).length, report.contentLength());
        }
    }

    @Test
    void aByteOrderMarkIsNoPartOfTheText() throws Exception {
        var full = FILE + "y".repeat(512_000 - FILE.length() - 1) + "\n";
        try (var site = wellMade(good)) {
            for (var last : List.of("", "z")) {
                site.answer("/llms.txt", text(200, "\uFEFF" + full + last));
                var report = lint(site, "tidemark.org", "/");
                assertEquals(512_000, report.contentLength());
                assertEquals(last.isEmpty() ? "" : "size-limit:fail", found(report));
            }
        }
    }

    @Test
    void theRuleThatShutsAgentsOutIsNamedByItsLine() throws Exception {
        try (var site = wellMade(good)) {
            site.answer(
                    "/robots.txt",
                    text(200, "# all\nUser-agent: PerplexityBot\n\nDisallow: /private\nDisallow: /llms\n"));
            var messages = new ArrayList<String>();
            lint(site, "tidemark.org", "/").checks().stream()
                    .filter(check -> check.id().equals("robots-allow"))
                    .forEach(check -> messages.add(check.message()));
            assertEquals(
                    List.of("robots.txt line 5 shuts out PerplexityBot from /llms.txt. Allow it there."), messages);
        }
    }
}
