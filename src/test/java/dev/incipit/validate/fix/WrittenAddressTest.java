package dev.incipit.validate.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WrittenAddressTest {
    @ParameterizedTest
    @CsvSource({
        "/a?b=1&amp;utm_source=x,             /a?b=1",
        "/a?utm_source=x&amp;b=1&amp;c=2,     /a?b=1&amp;c=2",
        "/a?b=1&#38;utm_source=x&c=2,         /a?b=1&c=2",
        "/a?b=1\\&utm_source=x\\&c=2,         /a?b=1\\&c=2",
        "/a&quest;utm_source=x&b=1,           /a&quest;b=1",
        "/a?&#117;tm_source=x&b=1,            /a?b=1",
        "/a?utm_source=x&lt;y&copy=1,         /a?copy=1",
        "/a?b=&amp;lt;&utm_source=x,          /a?b=&amp;lt;",
        "/a\\?b?gclid=1&num;c,                /a\\?b?gclid=1&num;c",
        "/a?gclid=1&num;c?gclid=2,            /a&num;c?gclid=2",
        "/a?&gclid=1,                         /a",
        "/a?b=1&amp;amp;utm_source=x,         /a?b=1&amp;amp;utm_source=x",
        "/a&?utm_source=x;y&;b,               /a&?;b",
        "/a?b=1,                              /a?b=1",
        "/a?,                                 /a?",
        "/a?b=utm_id&c,                       /a?b=utm_id&c",
        "https://a.com/?UTM_Source=x&b=1#c,   https://a.com/?b=1#c",
        "https://a.com/?utm_source#c,         https://a.com/#c",
        "/a?b=1&gclid=2&utm_id=3,             /a?b=1",
        "/a#?gclid=1,                         /a#?gclid=1"
    })
    void whatTracksGoesAndTheRestKeepsItsSpelling(String written, String kept) {
        assertEquals(kept, WrittenAddress.untracked(written));
    }
}
