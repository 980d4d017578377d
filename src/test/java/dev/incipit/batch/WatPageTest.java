package dev.incipit.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WatPageTest {
    @Test
    void aPageHasItsTitleDescriptionAndLinks() throws IOException {
        var page = page("""
                {"Response-Message": {"Status": "200"},
                 "Headers": {"x-robots-tag": ["noindex", "b"]},
                 "HTML-Metadata": {
                   "Head": {"Title": "Oaks & elms", "Metas": [{"name": "Description", "content": "Old <trees>."}]},
                   "Links": [{"path": "A@/href", "url": "/elms", "text": "Elms"}, {"path": "IMG@/src", "url": "/x.png"}]}}""").orElseThrow();
        var html = new String(page.body(), StandardCharsets.UTF_8);
        assertEquals(200, page.status());
        assertEquals("noindex", page.robots());
        assertEquals("text/html; charset=utf-8", page.type());
        assertTrue(html.contains("<h1>Oaks &amp; elms</h1>"), html);
        assertTrue(html.contains("<p>Old &lt;trees&gt;.</p>"), html);
        assertTrue(html.contains("<a href=\"/elms\">Elms</a>"), html);
        assertTrue(!html.contains("x.png"), html);
    }

    @Test
    void aRedirectHasItsTargetAndNoBody() throws IOException {
        var page = page("{\"Response-Message\": {\"Status\": \"301\"}, \"Headers\": {\"Location\": \"/new\"}}")
                .orElseThrow();
        assertEquals("/new", page.location());
        assertEquals(0, page.body().length);
    }

    @Test
    void aRecordWithoutAStatusIsNoPage() throws IOException {
        assertEquals(Optional.empty(), page("{}"));
    }

    @Test
    void aDescriptionOfMillionsOfEmptyListsIsRefused() {
        assertThrows(
                StreamConstraintsException.class,
                () -> page("{\"Response-Message\": {\"Status\": 200}, \"HTML-Metadata\": [" + "[],".repeat(1_000_000)
                        + "[]]}"));
    }

    @Test
    void ofAnElementAFewAttributesAreKept() throws IOException {
        var attributes = IntStream.range(0, 50_000)
                .mapToObj(i -> "\"k" + i + "\": \"v\"")
                .collect(Collectors.joining(", "));
        var page = page("{\"Response-Message\": {\"Status\": 200}, \"HTML-Metadata\": {\"Head\": {\"Metas\": [{"
                        + attributes + "}]}}}")
                .orElseThrow();
        assertTrue(page.body().length < 1_000, page.body().length + " bytes");
    }

    private static Optional<ArchivedAnswer> page(String response) throws IOException {
        var record = "{\"Envelope\": {\"Payload-Metadata\": {\"HTTP-Response-Metadata\": " + response + "}}}";
        return WatPage.of(
                WebUrl.parse("https://example.com/oaks").orElseThrow(),
                "2026-03-01T00:00:00Z",
                record.getBytes(StandardCharsets.UTF_8));
    }
}
