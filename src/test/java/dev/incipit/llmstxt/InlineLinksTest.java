package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.llmstxt.Entry.Flaw;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class InlineLinksTest {
    private static Optional<Flaw> flaw(String line) {
        return InlineLinks.flaw(line, line, false);
    }

    @Test
    void aFaultInsideALinkThatIsWellFormedIsFound() {
        assertEquals(Optional.of(Flaw.SPACE_IN_ADDRESS), flaw("[![b](http://x y)](http://z)"));
        assertEquals(Optional.empty(), flaw("[![b](http://x)](http://z)"));
    }

    @Test
    void nestedLinksWithoutABlankAreReadInLinearTime() {
        int depth = 100_000;
        assertEquals(Optional.empty(), flaw("[".repeat(depth) + "a" + "](http://x)".repeat(depth)));
    }

    /** The links of a line as "name>target", an image with an exclamation mark before it. */
    private static String links(String line) {
        return InlineLinks.in(line, CodeSpans.in(line).blanked(line)).stream()
                .map(link -> (link.image() ? "!" : "") + link.name() + ">" + link.target())
                .collect(Collectors.joining("; "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "[a](b)                   | a>b",
                "x [a](b) y [c](d) z      | a>b; c>d",
                "![a](b)                  | !a>b",
                "[![a](b)](c)             | ![a](b)>c",
                "[a[b]c](d)               | a[b]c>d",
                "[a](b(c)d)               | a>b(c)d",
                "[a]( b )                 | a>b",
                "[a](<b c>)               | a>b c",
                "[a](<b> )                | a>b",
                "[a](<b>c)                | ~~",
                "[a](<b)                  | ~~",
                "[a](b \"t\")             | a>b",
                "[a](b 't' )              | a>b",
                "[a](b (t))               | a>b",
                "[a](b (t) )              | a>b",
                "[a](b \"t (u)\")         | a>b",
                "[a](b \"t (u\")          | a>b",
                "[a](b \"t \"u\")         | a>b",
                "[a](b \"t\" u)           | ~~",
                "[a](b (t) u)             | ~~",
                "[a](b \"t)               | ~~",
                "[a](b \")                | ~~",
                "[a](b c)                 | ~~",
                "[a](b                    | ~~",
                "[a](                     | ~~",
                "[a]                      | ~~",
                "[a](b [c](d)             | c>d",
                "[a] (b)](                | ~~",
                "[](b)                    | >b",
                "[a]()                    | a>",
                "\\[a](b)                 | ~~",
                "[a\\]b](c)               | a\\]b>c",
                "`[a](b)` [c](d)          | c>d",
                "[`a`](b)                 | `a`>b"
            })
    void aLinkIsItsNameInBracketsAndItsAddressRightBehindThem(String line, String links) {
        assertEquals(links, links(line));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "[a](https://x)           | ~~",
                "[a] (https://x)          | SPACE_BEFORE_PARENTHESIS",
                "[a] (b)                  | ~~",
                "[a] ()                   | ~~",
                "[a](https://x            | UNCLOSED_PARENTHESIS",
                "[a](https://x y)         | SPACE_IN_ADDRESS",
                "[a](https://x “y”)       | CURLY_TITLE",
                "[a](<https://x)          | UNCLOSED_ANGLE",
                "[a](<HTTP://x y>)        | ~~",
                "[a](b c)                 | ~~",
                "[](https://x)            | EMPTY_NAME",
                "[ ](https://x)           | EMPTY_NAME",
                "![](https://x)           | ~~",
                "[a]()                    | EMPTY_ADDRESS",
                "[a]( )                   | EMPTY_ADDRESS",
                "f[a]()                   | ~~",
                "-[a]()                   | EMPTY_ADDRESS",
                "![a]()                   | ~~",
                "[]()                     | ~~",
                "[a](                     | ~~",
                "[a](x) [b]()             | EMPTY_ADDRESS",
                "[a [b](https://x y)      | SPACE_IN_ADDRESS"
            })
    void whatIsMeantAsALinkHasAFlaw(String line, String flaw) {
        assertEquals(flaw, flaw(line).map(Flaw::name).orElse(""));
    }

    @ParameterizedTest
    @CsvSource({
        "[a](b, UNCLOSED_PARENTHESIS",
        "[a](b), ''",
        "[a](b) [c](d, UNCLOSED_PARENTHESIS",
        "[a], ''",
        "[a](b c), ''"
    })
    void inAListEveryParenthesisBehindANameOpensAnAddress(String line, String flaw) {
        assertEquals(flaw, InlineLinks.flaw(line, line, true).map(Flaw::name).orElse(""));
        assertEquals(Optional.empty(), flaw(line));
    }

    @Test
    void aLinkEndsBehindItsParenthesis() {
        var link = InlineLinks.in("x [a](b \"t\") y", "x [a](b \"t\") y").getFirst();
        assertEquals(2, link.start());
        assertEquals(12, link.end());
    }
}
