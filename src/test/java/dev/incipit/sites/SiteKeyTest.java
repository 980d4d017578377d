package dev.incipit.sites;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.url.SiteParser;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SiteKeyTest {
    @ParameterizedTest
    @CsvSource({
        "EXAMPLE.com,                example.com",
        "https://example.com/,       example.com",
        "http://example.com,         example.com",
        "example.com.,               example.com",
        "https://example.com:443/,   example.com",
        "example.com:8080,           example.com:8080",
        "http://example.com:8080/a,  example.com:8080/a",
        "Bücher.example,             xn--bcher-kva.example",
        "example.com/Docs?a=b#c,     example.com/Docs?a=b"
    })
    void schemeCaseAndSpellingMakeNoOtherSite(String supplied, String key) {
        assertEquals(key, key(supplied).text());
    }

    @ParameterizedTest
    @CsvSource({
        "example.com,          example.com",
        "example.com:8080,     example.com_8080",
        "127.0.0.1:9301,       127.0.0.1_9301",
        "Bücher.example,       xn--bcher-kva.example"
    })
    void aHostIsTheNameOfItsFolder(String supplied, String folder) {
        assertEquals(folder, key(supplied).folder());
    }

    @Test
    void foldersHaveSafeAndDifferentNamesWhateverTheAddress() {
        var names = new HashMap<String, String>();
        for (var key : List.of(
                "example.com",
                "example.com:80",
                "example.com_80",
                "example.com/docs",
                "example.com/Docs",
                "example.com/docs/",
                "example.com/../../etc/passwd",
                "example.com/%2e%2e%2f",
                "example.com/a:b|c*?<>\"\\",
                "example.com/a b",
                "[2001:db8::1]",
                "[2001:db8::1]:8080",
                "con.example.com",
                "NUL",
                "lpt1",
                "results.jsonl",
                "results-0-of-4.jsonl",
                "..",
                ".",
                "",
                "-rf.example.com",
                "a.example.",
                "x".repeat(300) + ".com",
                "example.com/" + "y".repeat(2_000),
                "example.com/" + "y".repeat(1_999) + "z",
                "example.com/\u202e\u0000\n\ud800")) {
            var name = new SiteKey(key).folder();
            assertTrue(name.matches("[a-z0-9_][a-z0-9._~-]{0,110}"), name);
            assertTrue(!name.matches("(con|nul|lpt1|results).*") && !name.endsWith("."), name);
            var before = names.put(name.toLowerCase(Locale.ROOT), key);
            assertEquals(null, before, name);
        }
    }

    private static SiteKey key(String supplied) {
        return SiteKey.of(((SiteParser.Valid) SiteParser.ANY.parse(supplied)).site());
    }
}
