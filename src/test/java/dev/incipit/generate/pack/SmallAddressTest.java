package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SmallAddressTest {
    private static final String ORIGIN = "https://example.com";

    @ParameterizedTest
    @CsvSource({
        "/, /",
        "/guide/, /guide/",
        "/%C3%BCber, /über",
        "/a%2Fb, /a%2Fb",
        "/a%25b, /a%25b",
        "/find?q=a%20b, /find?q=a%20b"
    })
    void isReadableWhereItMeansTheSameAddress(String path, String shown) {
        assertEquals(shown, SmallAddress.of(page(path), ORIGIN, true));
    }

    @Test
    void onAnotherHostItIsWhole() {
        assertEquals("https://example.com/a", SmallAddress.of(page("/a"), "https://www.example.com", true));
    }

    @Test
    void aTwinIsNamedWhereNoEndingLeadsToIt() {
        var beside = page("/a").withTwin(TestPages.url("/a.md"));
        assertEquals("/a", SmallAddress.of(beside, ORIGIN, true));
        assertEquals("/a.md", SmallAddress.of(beside, ORIGIN, false));
        assertEquals("/raw/a", SmallAddress.of(page("/a").withTwin(TestPages.url("/raw/a")), ORIGIN, true));
    }

    private static CrawledPage page(String path) {
        return new TestPages().add(path, "A", "Text").pages().getFirst();
    }
}
