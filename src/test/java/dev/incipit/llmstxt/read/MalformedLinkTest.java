package dev.incipit.llmstxt.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MalformedLinkTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[a] (/b) c      | SPACE_BEFORE_PARENTHESIS a /b 8",
                "[a] (b)         | none",
                "[a] (see #b c)  | none",
                "[a] (#b)        | SPACE_BEFORE_PARENTHESIS a #b 8",
                "[a](b c)        | SPACE_IN_ADDRESS a b c 8",
                "[a](/b c        | UNCLOSED_PARENTHESIS a /b 6",
                "[a](/b: c       | UNCLOSED_PARENTHESIS a /b 6",
                "[a][b] c        | REFERENCE a  6",
                "[a](            | UNCLOSED_PARENTHESIS a  4",
                "[a(/b) c        | UNCLOSED_BRACKET a /b 6",
                "[a(/b           | UNCLOSED_BRACKET a /b 5",
                "[a              | none",
                "[a]             | none",
                "[a] b           | none",
                "a               | none"
            })
    void whatIsMeantAsALinkIsKnownByItsFirstFault(String text, String link) {
        assertEquals(
                link,
                MalformedLink.read(text, text, 0)
                        .map(found -> found.flaw() + " " + found.name() + " " + found.target() + " " + found.end())
                        .orElse("none"));
    }
}
