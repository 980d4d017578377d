package dev.incipit.pointers;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.TestUrls;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which folder an address covers, and which index comes first. */
final class PackAddressTest {

    @ParameterizedTest(name = "{0} covers {1}")
    @CsvSource({"/, /", "/docs, /docs/", "/docs/, /docs/", "/docs/index.html, /docs/", "/v1.2/docs, /v1.2/docs/"})
    void aLastSegmentWithoutADotIsAFolder(String path, String folder) {
        assertEquals(folder, new PackAddress(url(path), List.of()).folder());
    }

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
