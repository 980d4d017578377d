package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LinkHeaderTest {
    private static final WebUrl PAGE = WebUrl.parse("https://a.example/docs/").orElseThrow();

    private static List<LinkHeader> links(String header) {
        return LinkHeader.read(PAGE, header);
    }

    @Test
    void ofTwoLinksTheFirstStandsFirst() {
        var links = links("<a.md>; rel=alternate; type=text/markdown, <b.md>; rel=alternate; type=text/markdown");
        assertEquals(
                List.of("/docs/a.md", "/docs/b.md"),
                links.stream().map(link -> link.target().path()).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "<a.md>; rel=alternate | alternate",
                "<a.md>;rel=\"nofollow alternate\" | nofollow alternate",
                "<a.md>; REL = \"Alternate\" | alternate",
                "<a.md>; rel='alternate' |  alternate",
                "<a.md>; rel=alternatex | alternatex",
                "<a.md>; rel=next; rel=alternate | next",
                "<a.md>; title=\"say \\\"<b>; rel=next\\\", do\"; rel=alternate | alternate",
                "<a.md>; crossorigin; rel=alternate | alternate"
            })
    void theRelationsOfALinkAreItsWords(String header, String relations) {
        var link = links(header).getFirst();
        assertEquals("https://a.example/docs/a.md", link.target().toString());
        assertEquals(List.of(relations.split(" ")), link.relations());
    }

    @Test
    void eachLinkHasItsOwnTargetAndType() {
        var links = links("</a,b.css>; rel=preload, </a.md>; type=\"Text/Markdown\"; rel=alternate");
        assertEquals(
                List.of("/a,b.css", "/a.md"),
                links.stream().map(link -> link.target().path()).toList());
        assertEquals(
                List.of("", "text/markdown"),
                links.stream().map(LinkHeader::type).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a.md; rel=alternate",
                "<a.md",
                "<>; rel=alternate",
                "<mailto:a@a.example>; rel=author",
                "<>>;;;=\"<"
            })
    void whatLeadsNowhereOnTheWebHasNoRelation(String header) {
        assertEquals(
                List.of(),
                links(header).stream()
                        .flatMap(link -> link.relations().stream())
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"<", "<>", "<a>;", "<a>; x=\"", "\\\"", " ", ";", "<a>; rel=\"\\\""})
    void aLongHeaderIsReadAtOnce(String piece) {
        ProcessorTime.assertAtMost(Duration.ofSeconds(5), () -> links("<a>" + piece.repeat(64_000 / piece.length())));
    }
}
