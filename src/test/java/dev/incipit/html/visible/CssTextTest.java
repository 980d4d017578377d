package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CssTextTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            a{b:c}                                  | a{b:c}
            a{b:c}d{e:f}                            | a{b:c} d{e:f}
            a,b{c:d                                 | a,b{c:d}
            a{b:'}'}c{d:e}                          | a{b:'}'} c{d:e}
            a{b:url(;})}c{d:e}                      | a{b:url(;})} c{d:e}
            a{b:c/*}*/}d{e:f}                       | a{b:c } d{e:f}
            a\\{b{c:d}                              | a\\{b{c:d}
            a{b{c:d}e:f}g{h:i}                      | a{b{c:d}e:f} g{h:i}
            }a{b:c}                                 | a{b:c}
            <!-- a{b:c} -->                         | a{b:c}
            @import 'x';a{b:c}                      | a{b:c}
            @font-face{a:b}c{d:e}                   | c{d:e}
            @keyframes a{from{b:c}to{d:e}}f{g:h}    | f{g:h}
            @media screen{a{b:c}}d{e:f}             | a{b:c} d{e:f}
            @MEDIA only screen{a{b:c}}              | a{b:c}
            @media print{a{b:c}}d{e:f}              | ?a{b:c} d{e:f}
            @media (a){@media all{b{c:d}}e{f:g}}h{i:j} | ?b{c:d} ?e{f:g} h{i:j}
            @supports (a:b){c{d:e}}f{g:h}           | ?c{d:e} f{g:h}
            @layer a{b{c:d}}                        | b{c:d}
            /* a{b:c}                               | ``
            """)
    void rulesAreTakenApart(String sheet, String rules) {
        var found = new ArrayList<String>();
        boolean imports = CssText.read(
                sheet,
                (selectors, block, conditional) -> found.add((conditional ? "?" : "") + selectors + '{' + block + '}'));
        assertEquals(sheet.startsWith("@import"), imports);
        assertEquals(rules, String.join(" ", found));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"abc, abc", "\\61 b, ab", "\\000061b, ab", "a\\:b, a:b", "\\ffffff, \ufffd", "a\\, a"})
    void escapesAreCharacters(String text, String plain) {
        assertEquals(plain, CssText.unescape(text));
    }
}
