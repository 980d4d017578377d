package dev.incipit.mcp.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.Section;
import dev.incipit.mcp.TestDesk;
import dev.incipit.text.TokenEstimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ReadIndexToolTest {
    private static LlmsTxt document(Section... sections) {
        return new LlmsTxt("Acme", Optional.of("What Acme makes."), "Some details.", List.of(sections));
    }

    private static Section section(String name, int links) {
        return new Section(
                name,
                IntStream.range(0, links)
                        .mapToObj(i -> new Link(
                                name + " " + i,
                                "https://acme.example/" + name + "/" + i,
                                Optional.of("a note on page " + i)))
                        .toList());
    }

    private static JsonNode call(LlmsTxt document, String arguments) {
        return TestDesk.index(document).call("read_llms_txt", arguments);
    }

    /** Of the message as it is sent; an escape is two signs, and not one that would be escaped again. */
    private static int tokens(JsonNode result) {
        return TokenEstimate.of(result.toString().replaceAll("\\\\.", "-+"));
    }

    @Test
    void aSmallFileComesWhole() {
        var result = call(document(section("Docs", 2), section("Optional", 1)), "{\"url\":\"acme.example\"}");
        var index = result.path("structuredContent");
        assertEquals("Acme", index.path("title").asText());
        assertEquals("What Acme makes.", index.path("summary").asText());
        assertEquals(3, index.path("totalLinks").asInt());
        assertTrue(index.path("nextOffset").isNull());
        assertEquals(
                "https://acme.example/Docs/1",
                index.path("sections").get(0).path("links").get(1).path("url").asText());
        assertTrue(result.path("content")
                .get(0)
                .path("text")
                .asText()
                .contains("- [Docs 1](https://acme.example/Docs/1): a note on page 1"));
    }

    @Test
    void aSectionIsChosenByItsName() {
        var index = call(document(section("Docs", 2), section("API", 3)), "{\"url\":\"a\",\"section\":\" api \"}")
                .path("structuredContent");
        assertEquals(1, index.path("sections").size());
        assertEquals(3, index.path("totalLinks").asInt());
    }

    @Test
    void anUnknownSectionNamesTheKnownOnes() {
        var result = call(document(section("Docs", 2)), "{\"url\":\"a\",\"section\":\"none\"}");
        assertTrue(result.path("isError").asBoolean());
        assertTrue(result.path("content").get(0).path("text").asText().contains("\"Docs\""));
    }

    @Test
    void aLargeFileComesInPartsThatTogetherAreTheFile() {
        var document = document(section("Docs", 900), section("Empty", 0), section("API", 900));
        var urls = new ArrayList<String>();
        int offset = 0;
        for (int part = 0; part < 50 && offset >= 0; part++) {
            var result = call(document, "{\"url\":\"a\",\"offset\":" + offset + "}");
            assertTrue(tokens(result) <= 20_000);
            var index = result.path("structuredContent");
            urls.addAll(index.findValuesAsText("url").stream()
                    .filter(url -> url.startsWith("https://acme.example/"))
                    .toList());
            offset = index.path("nextOffset").asInt(-1);
        }
        assertEquals(-1, offset);
        assertEquals(1_800, urls.size());
        assertEquals(1_800, urls.stream().distinct().count());
    }

    @Test
    void eachPartHasOneLinkAtLeast() {
        var words = "\uD83D\uDE00".repeat(1000);
        var link = new Link(words, "https://a.example/", Optional.of(words));
        var document = new LlmsTxt(words, Optional.of(words), words, List.of(new Section(words, List.of(link, link))));
        var index = call(document, "{\"url\":\"a\",\"offset\":0}").path("structuredContent");
        assertTrue(index.path("nextOffset").asInt(2) > 0);
    }

    @Test
    void anEndlessNoteIsCut() {
        var link = new Link("x".repeat(50_000), "https://a.example/", Optional.of("y ".repeat(50_000)));
        var result = call(document(new Section("Docs", List.of(link))), "{\"url\":\"a\"}");
        assertTrue(tokens(result) <= 20_000);
        assertEquals(
                1,
                result.path("structuredContent")
                        .path("sections")
                        .get(0)
                        .path("links")
                        .size());
    }

    @Test
    void aHeadThatIsTooLongIsCut() {
        var document = new LlmsTxt("A", Optional.of("s ".repeat(60_000)), "d ".repeat(60_000), List.of());
        var result = call(document, "{\"url\":\"a\"}");
        assertTrue(tokens(result) <= 20_000);
        assertFalse(result.path("isError").asBoolean());
    }

    @Test
    void anOffsetBeyondTheLinksIsRefused() {
        assertTrue(call(document(section("Docs", 2)), "{\"url\":\"a\",\"offset\":2}")
                .path("isError")
                .asBoolean());
    }

    @Test
    void wordsThatLookLikeAFenceStayInside() {
        var link = new Link("```", "https://a.example/", Optional.of("```\nout"));
        var text = call(document(new Section("D", List.of(link))), "{\"url\":\"a\"}")
                .path("content")
                .get(0)
                .path("text")
                .asText();
        assertEquals(2, text.lines().filter(line -> line.startsWith("```")).count());
    }

    @Test
    void aPartSaysWhichLinksItHoldsAndOnlyTheFirstHasTheDetails() {
        var document = document(section("Docs", 900));
        var first = call(document, "{\"url\":\"a\"}");
        int next = first.path("structuredContent").path("nextOffset").asInt();
        assertTrue(first.path("content")
                .get(0)
                .path("text")
                .asText()
                .contains("These are links 0 to " + (next - 1) + " of 900; the rest begins at offset " + next + ". "));
        assertEquals(
                "Some details.", first.path("structuredContent").path("details").asText());
        var last = call(document, "{\"url\":\"a\",\"offset\":890}");
        assertFalse(last.path("content").get(0).path("text").asText().contains("These are links"));
        assertEquals("", last.path("structuredContent").path("details").asText());
    }

    @Test
    void aSectionBeforeTheOffsetIsLeftOut() {
        var names = call(
                        document(section("Docs", 2), section("Empty", 0), section("API", 3)),
                        "{\"url\":\"a\",\"offset\":2}")
                .path("structuredContent")
                .findValuesAsText("name");
        assertEquals(List.of("Empty", "API", "API 0", "API 1", "API 2"), names);
    }

    /** The budget ends at the first link of one of so many sections. */
    @Test
    void aSectionOfOneLinkStandsInOnePartOnly() {
        var sections =
                IntStream.range(0, 900).mapToObj(i -> section("S" + i, 1)).toArray(Section[]::new);
        var names = new ArrayList<String>();
        for (int offset = 0; offset >= 0; ) {
            var index = call(document(sections), "{\"url\":\"a\",\"offset\":" + offset + "}")
                    .path("structuredContent");
            index.path("sections")
                    .forEach(section -> names.add(section.path("name").asText()));
            offset = index.path("nextOffset").asInt(-1);
        }
        assertEquals(900, names.size());
    }
}
