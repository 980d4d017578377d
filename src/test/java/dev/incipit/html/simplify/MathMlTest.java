package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MathMlTest {
    private static String tex(String math) {
        return MathMl.tex(Jsoup.parseBodyFragment("<math>" + math + "</math>").expectFirst("math"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<mi>x</mi><mo>≤</mo><mn>2</mn>                                     ! x \\le 2",
                "<mfrac><mn>1</mn><mn>2</mn></mfrac>                                ! \\frac{1}{2}",
                "<msup><mi>x</mi><mn>2</mn></msup>                                  ! x^{2}",
                "<msub><mi>x</mi><mn>2</mn></msub>                                  ! x_{2}",
                "<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>            ! \\sum_{i}^{n}",
                "<msqrt><mi>x</mi><mn>2</mn></msqrt>                                ! \\sqrt{x 2}",
                "<mroot><mi>x</mi><mn>3</mn></mroot>                                ! \\sqrt[3]{x}",
                "<mi>sin</mi><mi>αβ</mi><mi>−1</mi>                                 ! \\mathrm{sin} \\mathrm{αβ} −1",
                "<mtext>if so</mtext>                                               ! \\text{if so}",
                "<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable> !"
                        + " \\begin{matrix} 1 & 2 \\\\ \\end{matrix}",
                "<mo>{</mo><mi>x</mi><mo>}</mo>                                     ! \\{ x \\}",
                "<mi>x</mi><annotation>y</annotation>                               ! x",
                "<mfrac><mn>1</mn></mfrac>                                          ! \\frac{1}{}"
            })
    void eachElementHasItsTeX(String math, String tex) {
        assertEquals(tex, tex(math));
    }

    @Test
    void whatIsTooLargeIsNoFormula() {
        assertEquals(
                "x".repeat(10_000).length(),
                tex("<mn>" + "x".repeat(10_000) + "</mn>").length());
        assertEquals("", tex("<mn>" + "x".repeat(10_001) + "</mn>"));
        assertEquals("", tex("<mn>x</mn>".repeat(2_000)));
    }
}
