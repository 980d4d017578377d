package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table {@code ↵} stands for the end of a line. */
final class CodeBlocksTest {
    private static String rewritten(String html) {
        var body = Jsoup.parseBodyFragment(html.replace("↵", "\n")).body();
        CodeBlocks.rewrite(body);
        body.select("[hidden]").remove();
        body.ownerDocument().outputSettings().prettyPrint(false);
        return body.html().replace("\n", "↵");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<p><code class=language-js>a↵b</code></p>     ! <p><pre class=\"language-js\">a↵b</pre></p>",
                "<p><code>a<br>b</code></p>                    ! <p><pre>a<br>b</pre></p>",
                "<p><code class=language-js>a</code></p>       ! <p><code class=\"language-js\">a</code></p>",
                "<p><code>a↵b</code></p>                       ! <p><code>a↵b</code></p>",
                "<p>x <code>a<br>b</code></p>                  ! <p>x <code>a<br>b</code></p>",
                "<span><code>a<br>b</code></span>              ! <span><code>a<br>b</code></span>",
                "<pre>a<h2>b</h2></pre>                        ! <div>a<h2>b</h2></div>"
            })
    void codeAloneInItsBlockWithLinesOfItsOwnIsABlock(String html, String now) {
        assertEquals(now, rewritten(html));
    }

    @Test
    void aTableOfLineNumbersBecomesItsCode() {
        assertEquals(
                "<div><tbody><tr><td class=\"code\"><pre>a\nb</pre></td></tr></tbody></div>".replace("\n", "↵"),
                rewritten("<table><tr><td><pre>1\n2</pre></td><td class=code><pre>a\nb</pre></td></tr></table>"));
        assertEquals(
                "<pre><tbody><tr><td class=\"code\">a</td></tr><tr><td class=\"code\">b</td></tr></tbody></pre>",
                rewritten(
                        "<table><tr><td>1</td><td class=code>a</td></tr><tr><td>2</td><td class=code>b</td></tr></table>"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<table><tr><td>x</td><td class=code>a</td></tr></table>",
        "<table><tr><td>1</td><td>a</td></tr></table>",
        "<table><tr><td>1</td><td class=code>a</td></tr><tr><td>2</td><td>b</td></tr></table>",
        "<table><tr><td class=code>a</td></tr></table>"
    })
    void anotherTableStaysOne(String html) {
        assertEquals(true, rewritten(html).startsWith("<table>"));
    }

    @Test
    void besideTheCodeItsLanguagesNameAndButtonsGo() {
        var code = "<pre class=\"language-js\">a</pre>";
        assertEquals(
                "<div>" + code + "</div>",
                rewritten("<div><span>JS</span><span>Copy code</span>" + code + "<div class=linenos>1</div></div>"));
        assertEquals("<div><p>JSON</p>" + code + "</div>", rewritten("<div><p>JSON</p>" + code + "</div>"));
        assertEquals("<div><h3>js</h3>" + code + "</div>", rewritten("<div><h3>js</h3>" + code + "</div>"));
    }
}
