package dev.incipit.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What counts as an e-mail address. */
final class EmailAddressTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ann@example.org",
                " Ann@Example.ORG ",
                "a.b+tag@sub.example.co.uk",
                "o'brien@example.org",
                "x_1@xn--bcher-kva.example"
            })
    void anAddressIsReadInLowerCase(String typed) {
        assertEquals(
                typed.strip().toLowerCase(java.util.Locale.ROOT),
                EmailAddress.parse(typed).orElseThrow().text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ann",
                "@example.org",
                "ann@",
                "ann@localhost",
                "ann@@example.org",
                "ann@example..org",
                ".ann@example.org",
                "ann.@example.org",
                "ann@-example.org",
                "ann@example.org\r\nBcc: all@example.org",
                "ann@example.org,bob@example.org",
                "Ann <ann@example.org>",
                "ann smith@example.org",
                "ann@[127.0.0.1]",
                "\"ann\"@example.org",
                "änn@example.org"
            })
    void anythingElseIsNone(String typed) {
        assertTrue(EmailAddress.parse(typed).isEmpty(), typed);
    }

    @Test
    void aLongTextIsJudgedAtOnce() {
        ProcessorTime.assertAtMost(
                Duration.ofSeconds(2),
                () -> assertTrue(
                        EmailAddress.parse("a.".repeat(500_000) + "@b.c").isEmpty()));
    }
}
