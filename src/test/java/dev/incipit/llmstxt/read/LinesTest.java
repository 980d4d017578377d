package dev.incipit.llmstxt.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LinesTest {
    @Test
    void aTabReachesTheNextFourthColumn() {
        assertEquals(4, Lines.indent("\tx"));
        assertEquals(4, Lines.indent("  \tx"));
        assertEquals(8, Lines.indent("\t  \tx"));
        assertEquals("    x\ty", Lines.detabbed(" \tx\ty"));
    }

    @Test
    void wideSpacesAreBlankToo() {
        assertTrue(Lines.isBlank(" \t\u3000\u00A0"));
        assertFalse(Lines.isBlank("  ."));
    }

    @ParameterizedTest
    @CsvSource({
        "'# A',1",
        "'###### A',6",
        "'####### A',0",
        "'#A',0",
        "'#',1",
        "'   ## A',2",
        "'    ## A',0",
        "'\t# A',0"
    })
    void readsTheLevelOfAHeading(String line, int level) {
        assertEquals(level, Lines.headingLevel(line));
    }

    @ParameterizedTest
    @CsvSource({"'# A #',A", "'# A ##  ',A", "'# A#',A#", "'# #',''", "'#  A  ',A"})
    void dropsTheClosingMarksOfAHeading(String line, String text) {
        assertEquals(text, Lines.headingText(line, 1));
    }

    @ParameterizedTest
    @CsvSource({"===,1", "'  -- ',2", "-=-,0", "'    ---',0", "'',0", "abc,0"})
    void readsAnUnderline(String line, int level) {
        assertEquals(level, Lines.underlineLevel(line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"---", "* * *", " _ _ _ _"})
    void threeEqualMarksAreARule(String line) {
        assertTrue(Lines.isRule(line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--", "-*-", "    ---", "- - x", ""})
    void otherMarksAreNone(String line) {
        assertFalse(Lines.isRule(line));
    }

    @ParameterizedTest
    @CsvSource({
        "- x,2",
        "'-',1",
        "-x,-1",
        "12. x,4",
        "12) x,4",
        "123456789. x,11",
        "1234567890. x,-1",
        "x,-1",
        "'+   x',4"
    })
    void findsTheTextOfAnItem(String line, int at) {
        assertEquals(at, Lines.itemText(line, 0));
    }
}
