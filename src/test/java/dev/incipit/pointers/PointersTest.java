package dev.incipit.pointers;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class PointersTest {
    @Test
    void everyPlaceOfATemplateIsFilledAndTheTextIsKnownAgain() {
        for (var server : PublicServer.values()) {
            var text = Pointers.of(server, ServedPack.pack());
            assertFalse(text.matches("(?s).*@[A-Z_]+@.*"), text);
            assertTrue(Pointers.isOurs(text), text);
            assertTrue(text.contains("https://your.site/"), text);
            assertEquals(server, PublicServer.named(server.word()).orElseThrow());
        }
        assertFalse(Pointers.isOurs("server { }"));
        assertFalse(Pointers.isOurs(""));
    }

    @Test
    void aFolderCannotEndALineOrALiteralOfAConfiguration() {
        var folder = "https://your.site/a'b$c;d(e)&%22%0Aevil%7B%7D%25%5C%00*%2A@HOME@/";
        var pack = new PackAddress(url(folder), List.of(url(folder + "llms.txt")));
        for (var server : PublicServer.values()) {
            var text = Pointers.of(server, pack);
            for (var sign : List.of("a'b", "$c", ";d", "(e)", "\nevil", "@HOME@")) {
                assertFalse(text.contains(sign), server + " " + sign + "\n" + text);
            }
            // Nothing but the folder's own text differs from the configuration of a plain folder.
            assertEquals(
                    Pointers.of(server, plain()).lines().count(), text.lines().count(), server.toString());
        }
    }

    private static PackAddress plain() {
        return new PackAddress(url("https://your.site/docs/"), List.of(url("https://your.site/docs/llms.txt")));
    }

    @Test
    void theIndexOfTheDeepestFolderDecides() {
        var pack = new PackAddress(
                url("https://your.site/docs"),
                List.of(
                        url("https://your.site/docs/llms.txt"),
                        url("https://your.site/docs/v2/api/llms.txt"),
                        url("https://your.site/docs/v2/llms.txt"),
                        url("https://your.site/docs/llms.txt")));
        assertEquals(
                List.of("/docs/v2/api/llms.txt", "/docs/v2/llms.txt", "/docs/llms.txt"),
                pack.indexes().stream().map(index -> index.path()).toList());
    }
}
