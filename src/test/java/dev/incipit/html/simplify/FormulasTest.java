package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.DocumentIndex;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FormulasTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<math><mi>x</mi></math>                                               ! <x-tex>x</x-tex>",
                "<math display=block><mi>x</mi></math>                                 ! <x-tex display=\"\">x</x-tex>",
                "<math alttext=y><mi>x</mi></math>                                     ! <x-tex>y</x-tex>",
                "<math alttext=y><mi>x</mi><annotation encoding=application/x-tex>z</annotation></math> ! <x-tex>z</x-tex>",
                "<math alttext='{\\displaystyle x}'><mi>x</mi></math>                  ! <x-tex>x</x-tex>",
                "<span class=katex><math><mi>x</mi></math><span>x</span></span>        ! <x-tex>x</x-tex>",
                "<div class=katex-display><span class=katex><math><mi>x</mi></math></span></div> !"
                        + " <x-tex display=\"\">x</x-tex>",
                "<span class=MathJax>x</span><script type=math/tex>y</script>          !"
                        + " <span class=\"MathJax\" hidden>x</span><x-tex>y</x-tex>",
                "<script type='math/tex; mode=display'>y</script>                      ! <x-tex display=\"\">y</x-tex>",
                "<span class=math>\\(x\\)</span>                                       ! <x-tex>x</x-tex>",
                "<div class=math>\\[x\\]</div>                                         ! <x-tex display=\"\">x</x-tex>",
                "<div class=arithmatex>$$x$$</div>                                     ! <x-tex display=\"\">x</x-tex>",
                "<span class=math>x</span>                                             ! <span class=\"math\">x</span>",
                "<span class=math>$$$</span>                                           ! <span class=\"math\">$$$</span>",
                "<span class=math>\\(x</span>                                          ! <span class=\"math\">\\(x</span>",
                "<span class=math>\\[x</span>                                          ! <span class=\"math\">\\[x</span>",
                "<span class=math>$$x\\]</span>                                        ! <span class=\"math\">$$x\\]</span>",
                "<math alttext='{\\displaystyle x'><mi>x</mi></math>                   ! <x-tex>{\\displaystyle x</x-tex>",
                "<span class=math>\\(<b>x</b>\\)</span>                                !"
                        + " <span class=\"math\">\\(<b>x</b>\\)</span>",
                "<math></math>                                                         ! <math></math>"
            })
    void aFormulaIsItsTeX(String html, String now) {
        var body = Jsoup.parseBodyFragment(html).body();
        Simplifier.simplify(body, DocumentIndex.of(body));
        body.ownerDocument().outputSettings().prettyPrint(false);
        assertEquals(now, body.html().replaceAll("(?<=<x-tex[^>]{0,20}>)<[^>]+>", ""));
    }
}
