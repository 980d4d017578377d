package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.markdown.InlineRun.Kind;
import dev.incipit.html.markdown.InlineRun.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class InlineWriterTest {
    /** Pieces written as {@code kind:text}, parted by bars; links as {@code open-link} and {@code close-link}. */
    private static List<Piece> pieces(String written) {
        var pieces = new ArrayList<Piece>();
        for (var part : written.split("\\|", -1)) {
            int colon = part.indexOf(':');
            var kind = part.substring(0, colon).strip();
            boolean link = kind.endsWith("-link");
            pieces.add(new Piece(
                    Kind.valueOf(kind.replace("-link", "").toUpperCase(Locale.ROOT)), part.substring(colon + 1), link));
        }
        return pieces;
    }

    private static String written(String pieces) {
        return new InlineWriter(InlineShape.PARAGRAPH).write(pieces(pieces));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '>',
            value = {
                "text:a |open:**|text:b|close:**                > a **b**",
                "open:**|text:Note:|close:**|text:this          > Note:this",
                "open:**|text:Note:|close:**|text: this         > **Note:** this",
                "text:a|open:**|text:(b)|close:**|text:c        > a(b)c",
                "open:**|text:a|close:*                         > a",
                "open:**|text:a                                 > a",
                "open:*|text:a|close:*|open:**|text:b|close:**  > ab",
                "open-link:/a|text:b|close-link:/a              > [b](/a)",
                "open-link:/a|text:[b]|close-link:/a            > [\\[b\\]](/a)",
                "open:**|code:a|close:**|text: b                > **`a`** b",
                "text:Wow!|open-link:/a|text:b|close-link:/a    > Wow\\![b](/a)"
            })
    void marksThatWouldNotBeReadGoAndTheirWordsStay(String pieces, String markdown) {
        assertEquals(markdown, written(pieces));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"a, `a`", "a`b, ``a`b``", "``a, ``` ``a ```", "a`, `` a` ``"})
    void codeHasMoreTicksAroundItThanInIt(String code, String markdown) {
        assertEquals(markdown, written("code:" + code));
    }

    @Test
    void inACellBarsAreEscapedAndLinesBrokenByTags() {
        var pieces = List.of(
                new Piece(Kind.CODE, "a|b", false),
                new Piece(Kind.BREAK, "\n", false),
                new Piece(Kind.RAW, "<i>|</i>", false));
        assertEquals("`a\\|b`<br><i>\\|</i>", new InlineWriter(InlineShape.CELL).write(pieces));
        assertEquals("`a|b`\\\n<i>|</i>", new InlineWriter(InlineShape.PARAGRAPH).write(pieces));
    }

    @Test
    void afterABreakALineBegins() {
        assertEquals("a\\\n\\# b", written("text:a|break:|text:# b"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "/a_(b),       /a_(b)",
                "/a_(b,        /a_%28b",
                "/a)b(,        /a%29b%28",
                "/a b,         /a%20b",
                "/<a>|*\\,     /%3Ca%3E%7C%2A%5C"
            })
    void anAddressEndsWhereItsLinkDoes(String url, String address) {
        assertEquals(address, InlineWriter.address(url));
    }

    @Test
    void theLongestRunIsCounted() {
        assertEquals(0, InlineWriter.longestRun("abc", '`'));
        assertEquals(3, InlineWriter.longestRun("`a```b``", '`'));
    }
}
