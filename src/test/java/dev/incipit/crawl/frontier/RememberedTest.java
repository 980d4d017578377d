package dev.incipit.crawl.frontier;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RememberedTest {
    private final List<WebUrl> asked = new ArrayList<>();
    private final Remembered<Integer> lengths = new Remembered<>(url -> {
        asked.add(url);
        return url.path().length();
    });

    @Test
    void whatIsKnownIsNotFoundAgain() {
        assertEquals(2, lengths.of(url("/a")));
        assertEquals(3, lengths.of(url("/bc")));
        assertEquals(2, lengths.of(url("/a")));
        assertEquals(List.of(url("/a"), url("/bc")), asked);
    }

    @Test
    void memoryIsBoundedInNumberAndLength() {
        var longer = url("/" + "a".repeat(500));
        lengths.of(longer);
        lengths.of(longer);
        assertEquals(2, asked.size());
        for (int i = 0; i <= 10_000; i++) {
            lengths.of(url("/" + i));
        }
        asked.clear();
        lengths.of(url("/0"));
        lengths.of(url("/9999"));
        assertEquals(List.of(), asked);
        assertEquals(6, lengths.of(url("/10000")));
        assertEquals(List.of(url("/10000")), asked);
    }
}
