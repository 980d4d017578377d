package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.AddressBase;
import dev.incipit.url.WebUrl;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** One row per kind of mark-up: the HTML, and the Markdown a reader of the text gets. */
final class MarkdownRendererTest {
    static Stream<Arguments> rows() {
        return Stream.of(
                row("a heading keeps its level", "<h3>Title</h3>", "### Title"),
                row("permalinks leave headings", "<h2>Use<a class=headerlink href=#use>¶</a></h2>", "## Use"),
                row("a heading is no link to itself", "<h2><a class=header href=#use>Use it</a></h2>", "## Use it"),
                row("a heading that ends in a hash", "<h2>C#</h2>", "## C\\#"),
                row(
                        "links become absolute",
                        "<p>See <a href='b?x=1#y'>that</a>.</p>",
                        "See [that](https://example.org/a/b?x=1#y)."),
                row("scripts are no links", "<p><a href='javascript:x()'>Open</a> it</p>", "Open it"),
                row("a link to nothing is none", "<p><a href='#'>Belts</a> of leather</p>", "Belts of leather"),
                row("brackets in a link", "<p><a href=b>a [1]</a></p>", "[a \\[1\\]](https://example.org/a/b)"),
                row("blanks move out of emphasis", "<p>a<b> bold </b>word</p>", "a **bold** word"),
                row("emphasis that would not be read is left out", "<p><b>Note:</b>this</p>", "Note:this"),
                row("touching marks are one", "<p><b>a</b><b>b</b></p>", "**ab**"),
                row(
                        "stars and underscores are escaped",
                        "<p>2 * 3 *x* _y_ snake_case</p>",
                        "2 * 3 \\*x\\* \\_y\\_ snake_case"),
                row("numbers at the start are no list", "<p>1. of May</p>", "1\\. of May"),
                row("a dash at the start is no list", "<p>- so</p>", "\\- so"),
                row("a hash at the start is no heading", "<p># so</p>", "\\# so"),
                row("text in angle brackets", "<p>a &lt;b&gt; &amp;amp; c < d</p>", "a \\<b> \\&amp; c < d"),
                row("back ticks in code", "<p><code>a`b</code></p>", "``a`b``"),
                row("an exclamation before a link", "<p>Wow!<a href=b>b</a></p>", "Wow\\![b](https://example.org/a/b)"),
                row("line breaks", "<p>a<br>b</p>", "a\\\nb"),
                row("two line breaks part paragraphs", "<p>a<br><br>b</p>", "a\n\nb"),
                row("nested lists", "<ul><li>a<ul><li>b</ul><li>c</ul>", "- a\n  - b\n- c"),
                row("numbered lists keep their start", "<ol start=3><li>a<li>b</ol>", "3. a\n4. b"),
                row("loose items", "<ul><li><p>a.</p><p>b</p><li>c</ul>", "- a.\n\n  b\n\n- c"),
                row("code in an item", "<ul><li>a<pre>x\n  y</pre></ul>", "- a\n\n  ```\n  x\n    y\n  ```"),
                row("lists one after the other stay two", "<ul><li>a</ul><ul><li>b</ul>", "- a\n\n* b"),
                row("quotes", "<blockquote><p>a<p>b</blockquote>", "> a\n>\n> b"),
                row(
                        "definitions",
                        "<dl><dt>a<dd>one<dt>b<dd><p>Two.<p>three</dl>",
                        "- **a**: one\n\n- **b**: Two.\n\n  three"),
                row(
                        "several meanings",
                        "<dl><dt>a<dd>one<dd>two<dt>b<dd>three</dl>",
                        "- **a**:\n  - one\n  - two\n- **b**: three"),
                row(
                        "several meanings in a group",
                        "<dl><div><dt>a<dd>one<dd>two</div></dl><p>b",
                        "- **a**:\n  - one\n  - two\n\nb"),
                row("code keeps its language", "<pre><code class=language-js>a\nb</code></pre>", "```js\na\nb\n```"),
                row("a fence is longer than those inside", "<pre>```\nx\n```</pre>", "````\n```\nx\n```\n````"),
                row(
                        "line spans and breaks are lines",
                        "<pre><code><span class=token-line>a<br></span><span class=token-line>b<br></span></code></pre>",
                        "```\na\nb\n```"),
                row(
                        "line blocks are lines",
                        "<pre><div class=line>a</div><div class=line></div><div class=line>b</div></pre>",
                        "```\na\n\nb\n```"),
                row(
                        "line numbers leave code",
                        "<pre><span class=lineno>1</span>a\n<span class=linenos>2</span>b</pre>",
                        "```\na\nb\n```"),
                row(
                        "prompts that cannot be selected leave code",
                        "<pre><span style='user-select: none'>$ </span>ls</pre>",
                        "```\nls\n```"),
                row(
                        "copy buttons and labels leave code",
                        "<div class=language-js><button>Copy</button><span class=lang>js</span><pre><code>a</code></pre></div>",
                        "```js\na\n```"),
                row(
                        "a table of numbers and code is code",
                        "<table class=highlighttable><tr><td class=linenos><pre>1\n2</pre></td><td class=code><div><pre>a\nb</pre></div></td></tr></table>",
                        "```\na\nb\n```"),
                row(
                        "a row a line is code",
                        "<table><tr><td data-line-number=1></td><td class=blob-code>a</td></tr><tr><td data-line-number=2></td><td class=blob-code> b</td></tr></table>",
                        "```\na\n b\n```"),
                row(
                        "tables",
                        "<table><tr><th>a<th>b<tr><td>1|2<td><code>x|y</code></table>",
                        "| a | b |\n| --- | --- |\n| 1\\|2 | `x\\|y` |"),
                row(
                        "spans are filled",
                        "<table><tr><th>a<th>b<tr><td rowspan=2>1<td>2<tr><td>3</table>",
                        "| a | b |\n| --- | --- |\n| 1 | 2 |\n| 1 | 3 |"),
                row(
                        "lists in cells",
                        "<table><tr><th>a<th>b<tr><td><ul><li>x<li>y</ul><td>2</table>",
                        "| a | b |\n| --- | --- |\n| - x<br>- y | 2 |"),
                row("a layout table is none", "<table role=presentation><tr><td>a<td>b</table>", "a\n\nb"),
                row(
                        "admonitions",
                        "<div class='admonition note'><p class=admonition-title>Note</p><p>a</p></div>",
                        "**Note**\n\na"),
                row(
                        "alerts in quotes",
                        "<blockquote class='markdown-alert markdown-alert-tip'><p class=markdown-alert-title>Tip</p><p>a</p></blockquote>",
                        "**Tip**\n\na"),
                row(
                        "tabs with their labels",
                        "<div class=tabs-container><ul role=tablist><li role=tab>npm<li role=tab>yarn</ul><div><div role=tabpanel>a</div><div role=tabpanel hidden>b</div></div></div>",
                        "**npm**\n\na\n\n**yarn**\n\nb"),
                row("details", "<details><summary>More</summary><p>a</p></details>", "**More**\n\na"),
                row(
                        "footnotes",
                        "<p>a<sup><a class=footnote-ref href=#fn:1>1</a></sup></p><div class=footnote><ol><li id=fn:1><p>b <a class=footnote-backref href=#r>↩</a></p></li></ol></div>",
                        "a[^1]\n\n[^1]: b"),
                row(
                        "formulas",
                        "<p><span class=katex><math><semantics><mi>x</mi><annotation encoding='application/x-tex'>x^2</annotation></semantics></math><span aria-hidden=true>x2</span></span></p>",
                        "$x^2$"),
                row("formulas of their own", "<script type='math/tex; mode=display'>x_1</script>", "$$\nx_1\n$$"),
                row("small marks", "<p>H<sub>2</sub>O, <kbd>Ctrl</kbd></p>", "H<sub>2</sub>O, `Ctrl`"),
                row(
                        "raised endings",
                        "<p>86<sup>e</sup>, M<sup>me</sup> Roy, 1<sup>ST</sup>, Acme<sup>®</sup>, x<sup>n</sup>, m<sup>2</sup></p>",
                        "86e, Mme Roy, 1ST, Acme®, x<sup>n</sup>, m<sup>2</sup>"),
                row("ruby", "<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby></p>", "漢(かん)"),
                row(
                        "hidden text is never read",
                        "<p>a<span hidden>b</span><span style='display: none'>c</span></p>",
                        "a"),
                row("decorative images are dropped", "<p>a<img src=x alt=''></p>", "a"),
                row(
                        "images that say something",
                        "<p><img src=x.png alt='A cat'></p>",
                        "![A cat](https://example.org/a/x.png)"),
                row(
                        "icons beside links are dropped, and the links that hold nothing else",
                        "<p><a href=/a>A law</a> <a href=/a><img src=/i.svg alt='new tab' width=14></a> holds.</p>",
                        "[A law](https://example.org/a) holds."),
                row(
                        "icons after links are dropped",
                        "<p><a href=/a>A</a><img src=/i.png alt=out width=12px></p>",
                        "[A](https://example.org/a)"),
                row(
                        "small images that stand for words",
                        "<p>If <img src=/x.png width=13 alt='$x$'> holds</p>",
                        "If ![$x$](https://example.org/x.png) holds"),
                row(
                        "small images that are all of a cell",
                        "<table><tr><th>A<th>B<tr><td>x<td><a href=/y><img src=/y.png width=13 alt=Yes></a></table>",
                        "| A | B |\n| --- | --- |\n| x | [![Yes](https://example.org/y.png)](https://example.org/y) |"),
                row(
                        "small images beside the words of a cell",
                        "<table><tr><th>A<th>B<tr><td>x<td><a href=/y>y<img src=/y.png width=13 alt=out></a></table>",
                        "| A | B |\n| --- | --- |\n| x | [y](https://example.org/y) |"),
                row("data images are words", "<p><img src='data:image/png;base64,AAAA' alt='A cat'></p>", "A cat"),
                row("boxes to tick", "<ul><li><input type=checkbox checked> a</ul>", "- [x] a"),
                row(
                        "a card is linked once",
                        "<a href=b><h3>T</h3><p>words</p></a>",
                        "### [T](https://example.org/a/b)\n\nwords"));
    }

    private static Arguments row(String what, String html, String markdown) {
        return Arguments.of(what, html, markdown);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void everyMarkBecomesWhatAReaderSees(String what, String html, String markdown) {
        var url = WebUrl.parse("https://example.org/a/").orElseThrow();
        var body = Jsoup.parseBodyFragment(html).body();
        assertEquals(
                markdown, MarkdownRenderer.render(body, new AddressBase(url)).markdown(), what);
    }
}
