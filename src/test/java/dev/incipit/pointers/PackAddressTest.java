package dev.incipit.pointers;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.TestUrls;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which index comes first. */
final class PackAddressTest {
    @Test
    void theIndexOfTheLongestFolderComesFirstAndOnce() {
        var indexes = Stream.of("/llms.txt", "/docs/api/llms.txt", "/docs/llms.txt", "/llms.txt", "/blog/llms.txt")
                .map(TestUrls::url)
                .toList();
        assertEquals(
                List.of("/docs/api/llms.txt", "/blog/llms.txt", "/docs/llms.txt", "/llms.txt"),
                new PackAddress(url("/"), indexes)
                        .indexes().stream().map(WebUrl::path).toList());
    }
}
