package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LinksElsewhereTest {
    private static List<String> targets(String text) {
        return Linted.file("# T\n\n" + text + "\n").elsewhere().stream()
                .map(LinkTarget::address)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "[x]: https://x.org/a, https://x.org/a",
        "[x]: <https://x.org/a b> 'A title', https://x.org/a b",
        "[x]: https://x.org/?a=1&amp;b=2 \"Title\", https://x.org/?a=1&b=2",
        "[x]: javascript:alert(1), javascript:alert(1)",
        "See <https://x.org/a>., https://x.org/a",
        "See <javascript:alert(1)>., javascript:alert(1)",
        "> Of <https://x.org/a> only, https://x.org/a"
    })
    void aDefinitionAndAnAutolinkLeadToAnAddress(String text, String target) {
        assertEquals(List.of(target), targets(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "`<https://x.org/a>` and `[x]: https://x.org/a`",
                "    <https://x.org/a>",
                "[^1]: https://x.org/a",
                "[Note]: see https://x.org/a for more",
                "[x]: <https://x.org/a",
                "[x]:",
                "[comment]: <> (not shown)",
                "Errors begin with <file:line>, templates with <xsl:template>, <std::string> holds text.",
                "![x](<https://x.org/a.png>)",
                "a < b, c > d, <https://x.org/a b>, <support@x.org>",
                "[a](https://x.org/a) and [b](<https://x.org/b>)"
            })
    void codeFootnotesAndWordsInAngleBracketsDoNot(String text) {
        assertEquals(List.of(), targets(text));
    }

    @Test
    void theAddressOfALinkInPlaceIsNotCountedTwice() {
        assertEquals(List.of(), targets("[a](https://x.org/a), <https://x.org/a>\n\n[b]: https://x.org/a/"));
        assertEquals(List.of(), targets("[a](<https://x.org/a>)"));
    }

    @Test
    void theyAreNoPagesOfTheIndex() {
        assertEquals(
                List.of(),
                Linted.file("# T\n\n<https://x.org/a>\n\n[b]: https://x.org/b\n")
                        .pages());
    }
}
