package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LinkElementTest {
    private static final WebUrl PAGE = WebUrl.parse("https://example.org/a/").orElseThrow();

    private static List<String> targets(String html, Charset charset, String type) {
        return LinkElement.of(PAGE, html.getBytes(charset), type).stream()
                .map(link -> String.join(" ", link.relations()) + " " + link.target())
                .toList();
    }

    private static List<String> targets(String html) {
        return targets(html, StandardCharsets.UTF_8, "text/html");
    }

    @Test
    void relationsAreInLowerCaseAndTargetsWhole() {
        assertEquals(
                List.of("alternate describedby https://example.org/a/llms.txt"),
                targets("<head><LINK REL='alternate  DescribedBy' HREF=llms.txt>"));
    }

    @Test
    void theBaseElementCounts() {
        assertEquals(
                List.of("next https://example.org/b/x"),
                targets("<head><base href=/b/><link rel=next href=x><link rel=next><link href=y>"));
    }

    @Test
    void theCharsetIsTheOneThatThePageHas() {
        assertEquals(
                List.of("describedby https://example.org/llms.txt"),
                targets(
                        "<link rel=describedby href=/llms.txt>",
                        StandardCharsets.UTF_16LE,
                        "text/html; charset=utf-16"));
    }

    @Test
    void aPageThatTheParserRefusesGivesWhatStandsBeforeTheFault() throws IOException {
        var refused = Files.readString(
                Path.of("src/test/resources/broken/html/2026-11-21-templates-pruned-for-depth.html"),
                StandardCharsets.ISO_8859_1);
        assertEquals(
                List.of("describedby https://example.org/llms.txt"),
                targets("<link rel=describedby href=/llms.txt>" + refused));
    }

    @Test
    void onlyTheBeginningOfALongPageIsRead() {
        int read = targets("<link rel=next href=x>".repeat(40_000)).size();
        assertTrue(read > 1_000 && read <= 10_001, "read " + read);
    }
}
