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
        assertEquals(shown, of(page(path), ORIGIN, true));
    }

    @Test
    void onAnotherHostItIsWhole() {
        assertEquals("https://example.com/a", of(page("/a"), "https://www.example.com", true));
    }

    @Test
    void aTwinIsNamedWhereNoEndingLeadsToIt() {
        var beside = page("/a").withTwin(TestPages.url("/a.md"));
        assertEquals("/a", of(beside, ORIGIN, true));
        assertEquals("/a.md", of(beside, ORIGIN, false));
        assertEquals("/raw/a", of(page("/a").withTwin(TestPages.url("/raw/a")), ORIGIN, true));
    }

    private static String of(CrawledPage page, String origin, boolean copies) {
        return SmallAddress.of(page.url(), page.markdownTwin(), origin, copies);
    }

    private static CrawledPage page(String path) {
        return new TestPages().add(path, "A", "Text").pages().getFirst();
    }
}
