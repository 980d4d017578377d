package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.Check.Status;
import dev.incipit.validate.subject.LinkTarget.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LinkTargetTest {
    /** WHATWG URL, basic URL parser: "remove all ASCII tab or newline", and leading controls before. */
    @ParameterizedTest
    @CsvSource({
        "javascript:alert(1),           UNSAFE_SCHEME",
        "JaVaScRiPt:alert(1),           UNSAFE_SCHEME",
        "java&Tab;script:alert(1),      UNSAFE_SCHEME",
        "java&NewLine;script:alert(1),  UNSAFE_SCHEME",
        "java&#13;script&#9;:alert(1),  UNSAFE_SCHEME",
        "java&#x9;script&colon;alert(1),UNSAFE_SCHEME",
        "&#1;javascript:alert(1),       UNSAFE_SCHEME",
        "ht&Tab;tps://a.example/,       WEB",
        "java&nbsp;script:alert(1),     RELATIVE",
        "a/java&Tab;script:b,           RELATIVE"
    })
    void theSchemeIsWhatABrowserMakesOutOfTheAddress(String written, Kind kind) {
        assertEquals(kind, LinkTarget.of(written, 1).kind());
    }

    @ParameterizedTest
    @CsvSource({
        "https://a.net/茶, https://a.net/%E8%8C%B6/, true",
        "https://bücher.de/a, https://xn--bcher-kva.de/a, true",
        "https://a.net/b/../c, https://a.net/c, true",
        "https://a.net/./c/, https://A.net:443/c, true",
        "https://a.net/ä#b, https://a.net/%C3%A4#c, false",
        "/ä/../b, /b, false",
        "https://a.net/..b, https://a.net/b, false"
    })
    void twoSpellingsOfAnAddressAreOneTarget(String one, String other, boolean same) {
        assertEquals(same, LinkTarget.key(one).equals(LinkTarget.key(other)));
    }

    @Test
    void aTabIsOneInARealAddressToo() {
        assertEquals(
                Kind.UNSAFE_SCHEME, LinkTarget.of("java\tscript:alert(1)", 1).kind());
    }

    @Test
    void whatBrowsersDropIsNoPartOfAValidAddress() {
        assertEquals(
                Status.FAIL, LinkTarget.of("https://a.example/b&NewLine;c", 1).validity());
        assertEquals(Status.FAIL, LinkTarget.of("https://a.example/b&Tab;c", 1).validity());
    }
}
