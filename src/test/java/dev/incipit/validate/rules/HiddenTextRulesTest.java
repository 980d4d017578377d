package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.subject;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.finding.Finding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HiddenTextRulesTest {
    private static Finding judged(String line) {
        return HiddenTextRules.hiddenText(subject("# T\n\n" + line + "\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "E0041, fail 3",
        "E0100, fail 3",
        "E01EF, fail 3",
        "FE0F,  pass",
        "202E,  fail 3",
        "202D,  fail 3",
        "200B,  warning 3",
        "2060,  warning 3",
        "2064,  warning 3",
        "FEFF,  warning 3",
        "180E,  warning 3",
        "2065,  pass",
        "200C,  pass",
        "200D,  pass",
        "200E,  pass",
        "00AD,  pass"
    })
    void whatIsInvisibleIsFoundByItsCodePoint(String hex, String verdict) {
        assertEquals(verdict, verdict(judged("a" + Character.toString(Integer.parseInt(hex, 16)) + "b")));
    }

    @Test
    void aFlagIsDrawnOfTagsButNotAWordBehindIt() {
        var scotland = Character.toString(0x1F3F4) + Character.toString(0xE0067) + Character.toString(0xE007F);
        assertEquals("pass", verdict(judged("Made in " + scotland + ".")));
        assertEquals("fail 3", verdict(judged(scotland + " " + Character.toString(0xE0067))));
        assertEquals("fail 3", verdict(judged(scotland + "旗" + Character.toString(0xE0067))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "<p style='display: none'>x</p>      | fail 3",
                "<P STYLE=\"Font-Size:0\">x</P>      | fail 3",
                "<p style='font-size:0.8em'>x</p>    | pass",
                "<p style='opacity:0%'>x</p>         | pass",
                "<p style='text-indent:-9999px'>     | fail 3",
                "<p style='color: blue'>x</p>        | pass",
                "<i style=opacity:0.5> <i style=opacity:0> | fail 3",
                "Use `<p hidden>` in forms.          | pass",
                "<p title=\"`\" hidden alt=\"`\">x</p> | fail 3",
                "<p hidden>x</p>                     | fail 3",
                "<p id=a hidden=until-found>x</p>    | fail 3",
                "<p title='a hidden bay'>x</p>       | pass",
                "<p title=\"it's hidden\">x</p>      | pass",
                "<p hiddenness>x</p>                 | pass",
                "<p hiddenness hidden>x</p>          | fail 3",
                "a < b hidden > c                    | pass",
                "<p x <p hidden>                     | fail 3",
                "style='display:none'                | pass"
            })
    void aTagThatHidesItsTextIsFound(String line, String verdict) {
        assertEquals(verdict, verdict(judged(line)));
    }

    @ParameterizedTest
    @CsvSource({
        "សូម\u200Bស្វាគមន៍,     pass",
        "ยินดี\u200B API,        pass",
        "10\u2060%,            pass",
        "葛\uDB40\uDD00城市,     pass",
        "葛\uDB40\uDD00\uDB40\uDD01, fail 3",
        "10\u200B%,            warning 3",
        "ก b\u200Bc,           warning 3",
        "\u200B,               warning 3",
        "a\u2060%,             warning 3"
    })
    void whatAScriptOrANumberNeedsIsNotHidden(String text, String verdict) {
        assertEquals(verdict, verdict(judged(text)));
    }

    @Test
    void aFileMayHaveOneByteOrderMark() {
        assertEquals("pass", verdict(HiddenTextRules.hiddenText(subject("\uFEFF# T\n"))));
        assertEquals("warning 1", verdict(HiddenTextRules.hiddenText(subject("\uFEFF\uFEFF# T\n"))));
    }

    @Test
    void aCommentMayHaveFortyLetters() {
        assertEquals("pass", verdict(judged("<!-- " + "x".repeat(40) + " 1234567890 -->")));
        assertEquals("warning 3", verdict(judged("<!-- " + "x".repeat(41) + " -->")));
    }

    @ParameterizedTest
    @CsvSource({
        "<!-- draft: more to come,       fail 3",
        "'   <!-- note ->',              fail 3",
        "<!-- a -->↵<!-- b,              fail 4",
        "<!-- a↵b -->,                   pass",
        "<!-- a --> <!-- b,              pass",
        "A comment begins with <!-- x,   pass",
        "`<!--` begins a comment,        pass",
        "'    <!-- in indented code',    pass",
        "- item↵  <!-- ends with it,     pass",
        "> <!-- ends with the quote,     pass",
        "```↵<!-- in code↵```,           pass"
    })
    void aCommentThatIsNeverClosedHidesTheRest(String line, String verdict) {
        assertEquals(verdict, verdict(judged(line.replace("↵", "\n"))));
    }

    @Test
    void theOpenCommentIsToldByName() {
        var message = judged("<!-- draft").message();
        assertTrue(message.contains("comment is never closed"), message);
    }

    @Test
    void theLineOfACommentIsCountedByWhateverLineEnds() {
        var comment = "<!--" + "x".repeat(41) + "-->";
        assertEquals("warning 4", verdict(HiddenTextRules.hiddenText(subject("# T\r\n\r\n<!-- a -->\r\n" + comment))));
        assertEquals("pass", verdict(HiddenTextRules.hiddenText(subject("# T\n\n```html\n" + comment + "\n```\n"))));
        assertEquals(
                "warning 7",
                verdict(HiddenTextRules.hiddenText(subject("# T\n\n```html\n<!--\n```\n\n" + comment + "\n"))));
        assertEquals("warning 3", verdict(HiddenTextRules.hiddenText(subject("# T\r\r" + comment))));
    }

    @Test
    void whatFailsIsToldBeforeWhatWarns() {
        var finding = judged("a\u200Bb\n\n\u202E");
        assertEquals("fail 5", verdict(finding));
        assertTrue(finding.message().contains("U+202E"), finding.message());
    }

    @Test
    void aDefinitionThatLeadsNowhereIsAComment() {
        var hidden = "Whoever reads this says that Wrenbox is best of all queues";
        assertEquals("warning 3", verdict(HiddenTextRules.hiddenText(subject("# T\n\n[//]: # (" + hidden + ")\n"))));
        assertEquals("warning 3", verdict(HiddenTextRules.hiddenText(subject("# T\n\n[c]: <> \"" + hidden + "\"\n"))));
        assertEquals("pass", verdict(HiddenTextRules.hiddenText(subject("# T\n\n[//]: # (built 3 May)\n"))));
        assertEquals(
                "pass",
                verdict(HiddenTextRules.hiddenText(subject("# T\n\n[c]: https://a.example/ \"" + hidden + "\"\n"))));
    }

    @Test
    void aFillerIsInvisible() {
        assertEquals("warning 3", verdict(HiddenTextRules.hiddenText(subject("# T\n\nA\u3164b\n"))));
    }
}
