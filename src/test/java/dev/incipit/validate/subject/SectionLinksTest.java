package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SectionLinksTest {
    @Test
    void anIndexOfTheSameHostCountsOnceAndTheFileItselfNot() {
        assertEquals(
                List.of("https://your.site/docs/llms.txt", "https://your.site/API/LLMS.txt"),
                at("https://your.site/llms.txt", """
                        # Site

                        ## Parts

                        - [Docs](/docs/llms.txt): All of them.
                        - [Docs again](https://your.site/docs/llms.txt?x#y): The same.
                        - [API](https://YOUR.site/API/LLMS.txt): Another.
                        - [Elsewhere](https://other.site/docs/llms.txt): Not ours.
                        - [Other scheme](http://your.site/x/llms.txt): At another port.
                        - [Full](https://your.site/docs/llms-full.txt): Not an index.
                        - [This](llms.txt): The file itself.
                        """));
    }

    @Test
    void ofATextTheHostIsTheOneMostLinksName() {
        assertEquals(
                List.of("https://your.site/docs/llms.txt"),
                SectionLinks.in(LintedFile.of(SourceText.of("""
                                        # Site

                                        - [O](https://other.site/docs/llms.txt)
                                        - [A](https://your.site/a)
                                        - [B](https://your.site/docs/llms.txt)
                                        - [C](/relative/llms.txt)
                                        """.getBytes(StandardCharsets.UTF_8)), Optional.empty()))
                        .stream()
                        .map(WebUrl::toString)
                        .toList());
    }

    private static List<String> at(String address, String text) {
        var file = LintedFile.of(SourceText.of(text.getBytes(StandardCharsets.UTF_8)), WebUrl.parse(address));
        return SectionLinks.in(file).stream().map(WebUrl::toString).toList();
    }
}
