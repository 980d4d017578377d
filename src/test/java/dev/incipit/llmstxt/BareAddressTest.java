package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BareAddressTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "https://a.example/b c   | https://a.example/b",
                "HTTP://a.example/b),    | HTTP://a.example/b",
                "https://a.example/b>    | https://a.example/b",
                "https://a.example/b）   | https://a.example/b",
                "https://a.example/b］   | https://a.example/b",
                "https://a.example/b]    | https://a.example/b",
                "https://a.example/b}]   | https://a.example/b",
                "https://a.example/{b}/c | https://a.example/{b}/c",
                "https://[::1]/b         | https://[::1]/b",
                "ftp://a.example/        | ''",
                "https://                | ''",
                "https://.               | ''"
            })
    void anAddressEndsBeforeItsPunctuation(String text, String address) {
        assertEquals(address, text.substring(0, BareAddress.lengthAtStart(text)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "GitHub: https://a.example/b              ; GitHub   ; https://a.example/b ; ",
                "https://a.example/b | Our plans          ; Our plans; https://a.example/b ; ",
                "**Docs** – <https://a.example/d>         ; Docs     ; https://a.example/d ; ",
                "Docs → https://a.example/d - how to start; Docs     ; https://a.example/d ; how to start",
                "Docs (https://a.example/d): how to start ; Docs     ; https://a.example/d ; how to start",
                "Docs (old) https://a.example/d           ; Docs (old); https://a.example/d; ",
                "<https://a.example/b|Options>            ; Options  ; https://a.example/b ; ",
                "https://a.example/b                      ; ''       ; https://a.example/b ; "
            })
    void theWordsAroundAnAddressAreItsNameAndNotes(String text, String name, String address, String notes) {
        assertEquals(
                new Link(name, address, Optional.ofNullable(notes)),
                BareAddress.first(text).orElseThrow().inItem(text));
    }

    @Test
    void whatIsNoWebAddressIsNotFound() {
        assertEquals(
                Optional.empty(), BareAddress.first("httpd and http: and https:// are words, as is ftp://a.example"));
    }

    /** It took more than ten seconds when the rest of the line was copied at each scheme. */
    @Test
    void aLineOfSchemesWithoutAnAddressTakesLinearTime() {
        var line = "http:// ".repeat(2_000_000);

        assertTimeoutPreemptively(
                Duration.ofSeconds(10), () -> assertEquals(Optional.empty(), BareAddress.first(line)));
    }
}
