package dev.incipit.validate.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AddressFixesTest {
    private static final String HEAD = "# A\n\n## Docs\n\n";

    @ParameterizedTest
    @CsvSource({
        "/a?utm_source=x, /a",
        "/a?utm_source=x&b=1, /a?b=1",
        "/a?b=1&utm_source=x#c, /a?b=1#c",
        "/a?b=1, /a?b=1",
        "/a#?utm_source=x, /a#?utm_source=x"
    })
    void dropsParametersThatOnlyTrack(String address, String kept) {
        assertEquals(item("https://x.org" + kept), fixed(item("https://x.org" + address), AddressFixes::tracking));
    }

    @ParameterizedTest
    @CsvSource({
        "- [a](https://x.org/?a=1&amp;utm_source=x&b=2 'T'), - [a](https://x.org/?a=1&b=2 'T')",
        "- [a](<https://x.org/a(b?utm_source=x>), - [a](<https://x.org/a(b>)",
        "- [a](https://x.org/a_(b)?utm_source=x), - [a](https://x.org/a_(b))",
        "- [a](HTTPS://x.org/?utm_source=x), - [a](HTTPS://x.org/)",
        "- https://x.org/?utm_source=x, - https://x.org/",
        "- A: https://x.org/?utm_source=x., - A: https://x.org/.",
        "See <https://x.org/?utm_source=x>., See <https://x.org/>.",
        "[a]: https://x.org/?utm_source=x 'T', [a]: https://x.org/ 'T'",
        "[a](/?gclid=1) [b](/c?gclid=2&d), [a](/) [b](/c?d)",
        "[![i](/i.png?gclid=1)](/?gclid=1), [![i](/i.png?gclid=1)](/)",
        "- [a](https://x.org/): `https://x.org/?utm_source=x`, - [a](https://x.org/): `https://x.org/?utm_source=x`",
        "- [a](https://x.org/): <!-- <https://x.org/?gclid=1> --> b, - [a](https://x.org/): <!-- <https://x.org/?gclid=1> --> b"
    })
    void anAddressIsMendedWhereverItIsToldOf(String text, String mended) {
        assertEquals(HEAD + mended + "\n", fixed(HEAD + text + "\n", AddressFixes::tracking));
    }

    @Test
    void codeKeepsItsBytes() {
        var code = HEAD + "- [a](https://x.org/): `[a](https://x.org/?utm_source=x)`\n";
        assertEquals(code, fixed(code, AddressFixes::tracking));
    }

    @Test
    void httpBecomesHttpsIfTheFileLinksThatHostSo() {
        var text = HEAD + "- [a](https://X.org/a)\n- [b](http://x.org/b)\n- [c](http://y.org/c)\n";
        assertEquals(
                HEAD + "- [a](https://X.org/a)\n- [b](https://x.org/b)\n- [c](http://y.org/c)\n",
                fixed(text, AddressFixes::https));
    }

    private static String item(String address) {
        return HEAD + "- [a](" + address + ")\n";
    }

    private static String fixed(String text, ToIntBiFunction<LintedFile, SplitText> fix) {
        var split = new SplitText(text);
        fix.applyAsInt(LintedFile.of(SourceText.of(text.getBytes(StandardCharsets.UTF_8)), Optional.empty()), split);
        return split.toString();
    }
}
