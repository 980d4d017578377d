package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StyleBlockTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            display:none                              | none
            Display : NONE ;                          | none
            display:block;display:none                | none
            display:none!important;display:block      | none
            display:none ! important;display:block!important | block
            a;b:c;display:none                        | none
            b:';';display:none                        | none
            b:';display:none'                         | ``
            d\\69splay:n\\6fne                        | none
            display:                                  | ``
            """)
    void theLastDeclarationCountsUnlessOneIsImportant(String text, String display) {
        assertEquals(display, StyleBlock.of(text).value("display"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            color:red; DISPLAY : none          | true
            visibility:hidden                  | true
            visibility:collapse                | true
            display:none;display:block         | false
            display:none-such                  | false
            --display:none                     | false
            background:url('display:none.png') | false
            """)
    void displayAndVisibilityHideAnElementOutright(String text, boolean hides) {
        assertEquals(hides, StyleBlock.of(text).hidesAll());
    }

    @Test
    void motionIsKnownByItsProperties() {
        assertTrue(StyleBlock.of("opacity:0;-webkit-transition:all 1s").isMoving());
        assertTrue(StyleBlock.of("--x-animation:fade").isMoving());
        assertFalse(StyleBlock.of("opacity:0;transform:none").isMoving());
    }
}
