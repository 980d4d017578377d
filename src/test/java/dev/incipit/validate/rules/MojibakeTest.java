package dev.incipit.validate.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In the table {@code \\u} escapes are those of Java. */
final class MojibakeTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Grüße, naïve façade, Ärzte     | none",
                "a\u0007b                       | control",
                "a\tb                           | none",
                "a\u007Fb                       | control",
                "a\u0085b                       | control",
                "a\u00A0b                       | none",
                "a\uFFFDb                       | replacement",
                "GrÃ¼Ãe                        | double",
                "GrÃ¼sse                        | double",
                "donâ€™t                        | double",
                "â„ƒ                            | none",
                "Â© 2024                        | double",
                "„VOILÀ“                        | none",
                "MÃ‘                            | none",
                "Ã‘u                            | double",
                "ÐŸÑ€                           | double",
                "Ð¿ x                           | none",
                "ðŸ˜€                           | double",
                "ã\u0081‚ã\u0081„               | double",
                "é                              | none",
                "a\u009Fb                       | control",
                "a\u0080b                       | control",
                "Å\u0081apa                     | double",
                "Ð¿Ñ\u0080                       | double",
                "Ð¿Ð                            | none",
                "Ð¿Ðx                           | none",
                "Ð¿x€                           | none",
                "ã‚„ã‚„                         | double",
                "ã‚„ã‚x                         | none",
                "ã‚„x‚„                         | none",
                "ã‚„ãx„                         | none",
                "ã‚„                            | none",
                "ã‚xã‚„                         | none",
                "ãx„ã‚„                         | none",
                "ã‚„í‚„                         | double",
                "ã‚„î‚„                         | none",
                "ð\u009F x                      | double",
                "ð\u009E x                      | control",
                "ð¢ x                           | none",
                "Ã\u00BF                         | double",
                "ï»¿# Wrenbox                    | double",
                "ÃÀ                             | none"
            })
    void aLineThatWasSavedOrDecodedWronglyIsKnown(String line, String fault) {
        assertEquals(
                fault,
                Mojibake.fault(line).map(text -> text.split("[ -]", 2)[0]).orElse("none"));
    }

    @ParameterizedTest
    @CsvSource({
        "Gr\\u00fc\\u00dfe, \\u00fc",
        "\\u4f60\\u597d, \\u4f60\\u597d",
        "It&amp;#8217;s, &amp;#8217;",
        "Wait&amp;hellip;, &amp;hellip;"
    })
    void aCharacterIsNotSpeltAsDataHasIt(String line, String escape) {
        assertEquals(
                "\"" + escape + "\" stands for a character. Write the character.",
                Mojibake.spelling(line).orElse(""));
    }

    @ParameterizedTest
    @CsvSource({
        "'- [Name](/a): ?????, ??? ??', true",
        "'- [??????????](/a): Notes', true",
        "'What is this ???', false",
        "'What is this????????', false",
        "'Really?! ?? Yes', false",
        "'Masks are ??? and ??', false"
    })
    void lettersThatBecameQuestionMarksAreLost(String line, boolean lost) {
        assertEquals(lost, Mojibake.spelling(line).orElse("").startsWith("question marks"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It&#8217;s &amp; more&hellip;",
                "Write &amp;amp; for &amp; and &amp;nbsp; for a space",
                "C:\\users\\ubuntu",
                "The escape \\u00e9 is an e with an accent",
                "A tab is \\u0009"
            })
    void aPageAboutEscapesPasses(String line) {
        assertEquals("", Mojibake.spelling(line).orElse(""));
    }
}
