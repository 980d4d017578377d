package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.url.WebUrl;
import dev.incipit.validate.subject.LinkSample.Picked;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which links of a file are requested (checks.md §6). */
final class LinkSampleTest {
    private static List<String> picked(String text, String address, int linksMax) {
        var file = LintedFile.of(SourceText.of(text.getBytes(StandardCharsets.UTF_8)), WebUrl.parse(address));
        return LinkSample.of(file, linksMax).stream()
                .map(Picked::url)
                .map(WebUrl::toString)
                .toList();
    }

    @Test
    void thePlacesAreSpreadOverAllAndTheFirstIsAmongThem() {
        assertEquals(List.of(0, 2, 5, 7), LinkSample.positions(10, 4));
        assertEquals(List.of(0, 1, 2), LinkSample.positions(3, 20));
        assertEquals(List.of(), LinkSample.positions(0, 20));
        var many = LinkSample.positions(Integer.MAX_VALUE, 3);
        assertTrue(many.getLast() > 0, "no overflow: " + many);
    }

    @Test
    void aTargetIsAskedOnceAndWithoutItsFragment() {
        var text =
                "# A\n\n## B\n\n- [a](https://x.example/a#one)\n- [b](https://x.example/a#two)\n- [c](https://x.example/c)\n";
        assertEquals(List.of("https://x.example/a", "https://x.example/c"), picked(text, "", 20));
    }

    @Test
    void relativeLinksCountWhereTheFileHasAnAddress() {
        var text = "# A\n\n## B\n\n- [a](docs/a.md)\n- [b](#part)\n";
        assertEquals(List.of("https://x.example/docs/a.md"), picked(text, "https://x.example/llms.txt", 20));
        assertEquals(List.of(), picked(text, "", 20));
    }

    @Test
    void addressesWithPasswordsAreNotRequested() {
        assertEquals(
                Optional.empty(),
                picked("# A\n\n## B\n\n- [a](https://u:p@x.example/)\n", "", 20).stream()
                        .findFirst());
    }
}
