package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class FileLinkTest {
    private static List<String> links(String text) {
        return Linted.file(text).links().stream()
                .map(link -> link.line() + " " + link.target())
                .toList();
    }

    @Test
    void linksOfRunningTextAndListsStandFromTopToBottom() {
        assertEquals(
                List.of("3 /a", "3 /b", "7 /c", "7 /d"),
                links("# T\n\nSee [a](/a) and [b](/b).\n\n## S\n\n- [C](/c): with [d](/d).\n"));
    }

    @Test
    void imagesCodeAndLinksToNowhereAreNone() {
        assertEquals(List.of(), links("# T\n\n![a](/a.png) `[b](/b)` [c]()\n\n```\n[d](/d)\n```\n"));
    }

    @Test
    void escapesOfMarkdownAreUndone() {
        assertEquals(List.of("3 /a_(b)"), links("# T\n\n[a](/a\\_\\(b\\))\n"));
    }

    @Test
    void characterReferencesAreUndoneOnce() {
        assertEquals(List.of("3 /a?b=1&c=2&lt;"), links("# T\n\n[a](/a?b=1&amp;c=2&amp;lt;)\n"));
        var file = Linted.file("# T\n\n[a](/a?c=2&amp;lt;)\n");
        assertEquals("/a?c=2&lt;", file.addresses().getFirst().address());
    }

    @Test
    void aMalformedItemGivesWhatCanBeMadeOutOfIt() {
        assertEquals(List.of("5 /a"), links("# T\n\n## S\n\n- [A] (/a): notes\n"));
        assertEquals(List.of("5 /a"), links("# T\n\n## S\n\n- [A](/a: notes\n"));
    }

    @Test
    void anAddressOnItsOwnIsALinkInAnItemOfALists() {
        assertEquals(
                List.of("5 https://a.example/", "6 https://b.example/"),
                links("# T\n\n## S\n\n- https://a.example/\n  - https://b.example/\n  see https://c.example/\n"));
    }
}
