package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables {@code ↵} stands for the end of a line. */
final class CodeTextTest {
    private static CodeBlock code(String html) {
        return CodeText.of(Jsoup.parseBodyFragment(html.replace("↵", "\n")).expectFirst("pre"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<pre>a↵  b</pre>                                             ! a↵  b",
                "<pre>a<br>b</pre>                                            ! a↵b",
                "<pre><div>a</div><div>b</div></pre>                          ! a↵b",
                "<pre><div><div>a</div></div><div>b</div></pre>               ! a↵b",
                "<pre>a<div><div></div></div>b</pre>                          ! a↵↵b",
                "<pre><div>a↵</div><div>b↵</div></pre>                        ! a↵b",
                "<pre><span class=line>a</span><span class=line>b</span></pre> ! a↵b",
                "<pre><span class=line>a</span>↵<span class=line>b</span></pre> ! a↵b",
                "<pre><span class=k>a</span><span class=k>b</span></pre>      ! ab",
                "<pre><code>a</code><code>b</code></pre>                      ! a↵b",
                "<pre><span class=linenos>1</span>a</pre>                     ! a",
                "<pre>a<button>Copy</button></pre>                            ! a",
                "<pre>a<span style='user-select: none'>$</span></pre>         ! a",
                "<pre>a<span style='display:none'>b</span></pre>              ! a",
                "<pre>a<span aria-hidden=true>b</span></pre>                  ! a",
                "<pre>a<span style='color:red'>b</span></pre>                 ! ab",
                "<pre>a&nbsp;b</pre>                                          ! a b"
            })
    void linesAreReadOutOfWhatHighlightersMake(String html, String text) {
        assertEquals(text.replace("↵", "\n"), code(html).text());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<pre><code class='language-js'>x</code></pre>,             js",
        "<pre class='brush: java; x'>x</pre>,                       java",
        "<pre class='sourceCode python'>x</pre>,                    python",
        "<pre class='src src-sh'>x</pre>,                           src-sh",
        "<pre data-lang=Go>x</pre>,                                 go",
        "<pre lang=c++>x</pre>,                                     c++",
        "<pre><code lang=de>x</code></pre>,                         ''",
        "<pre class=language-plaintext>x</pre>,                     ''",
        "<pre class=rust>x</pre>,                                   rust",
        "<div class=rust><pre>x</pre></div>,                        ''",
        "<div class=highlight-python><pre>x</pre></div>,            python",
        "<pre class='language-not a name'>x</pre>,                  not",
        "<pre class='language-_'>x</pre>,                           ''"
    })
    void theLanguageIsNamedByTheBlockOrWhatWrapsIt(String html, String language) {
        assertEquals(language, code(html).language());
    }

    @ParameterizedTest(name = "{0} beside it")
    @CsvSource({"3, js", "4, ''"})
    void aBoxOfManyPartsNamesNoLanguageForThem(int others, String language) {
        assertEquals(
                language,
                code("<div class=language-js><pre>x</pre>" + "<p>y</p>".repeat(others) + "</div>")
                        .language());
    }
}
