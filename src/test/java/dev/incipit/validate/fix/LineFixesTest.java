package dev.incipit.validate.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.subject.Linted;
import dev.incipit.validate.subject.LintedFile;
import java.util.function.ToIntBiFunction;
import org.junit.jupiter.api.Test;

final class LineFixesTest {
    private static final String HEAD = "# A\n\n## Docs\n\n";

    @Test
    void aHeadingGetsItsSpaceAndLosesItsUnderline() {
        assertEquals(1, count("#A\n", LineFixes::headings));
        assertEquals("# A\n\n## B\n\nText\n", fixed("#A\n\nB\n-\n\nText\n", LineFixes::headings));
    }

    @Test
    void aHeadingOfSeveralLinesStays() {
        var text = "A\nB\n===\n";
        assertEquals(text, fixed(text, LineFixes::headings));
    }

    @Test
    void itemsGetOneMarkAndOneSeparator() {
        assertEquals(HEAD + "- [a](/a): x\n", fixed(HEAD + "* [a](/a): x\n", LineFixes::marks));
        assertEquals(HEAD + "- [a](/a): x - y\n", fixed(HEAD + "- [a](/a) – x - y\n", LineFixes::separators));
        assertEquals(HEAD + "- [a](/a): x\n", fixed(HEAD + "- [a](/a)：x\n", LineFixes::separators));
        assertEquals(HEAD + "- [a](/a): x\n", fixed(HEAD + "- [a] (/a): x\n", LineFixes::gaps));
    }

    @Test
    void onlyARepeatedItemWithoutAnythingBelowItGoes() {
        var item = "- [a](/a): x\n";
        assertEquals(HEAD + item, fixed(HEAD + item + item, LineFixes::repeated));
        var below = HEAD + item + item + "  - [b](/b)\n";
        assertEquals(below, fixed(below, LineFixes::repeated));
        var apart = HEAD + item + "\n## More\n\n" + item;
        assertEquals(apart, fixed(apart, LineFixes::repeated));
    }

    private static String fixed(String text, ToIntBiFunction<LintedFile, SplitText> fix) {
        var split = new SplitText(text);
        fix.applyAsInt(Linted.file(text), split);
        return split.toString();
    }

    private static int count(String text, ToIntBiFunction<LintedFile, SplitText> fix) {
        return fix.applyAsInt(Linted.file(text), new SplitText(text));
    }
}
