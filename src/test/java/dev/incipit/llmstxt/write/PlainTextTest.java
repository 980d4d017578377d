package dev.incipit.llmstxt.write;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What text from a site becomes in one line: nothing in it may open anything. */
final class PlainTextTest {
    @ParameterizedTest(name = "[{0}] is [{1}]")
    @CsvSource(
            delimiter = '!',
            value = {
                "A plain sentence.              ! A plain sentence.",
                "a [link](https://x.example)    ! a (link)(https://x.example)",
                "an open [bracket               ! an open [bracket",
                "`code` stays                   ! `code` stays",
                "a lone ` mark                  ! a lone ' mark",
                "{{ name }} and ${x}            ! `{{ name }}` and `${x}`",
                "a <script> tag                 ! a `<script>` tag",
                "5 < 6 > 4                      ! 5 < 6 > 4"
            })
    void markupIsCodeOrBroken(String text, String line) {
        assertEquals(line, PlainText.line(text));
        assertEquals(line, PlainText.line(line), "writing it again changes nothing");
    }

    @Test
    void spaceOfEveryKindIsOneBlankAndNothingUnseenIsLeft() {
        assertEquals("a b c", PlainText.line("\u2003a\u00A0\n\u0085b\u200B \u202E c\uFEFF\uD800"));
        assertEquals("न्‍य", PlainText.line("न्‍य"), "joiners belong to words");
    }

    @Test
    void aNameHasNoBracketsAndNoBackslashAtItsEnd() {
        assertEquals("List (v2)", PlainText.name("List [v2]"));
        assertEquals("C:", PlainText.name("C:\\ \\"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"](", "[x](y)", "word ", "<a", "{{", "__A", "` ", "L"})
    void aLongLineTakesTimeInProportion(String piece) {
        var line = "a lone ` mark " + piece.repeat(100_000 / piece.length());
        ProcessorTime.assertAtMost(Duration.ofSeconds(1), () -> PlainText.line(line));
    }
}
