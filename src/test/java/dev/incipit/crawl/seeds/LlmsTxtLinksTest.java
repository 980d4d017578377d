package dev.incipit.crawl.seeds;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LlmsTxtLinksTest {
    private static List<String> links(String text) {
        return LlmsTxtLinks.of(url("/docs/llms.txt"), text).stream()
                .map(url -> url.toString().substring("https://example.org".length()))
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "- [A](/a): note.          | /a",
                "[A](a.md)                 | /docs/a.md",
                "[A](/a#part)              | /a",
                "[A]( /a )                 | /a",
                "[A](/a \"A title (old)\") | /a",
                "[A](</a b>)               | /a%20b",
                "[A](/a_(b)_c)             | /a_(b)_c",
                "[A](/a_(b)                | none",
                "[A] (/a)                  | none",
                "[A](mailto:a@example.org) | none",
                "![](/a.png)               | /a.png"
            })
    void theTargetStandsBetweenBracketAndParenthesis(String line, String target) {
        assertEquals(target.equals("none") ? List.of() : List.of(target), links(line));
    }

    @Test
    void eachTargetComesOnceInTheOrderOfTheText() {
        assertEquals(List.of("/b", "/a"), links("[B](/b) [A](/a)\n[B](/b) [B](/b#again)"));
    }

    @Test
    void aTargetEndsWithItsLineAndAfterTwoThousandSigns() {
        assertEquals(List.of("/b"), links("[A](/a\n) [B](/b)"));
        assertEquals(List.of(), links("[A](/" + "a".repeat(2_048) + ")"));
        assertEquals(1, links("[A](/" + "a".repeat(2_000) + ")").size());
    }

    @Test
    void aTargetIsLookedForUpToTheNextLinkOnly() throws Throwable {
        assertEquals(List.of("/b"), links("[A](/a [B](/b)"));
        var text = "](".repeat(500_000) + ")";
        var took = ProcessorTime.of(() -> links(text));
        assertTrue(took.toMillis() < 200, () -> "took " + took);
    }

    @Test
    void twoThousandLinksCount() {
        var text = IntStream.range(0, 2_100).mapToObj(i -> "[A](/" + i + ")").collect(Collectors.joining("\n"));
        assertEquals(2_000, links(text).size());
        assertEquals("/1999", links(text).getLast());
    }

    @Test
    void theWholeAddressOfAnotherSiteIsALinkToo() {
        assertEquals(
                List.of("https://other.example/a"),
                LlmsTxtLinks.of(url("/llms.txt"), "[A](https://other.example/a)").stream()
                        .map(WebUrl::toString)
                        .toList());
    }
}
