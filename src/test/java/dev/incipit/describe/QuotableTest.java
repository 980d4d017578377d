package dev.incipit.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class QuotableTest {
    private static final Quotable QUOTABLE = new Quotable(new PageReader()
            .read(
                    WebUrl.parse("https://www.marrow.net/a").orElseThrow(),
                    "<title>Contact – Lighthouse</title><p>a".getBytes(StandardCharsets.UTF_8),
                    "text/html"));

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "The tides of today, true",
        "See https://marrow.net/tides, true",
        "See https://docs.marrow.net/, true",
        "See https://other.net/, false",
        "See //other.net/a, false",
        "Write to anna@marrow.net, true",
        "Write to anna@lighthouse.org, true",
        "Write to anna@other.org, false",
        "Use tool@1.2.0, true",
        "Ask @anna, true",
        "Run https://localhost:80/, true",
        "See https://example.com/, true",
        "See https://[::1]/, false"
    })
    void onlyThePagesOwnAddressesAreNoStrangers(String text, boolean is) {
        assertEquals(is, QUOTABLE.is(text));
    }

    @Test
    void aKeyIsNotQuoted() {
        assertEquals(false, QUOTABLE.is("Send AK" + "IAQ3EGRT7YHBN2K4LM along"));
        assertEquals(true, QUOTABLE.is("Send AK" + "IA along"));
    }

    @Test
    void ofATextTheSentencesThatLeakGo() {
        assertEquals(
                "The ebb comes at six. It is low.",
                QUOTABLE.of("The ebb comes at six. See https://other.net/ there. It is low."));
    }
}
