package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TitleTextTest {
    @ParameterizedTest
    @CsvSource(quoteCharacter = '|', textBlock = """
            - [a](/a "b c"): d, - [a](/a .b c.): d
            see [a](/a_(b) 'c') d, see [a](/a_(b) .c.) d
            ![a](/a (b c)), ![a](/a .b c))
            [a]: /a "b c", [a]: /a .b c.
            <a href="/a" title="b c">, <a href="/a" title=.b c.>
            <img alt='b c'>, <img alt=.b c.>
            """)
    void aTitleIsASentence(String text, String ended) {
        assertEquals(ended, TitleText.ended(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- [a](/a) \"b c\"",
                "- [a](/a) (b c)",
                "they say \"b c\" and 'd' (e)",
                "\"b\"",
                "<a href=\"/a\">",
                "the subtitle=\"b\"",
                "a: b \"c\""
            })
    void otherQuotesStay(String text) {
        assertEquals(text, TitleText.ended(text));
    }
}
