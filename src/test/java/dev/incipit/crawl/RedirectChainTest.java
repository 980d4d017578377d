package dev.incipit.crawl;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RedirectChainTest {

    @ParameterizedTest
    @CsvSource({
        "http://example.org/, 0, true",
        "http://example.org/, 3, true",
        "http://example.org/, 4, false",
        "https://www.example.org/, 1, true",
        "https://example.com/, 1, false",
    })
    void itEndsLikelyWhereAFewHopsKeptTheHost(String left, int hops, boolean likely) {
        var chain = new RedirectChain(Collections.nCopies(hops, url(left)), 0);
        assertEquals(likely, chain.endsLikelyAt(url("https://example.org/start")));
        assertEquals(
                List.of(1, hops),
                List.of(chain.refreshed().refreshes(), chain.refreshed().left().size()));
    }
}
