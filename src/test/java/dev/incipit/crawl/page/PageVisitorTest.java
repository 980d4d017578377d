package dev.incipit.crawl.page;

import static dev.incipit.fetch.Gzip.gzip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.TestSite.Answer;
import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.Visit;
import dev.incipit.fetch.FetchRun;
import dev.incipit.fetch.Fetchers;
import dev.incipit.fetch.LocalFetch;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PageVisitorTest {
    private static final int MIB = 1 << 20;
    private static final String BEGINNING =
            "<!doctype html><title>Tides</title><main><p>The tide of the morning is the higher one of the two.</p>";
    private static final String END = "<p>The ebb comes six hours after the flood.</p></main>";

    private final TestSite site = new TestSite();

    @AfterEach
    void close() {
        site.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/html", "", "application/octet-stream", "text/plain"})
    void aPageLongerThanBytesMaxIsLostWhereThatIsLowered(String type) throws Exception {
        site.answer("/", padded(100_000, type));
        assertEquals("too large", visited(50_000, 4 * MIB).visit().reason());
        assertEquals("too large", visited(50_000, 20_000).visit().reason());
        assertEquals("read", visited(200_000, 4 * MIB).visit().reason());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/html", ""})
    void aPageOfElevenMebibytesIsReadToItsEndWhereBothAreRaised(String type) throws Exception {
        site.answer("/", padded(11 * MIB, type));
        assertTrue(text(visited(16 * MIB, 12 * MIB)).contains("six hours"));
        assertEquals("too large", visited(10 * MIB, 4 * MIB).visit().reason());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/html", ""})
    void ofHtmlLessIsParsedWhereHtmlBytesMaxIsLowered(String type) throws Exception {
        site.answer("/", padded(100_000, type));
        var text = text(visited(10 * MIB, 20_000));
        assertTrue(text.contains("higher one"), text);
        assertFalse(text.contains("six hours"), text);
        assertTrue(text(visited(10 * MIB, 200_000)).contains("six hours"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/html", "text/html; charset=utf-8", "application/xhtml+xml", "text/markdown"})
    void aBodyThatIsCompressedTwiceIsNoPage(String type) throws Exception {
        var twice = gzip(gzip((BEGINNING + END).getBytes(StandardCharsets.UTF_8)));
        site.answer("/", new Answer(200, Map.of("Content-Type", type, "Content-Encoding", "gzip"), twice));
        var answer = visited(10 * MIB, 4 * MIB);
        assertEquals(Visit.Result.DROPPED, answer.visit().result());
        assertTrue(answer.reading().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "UTF-16LE, text/html; charset=utf-16le",
        "UTF-16BE, text/html; charset=utf-16be",
        "UTF-16, text/html",
        "windows-1252, text/html; charset=iso-8859-1",
        "ISO-2022-JP, text/html; charset=iso-2022-jp"
    })
    void aPageInAnyEncodingIsText(String charset, String type) throws Exception {
        site.answer(
                "/",
                new Answer(200, Map.of("Content-Type", type), (BEGINNING + END).getBytes(Charset.forName(charset))));
        assertTrue(text(visited(10 * MIB, 4 * MIB)).contains("six hours"));
    }

    @Test
    void aPageWithNulBytesInItIsRead() throws Exception {
        var page = (BEGINNING + "\0\0\0<p>A\0 byte of nothing.</p>\0" + END).getBytes(StandardCharsets.UTF_8);
        site.answer("/", new Answer(200, Map.of("Content-Type", "text/html"), page));
        assertTrue(text(visited(10 * MIB, 4 * MIB)).contains("six hours"));
    }

    private static Answer padded(int bytes, String type) {
        var page = new StringBuilder(BEGINNING);
        while (page.length() < bytes) {
            page.append("<!--").append("x".repeat(10_000)).append("-->\n");
        }
        return new Answer(
                200,
                type.isEmpty() ? Map.of() : Map.of("Content-Type", type),
                page.append(END).toString().getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aPageThatBreaksOurCodeIsAPageThatCouldNotBeRead() throws InterruptedException {
        var told = new ArrayList<RuntimeException>();
        var bug = new IllegalStateException("a bug");
        var broken = FetchRun.over(
                _ -> {
                    throw bug;
                },
                8);
        var answer = new PageVisitor(
                        broken, new PageReader(), ComputePool.ofCommand(), InstantSource.system(), told::add)
                .visit(WebUrl.parse("https://site.example/").orElseThrow(), _ -> Optional.empty());
        assertEquals(Visit.Result.UNREACHABLE, answer.visit().result());
        assertEquals(List.of(bug), told);
    }

    private static String text(PageAnswer answer) {
        return answer.reading()
                .map(reading -> reading.page().markdown())
                .orElse(answer.visit().reason());
    }

    private PageAnswer visited(long bytesMax, long htmlBytesMax) throws InterruptedException {
        var config = LocalFetch.within(
                Duration.ofSeconds(5), Duration.ofSeconds(20), Duration.ofSeconds(40), bytesMax, htmlBytesMax);
        try (var run = new Fetchers(config, InstantSource.system()).open()) {
            return new PageVisitor(run, new PageReader(), ComputePool.ofCommand(), InstantSource.system(), _ -> {})
                    .visit(site.url("/"), _ -> Optional.empty());
        }
    }
}
