package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TextEscaperTest {
    private static String escaped(TextEscaper escaper, String text, int before, int next, boolean lineStart) {
        var out = new StringBuilder();
        escaper.append(out, text, before, next, lineStart);
        return out.toString();
    }

    private static String inText(String text) {
        return escaped(new TextEscaper(false, false), text, -1, -1, false);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '§',
            value = {
                "2 * 3              ! 2 * 3",
                "*x*                ! \\*x\\*",
                "snake_case         ! snake_case",
                "_x_                ! \\_x\\_",
                "a _ b              ! a _ b",
                "a`b                ! a\\`b",
                "a ~ b              ! a ~ b",
                "~~a~~              ! \\~\\~a\\~\\~",
                "a < b              ! a < b",
                "<b> </b> <?        ! \\<b> \\</b> \\<?",
                "R & D &amp; &x     ! R & D \\&amp; &x",
                "&#38; &#x26; &;    ! \\&#38; \\&#x26; &;",
                "[1] and [a](b)     ! [1] and \\[a\\](b)",
                "[a]: b [c][d]      ! \\[a\\]: b \\[c\\][d]",
                "an open [ bracket  ! an open \\[ bracket",
                "C:\\dir \\*        ! C:\\dir \\\\\\*",
                "a | b              ! a | b"
            })
    void onlyWhatMarkdownWouldTakeForAMarkIsEscaped(String text, String escaped) {
        assertEquals(escaped, inText(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "1. of May,   1\\. of May",
        "12) of May,  12\\) of May",
        "1.5 of them, 1.5 of them",
        "# so,        \\# so",
        "#so,         #so",
        "####### so,  ####### so",
        "- so,        \\- so",
        "-so,         -so",
        "---,         \\---",
        "===,         \\===",
        "> so,        \\> so",
        ">so,         \\>so"
    })
    void atTheStartOfALineBlocksAreEscapedToo(String text, String escaped) {
        assertEquals(escaped, escaped(new TextEscaper(false, false), text, -1, -1, true));
        assertEquals(text, inText(text));
    }

    @Test
    void whatFollowsIsLookedAt() {
        var escaper = new TextEscaper(false, false);
        assertEquals("Wow\\!", escaped(escaper, "Wow!", -1, '[', false));
        assertEquals("Wow!", escaped(escaper, "Wow!", -1, 'a', false));
        assertEquals("1.", escaped(escaper, "1.", -1, '*', true));
        assertEquals("1\\.", escaped(escaper, "1.", -1, ' ', true));
        assertEquals("\\>", escaped(escaper, ">", -1, '*', true));
        assertEquals("a_", escaped(escaper, "a_", -1, 'b', false));
        assertEquals("_a", escaped(escaper, "_a", 'b', -1, false));
    }

    @Test
    void insideOfLinksBracketsAndInCellsBarsAreEscaped() {
        assertEquals("\\[1\\] |", escaped(new TextEscaper(true, false), "[1] |", -1, -1, false));
        assertEquals("[1] \\|", escaped(new TextEscaper(false, true), "[1] |", -1, -1, false));
    }
}
