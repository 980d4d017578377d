package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class HostParserTest {
    @ParameterizedTest
    @CsvSource({
        "Tides.Example, tides.example",
        "%74ides.example, tides.example",
        "a_b.example, a_b.example",
        "-a-.example., -a-.example.",
        "bücher.example, xn--bcher-kva.example",
        "XN--bcher-KVA.example, xn--bcher-kva.example",
        "ＴＩＤＥＳ。example, tides.example",
        "0x7f.1, 127.0.0.1",
        "[::1], [::1]"
    })
    void aHostIsReadAsABrowserReadsIt(String text, String host) {
        assertEquals(Optional.of(host), HostParser.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a b.example",
                "a%20b.example",
                "a%00.example",
                "a%2Fb.example",
                "a<b.example",
                "a%25.example",
                "\u00ad",
                "xn--a.example",
                "a.xn--.example",
                "1.2.3.4.5",
                "256.256.256.256",
                "[::1",
                "[tides]"
            })
    void whatABrowserRefusesIsNoHost(String text) {
        assertEquals(Optional.empty(), HostParser.parse(text));
    }

    @Test
    void aNameBeyondTheLimitIsNotLookedAt() {
        assertTrue(HostParser.parse("a".repeat(2_048)).isPresent());
        assertTrue(HostParser.parse("a".repeat(2_049)).isEmpty());
        assertTrue(HostParser.parse("ü." + "a.".repeat(499)).isPresent());
        assertTrue(HostParser.parse("ü." + "a.".repeat(499) + "a").isEmpty());
    }
}
