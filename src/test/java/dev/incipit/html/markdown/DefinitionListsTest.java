package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.dom.AddressBase;
import dev.incipit.url.WebUrl;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How definition lists are written; and whatever stands in one, what is opened for it is closed with it. */
final class DefinitionListsTest {
    private static final AddressBase BASE =
            new AddressBase(WebUrl.parse("https://example.org/a/").orElseThrow());

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<dl><dt>oak<dd>a tree<dt>tin<dd>a metal</dl>           ! - **oak**: a tree;- **tin**: a metal",
                "<dl><dt>oak:<dd>a tree</dl>                            ! - **oak:** a tree",
                "<dl><dt>oak<dt>elm<dd>trees</dl>                       ! - **oak**, **elm**: trees",
                "<dl><dt><dt>elm<dd>trees</dl>                          ! - **elm**: trees",
                "<dl><dt>oak<dd>a tree<dd>its wood</dl>                 ! - **oak**:;  - a tree;  - its wood",
                "<dl><dt>oak<dd>a tree<dd>wood<dt>tin<dd>a metal</dl>   ! - **oak**:;  - a tree;  - wood;- **tin**: a metal",
                "<dl><dt>oak<dd><p>a tree</p></dl>                      ! - **oak**: a tree",
                "<dl><dt>oak<dd><p>a tree</p><p>in parks</p></dl>       ! - **oak**: a tree · in parks",
                "<dl><dt>oak<dd>a<p>tree</p></dl>                       ! - **oak**: a · tree",
                "<dl><dt>oak<dd><div>a tree</div></dl>                  ! - **oak**:;;  a tree",
                "<dl><dd>a tree</dl>                                    ! - a tree",
                "<dl><dt><dd>a tree</dl>                                ! - a tree",
                "<dl><div><dt>oak<dd>a tree</div><div><dt>tin<dd>a metal</div></dl> ! - **oak**: a tree;- **tin**: a metal",
                "<dl><dt class='sig x'>oak<b>(n)</b><dd>a tree</dl>     ! - `oak(n)`: a tree",
                "<p>one<dt>oak<dd>a tree                                ! one;;oak;;a tree",
                "<dl><dt>oak<dd>a<dl><dt>b<dd>c</dl></dl>               ! - **oak**: a;;  - **b**: c"
            })
    void aTermAndWhatItMeansStandOnOneLine(String html, String markdown) {
        assertEquals(
                markdown.replace(';', '\n'),
                MarkdownRenderer.render(Jsoup.parseBodyFragment(html).body(), BASE)
                        .markdown());
    }

    /** A paragraph after it all stands in no list, and nothing that was said before is lost. */
    private static void assertClosed(String html) {
        var number = new AtomicInteger();
        var numbered = Pattern.compile("x").matcher(html).replaceAll(_ -> "x" + number.getAndIncrement() + "y");
        var body = Jsoup.parseBodyFragment(numbered).body();
        var said = body.text();
        body.append("<hr><p>END");
        var markdown = MarkdownRenderer.render(body, BASE).markdown();
        assertTrue(markdown.endsWith("\n\nEND") || markdown.equals("END"), () -> html + "\n=====\n" + markdown);
        for (int i = 0; i < number.get(); i++) {
            var word = "x" + i + "y";
            assertEquals(said.contains(word), markdown.contains(word), () -> html + "\n=====\n" + markdown);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<dl><dt>t<dd>a<ul>x<dd>b<dd>c</ul></dl>",
                "<dl><dt>t<dd>a<section>x<dd>b<dd>c</section></dl>",
                "<dl><dt>t<dd>a<blockquote>x<dd>b<dd>c</blockquote></dl>",
                "<dl><dt>t<dd>a<table><tr><td>x<dd>b<dd>c</table></dl>",
                "<dl><dt>t<dd>a<dd>b<ul>x<dd>c</ul><dd>d</dl>",
                "<dl><dt>t<dd>a<ul><dt>x<dd>b</ul><dt>c</dl>",
                "<dl><div><dt>t<dd>a<dd>x</div><ul><dt>b<dd>c<dd>d</ul></dl>"
            })
    void aMeaningWithinAMeaningOpensAndClosesNothing(String html) {
        assertClosed(html);
    }

    @Property(tries = 1_000, shrinking = ShrinkingMode.OFF)
    void everyNestIsClosed(@ForAll("nests") String html) {
        assertClosed(html);
    }

    @Provide
    Arbitrary<String> nests() {
        return Arbitraries.of(
                        "<dl>",
                        "</dl>",
                        "<dt>x",
                        "<dt>",
                        "<dd>x",
                        "<dd>",
                        "</dd>",
                        "<ul>",
                        "<li>x",
                        "</ul>",
                        "<section>",
                        "</section>",
                        "<table><tr><td>",
                        "<td>x",
                        "</table>",
                        "<div>",
                        "</div>",
                        "<blockquote>",
                        "</blockquote>",
                        "<p>x",
                        "x")
                .list()
                .ofMinSize(1)
                .ofMaxSize(30)
                .map(parts -> String.join("", parts));
    }
}
