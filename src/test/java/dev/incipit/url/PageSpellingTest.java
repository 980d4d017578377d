package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which addresses are one page, and which are not. */
final class PageSpellingTest {
    private static PageSpelling of(String url) {
        return PageSpelling.of(WebUrl.parse(url).orElseThrow());
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "http://a.example/b, https://a.example/b/",
        "https://a.example/b#part, https://a.example/b",
        "https://a.example/b/index.html, https://a.example/b",
        "https://a.example/b/INDEX.PHP, https://a.example/b/",
        "https://a.example/%7euser, https://a.example/~user",
        "https://a.example/%c3%a9, https://a.example/%C3%A9",
        "https://a.example/b;jsessionid=1A, https://a.example/b",
        "https://a.example/b?utm_source=x, https://a.example/b",
        "https://a.example/b?PHPSESSID=1&q=2, https://a.example/b?q=2",
        "https://a.example/b?q=%61, https://a.example/b?q=a",
        "https://a.example/b?, https://a.example/b"
    })
    void spellingsOfOnePage(String one, String other) {
        assertEquals(of(one), of(other));
    }

    @ParameterizedTest(name = "{0} is not {1}")
    @CsvSource({
        "https://a.example/b, https://a.example/B",
        "https://a.example:8443/b, https://a.example/b",
        "https://a.example/b%2Fc, https://a.example/b/c",
        "https://a.example/?a=1&b=2, https://a.example/?b=2&a=1",
        "https://a.example/index.html/b, https://a.example/b",
        "https://a.example/b?q=1, https://a.example/b?q=2"
    })
    void differentPages(String one, String other) {
        assertNotEquals(of(one), of(other));
    }
}
