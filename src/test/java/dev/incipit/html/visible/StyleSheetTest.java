package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StyleSheetTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                ".a{display:none}               ! 1 ! 1 ! 0",
                ".a,.b{display:none}            ! 2 ! 1 ! 0",
                ".a{display:none}.b{color:red}  ! 2 ! 2 ! 0",
                ".a{margin:0}                   ! 0 ! 0 ! 0",
                ".a:is(.b,.c){display:none}     ! 1 ! 1 ! 1",
                ".a{display:none .b{color:red}} ! 1 ! 1 ! 1",
                "@media print{.a{color:red}}    ! 1 ! 1 ! 1"
            })
    void eachSelectorOfABlockThatMattersIsARule(String css, int rules, int blocks, int conditional) {
        var sheet = StyleSheet.of(css);
        assertEquals(rules, sheet.rules().size());
        assertEquals(blocks, sheet.blocks());
        assertEquals(
                conditional,
                sheet.rules().stream().filter(StyleRule::conditional).count());
    }

    @Test
    void aSheetIsCutAtTenThousandRules() {
        var full = StyleSheet.of(".a{display:none}".repeat(StyleSheet.RULES_MAX));
        assertFalse(full.cut());
        var longer = StyleSheet.of(
                ".a{display:none}".repeat(StyleSheet.RULES_MAX) + ".b,".repeat(100_000) + ".c{display:none}");
        assertTrue(longer.cut());
        assertEquals(StyleSheet.RULES_MAX + 1, longer.rules().size());
    }

    @Test
    void anImportIsNoted() {
        assertTrue(StyleSheet.of("@import 'a.css';").imports());
        assertFalse(StyleSheet.of(".a{display:none}").imports());
    }
}
