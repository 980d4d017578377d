package dev.incipit.html;

import java.util.ArrayList;
import java.util.List;

/** Pages that repeat one thing without end: each shape is a family of pages of any length. */
final class HostileShapes {
    private static final List<String> TAGS = List.of(
            ("a abbr address area article aside audio b base blockquote body br button canvas caption center cite code col "
                            + "colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure "
                            + "font footer form frame frameset h1 h2 h6 head header hgroup hr html i iframe img input ins kbd "
                            + "label legend li link main map mark marquee math menu meta meter nav nobr noscript object ol "
                            + "optgroup option output p param picture plaintext pre progress q rp rt ruby s samp script search "
                            + "section select slot small source span strong style sub summary sup svg table tbody td template "
                            + "textarea tfoot th thead time title tr track tt u ul var video wbr custom-tag")
                    .split(" "));

    private static final List<String> OPENINGS = List.of(
            "<div class='admonition title'>",
            "<div class=caption>",
            "<div class='highlight'><pre>",
            "<div class=tabs role=tablist>",
            "<div role=tab aria-controls=x>",
            "<div role=tabpanel id=x>",
            "<div role=table>",
            "<div role=row>",
            "<div role=cell>",
            "<div role=list>",
            "<div role=listitem>",
            "<div role=heading aria-level=2>",
            "<div role=navigation>",
            "<div role=main>",
            "<div role=banner>",
            "<div role=button>",
            "<div style='display:table'>",
            "<div style='color:red;width:1px'>",
            "<div aria-hidden=true>",
            "<div class=sidebar>",
            "<div class=breadcrumb>",
            "<div id=hd>",
            "<p><a href=/>Home</a> > ",
            "<div class='footnote' id=fn1>",
            "<div itemscope itemtype='http://schema.org/Article'>",
            "<div hidden>",
            "<div hidden id=S:1>",
            "<div data-footnote-ref>",
            "<ul class=toc><li>",
            "<ul><li>",
            "<ul><li>a",
            "<ol><li><p>",
            "<ul><ul>",
            "<dl><dt>a<dd>",
            "<dl class='py method'><dt>",
            "<table><tr><td>",
            "<table><tr><td><table>",
            "<table class=highlighttable><tr><td class=linenos>",
            "<table role=presentation><tr><td>",
            "<nav><ul><li><a href=/x>",
            "<nav><div><h2>",
            "<a href=/x#y>",
            "<a href=#y>",
            "<a href=/x><marquee>",
            "<h2><a href=#x>",
            "<h2><span>",
            "<blockquote><p>",
            "<details><summary>a</summary>",
            "<figure><figcaption>",
            "<picture><source><img>",
            "<pre><code>",
            "<pre><span class=line>",
            "<p><b><i>",
            "<p><a href=/x><b>",
            "<math><mrow>",
            "<math><mfrac><mi>",
            "<svg><g>",
            "<svg><foreignObject><div>",
            "<button aria-expanded=true aria-controls=x>",
            "<form><label><input>",
            "<section><h2>a</h2>",
            "<article><header>",
            "<template><div>",
            "<ruby>a<rt>",
            "<font color=red><b>",
            "<p><ins><del>",
            "<div><div><p>",
            "<span><div>",
            "<sup><a href=#fn1>");

    /** What is written side by side. */
    private static final List<String> UNITS = List.of(
            "<p>a few words of text, said once more.</p>",
            "<p><u>many words and blanks in a mark </u>",
            "<u>many letters and blanks </u>",
            "<code>code</code>",
            "<code>co</code><i>it</i>",
            "<i>it</i>",
            "<b>x</b><b>y</b>",
            "words<!---->",
            "<!--",
            "<!-->",
            "<!DOCTYPE html>",
            "<![CDATA[x]]>",
            "<?php x ?>",
            "</div>",
            "</p>",
            "<",
            "<a",
            "<a ",
            "<a b='",
            "&",
            "&amp;",
            "&#x41",
            "&nGt;",
            "\0",
            "\n",
            " ",
            "\t\r\n",
            "a",
            "a ",
            "ä ",
            "漢",
            "漢字、",
            "\u202e",
            "😀",
            "*",
            "_a_",
            "`",
            "[a](b)",
            "![a](b",
            "# ",
            "\n# a\n",
            "\n- a",
            "|a|b|\n",
            "\\",
            "<br>",
            "<br>a",
            "<hr>",
            "<img src=/x alt=y>",
            "<img src=/x>",
            "<img src=data:image/png;base64,AAAA alt=z>",
            "<a href=/x>a</a>",
            "<a href=/x#y><b>a</b></a>",
            "<a href=#y>#</a>",
            "<a href='/x?y=1&z=2' title=t rel=nofollow>a</a>",
            "<a name=x></a>",
            "<li>a</li>",
            "<li><p>a</p></li>",
            "<li><a href=/x>a</a></li>",
            "<ul><li>a</li></ul>",
            "<ul></ul>",
            "<ol start=5><li>a</ol>",
            "<dt>a",
            "<dt>a</dt><dd>b</dd>",
            "<dl><dt>a</dt><dd>b</dd></dl>",
            "<tr><td>a",
            "<td>a",
            "<td colspan=9 rowspan=9>a",
            "<tr><td rowspan=1000>a",
            "<table><tr><td>a</table>",
            "<table><tr><th>a<th>b<tr><td>c<td>d</table>",
            "<h2>a</h2>",
            "<h2 id=x>a<a href=#x>#</a></h2>",
            "<h2>a</h2><p>b</p>",
            "<nav><a href=/x>a</a></nav>",
            "<div role=table><div role=row><div role=cell>a</div></div></div>",
            "<div role=tablist><div role=tab aria-controls=q>a</div></div><div role=tabpanel id=q>b</div>",
            "<div class=tabs><button>a</button></div><div class=tab-pane>b</div>",
            "<div class='admonition note'><p class=admonition-title>a</p><p>b</p></div>",
            "<details><summary>a</summary>b</details>",
            "<button aria-expanded=false aria-controls=q>a</button>",
            "<div id=q>a</div>",
            "<pre>a\nb</pre>",
            "<pre><code class=language-java>a</code></pre>",
            "<div class=highlight><pre><span class=k>a</span>b\n</pre></div>",
            "<span class=line>a</span>\n",
            "<sup id=fnref1><a href=#fn1>1</a></sup>",
            "<sup><a href=#fn1>1</a></sup><li id=fn1>a <a href=#fnref1>b</a></li>",
            "<math><mi>x</mi></math>",
            "<math><mfrac><mi>x</mi><mi>y</mi></mfrac></math>",
            "<span class=katex><annotation encoding='application/x-tex'>x</annotation></span>",
            "<meta name=description content=x>",
            "<meta name=robots content=noindex>",
            "<link rel=alternate hreflang=de href=/de>",
            "<link rel=canonical href=/x>",
            "<title>a</title>",
            "<base href=/x>",
            "<style>a{b:c}</style>",
            "<script>x</script>",
            "<script type=application/ld+json>{\"@type\":\"WebSite\"}</script>",
            "<template id=B:1></template>",
            "<div hidden id=S:1>a</div>",
            "<iframe src=/x></iframe>",
            "<input type=hidden value=x>",
            "<p hidden>a</p>",
            "<p style='display:none'>a</p>",
            "<p class='a b c d e f g h'>a</p>",
            "<p>a<p>b<div>c</div>",
            "<b><p>a</b>",
            "<a href=/x><div>a</a>",
            "<font><table><b>a",
            "<form><form>",
            "<option>a",
            "<select><option>a</select>",
            "<svg><title>a</title></svg>",
            "<video><track></video>",
            "<time datetime=2024-01-01>a</time>",
            "<figure><img src=/x alt=a><figcaption>b</figcaption></figure>",
            "<blockquote>a</blockquote>",
            "<article><h2>a</h2><p>b c d e f</p></article>",
            "<section><p>a b c d, e f g h.</p></section>",
            "<ins>a</ins><del>b</del>",
            "<kbd>a</kbd>+<kbd>b</kbd>",
            "<q>a</q>",
            "<abbr title=x>a</abbr>",
            "<ruby>a<rt>b</rt></ruby>");

    /** What is repeated inside of one element. */
    private static final List<List<String>> INSIDE = List.of(
            List.of("<div hidden id=S:0>a</div><script>", "$R", ""),
            List.of("<div hidden id=S:0>a</div><script>", "$RC(\"", ""),
            List.of("<div hidden id=S:0>a</div><script>", "$RC(\"B:0\",\"S:0\")", ""),
            List.of("<div hidden id=S:0>a</div><script>", "$RS(\"S:0\",", ""),
            List.of("<script type=application/ld+json>", "\"@type\":\"WebSite\"", ""),
            List.of("<script type=application/ld+json>[", "{\"@type\":\"WebSite\",\"name\":", "]"),
            List.of("<script type=application/ld+json>[", "{\"@type\":\"Product\",\"description\":\"a b c\"},", "{}]"),
            List.of("<script type=application/ld+json>", "[", ""),
            List.of("<script type=application/ld+json>", "{\"a\":", ""),
            List.of("<script type=application/ld+json>{\"@type\":\"Article\",\"articleBody\":\"", "<div>", "\"}"),
            List.of("<script type=application/ld+json>{\"@type\":\"Article\",\"articleBody\":\"", "\\n a", "\"}"),
            List.of("<p class='", "a ", "'>x"),
            List.of("<p class='", "a", "'>x"),
            List.of("<p style='", "a:b;", "'>x"),
            List.of("<p ", "a=b ", ">x"),
            List.of("<p ", "a ", ">x"),
            List.of("<p x='", "&", "'>x"),
            List.of("<a href='/", "a/", "'>x"),
            List.of("<a href='/", "../", "'>x"),
            List.of("<a href='/?", "a=b&", "'>x"),
            List.of("<img srcset='", "/a 1x,", "'>"),
            List.of("<img src='data:", "A", "'>"),
            List.of("<meta name=description content='", "a ", "'>"),
            List.of("<meta name=robots content='", "noindex,", "'>"),
            List.of("<meta http-equiv=refresh content='0", " ", ";url=/x'>"),
            List.of("<meta http-equiv=refresh content='", "0;", "url=/x'>"),
            List.of("<html lang='", "a-", "'>"),
            List.of("<title>", "a ", "</title>"),
            List.of("<h1>", "a ", "</h1>"),
            List.of("<h1>", "<span>a</span>", "</h1>"),
            List.of("<h2>", "<i>a</i>", "</h2>"),
            List.of("<a href=/x>", "a ", "</a>"),
            List.of("<a href=/x>", "<b>a</b>", "</a>"),
            List.of("<p>", "a ", "</p>"),
            List.of("<p>", "a. ", "</p>"),
            List.of("<p>", "<br>", "</p>"),
            List.of("<p>", "<br> <i> </i>", "</p>"),
            List.of("<p>", "<b> </b>", "</p>"),
            List.of("<p>", "<i></i>", "x</p>"),
            List.of("<p>", "</i><i>", "x</p>"),
            List.of("<pre>", "a\n", "</pre>"),
            List.of("<pre>", "`", "</pre>"),
            List.of("<pre>", "  \n", "</pre>"),
            List.of("<pre>", "<br>", "</pre>"),
            List.of("<pre>", "<span>a</span>", "</pre>"),
            List.of("<pre>", "<div>a</div>", "</pre>"),
            List.of("<code>", "`", "</code>"),
            List.of("<code>", "a ", "</code>"),
            List.of("<td>", "|", "</td>"),
            List.of("<table><tr>", "<td>a|b", "</table>"),
            List.of("<table>", "<tr><td>a|b<td>c", "</table>"),
            List.of("<table>", "<tr><td colspan=50>a", "</table>"),
            List.of("<table>", "<tr><td rowspan=60000>a", "</table>"),
            List.of("<table><tr>", "<td rowspan=60000 colspan=1000>a", "</table>"),
            List.of("<table>", "<tbody><tr><td>a", "</table>"),
            List.of("<table>", "<caption>a</caption>", "</table>"),
            List.of("<table>", "a", "</table>"),
            List.of("<table>", "<div>a", "</table>"),
            List.of("<nav><ul><li>", "<ul></ul>", ""),
            List.of("<nav><ul><li>", "<ul><li>a</ul>", ""),
            List.of("<nav><ul><li>", "<i></i>", "<ul><li><a href=/x>a</a></ul>"),
            List.of("<nav><ul>", "<li><a href=/x>a</a>", "</ul></nav>"),
            List.of("<nav>", "<h2>a</h2><ul><li><a href=/x>b</a></ul>", "</nav>"),
            List.of("<nav>", "<div><h2>a</h2>", "</nav>"),
            List.of("<nav>", "<a href=/x>a</a>", "</nav>"),
            List.of("<nav><div class=caption>", "a ", "</div><a href=/x>b</a></nav>"),
            List.of("<dl>", "<dt>a", "</dl>"),
            List.of("<dl>", "<dd>a", "</dl>"),
            List.of("<dl>", "<dt>a<dd>b", "</dl>"),
            List.of("<dl>", "<div><dt>a<dd>b</div>", "</dl>"),
            List.of("<ul>", "<li>a", "</ul>"),
            List.of("<ul>", "<li><p>a", "</ul>"),
            List.of("<ul>", "<li><p>a</p><p>b</p>", "</ul>"),
            List.of("<ul>", "a", "</ul>"),
            List.of("<ul>", "<ul><li>a</ul>", "</ul>"),
            List.of("<details>", "<summary>a</summary>", "</details>"),
            List.of("<select>", "<option>a", "</select>"),
            List.of("<svg>", "<path d=x />", "</svg>"),
            List.of("<math>", "<mi>x</mi>", "</math>"),
            List.of("<math><annotation encoding='application/x-tex'>", "x", "</annotation></math>"),
            List.of("<template>", "<p>a</p>", "</template>"),
            List.of("<noscript>", "<p>a</p>", "</noscript>"),
            List.of("<style>", "a{b:c}", "</style>"),
            List.of("<style>", ".a{display:none}", "</style><p class=a>x"),
            List.of(
                    "<div class=tabs role=tablist>",
                    "<div role=tab aria-controls=q>a</div>",
                    "</div><div role=tabpanel id=q>b"),
            List.of("<div role=table>", "<div role=row><div role=cell>a</div></div>", "</div>"),
            List.of("<div role=table><div role=row>", "<div role=cell>a</div>", "</div></div>"),
            List.of("<div class='admonition note'>", "<p class=title>a</p>", "</div>"),
            List.of("<main>", "<p>a b c d e f g.</p>", "</main>"),
            List.of("<article>", "<p>a b c d e f g.</p>", "</article>"),
            List.of("<body><p>x", "<!--x-->", ""),
            List.of("<body>", "<noscript>a few words</noscript>", ""),
            List.of("<table>" + "<tr><td>a".repeat(2_000) + "<tr>", "<td>b", ""),
            List.of("<div class=colist><table>", "<tbody><tr><td>1<td>a", ""),
            List.of("<h2>a</h2><a href=/x>", "<img alt=a src=/y>", ""),
            List.of(
                    "<div hidden id=S:0>a</div><template id=B:0></template>",
                    "<!--$-->",
                    "<!--/$--><script>$RC(\"B:0\",\"S:0\")"));

    private static final int DEPTH = 480;

    /** A family of pages: its name, and a page of it of about so many characters. */
    record Shape(String name, String before, String unit, String after, boolean numbered) {
        String page(int length) {
            var page = new StringBuilder(length + before.length() + after.length() + unit.length() + 16).append(before);
            for (int n = 0; page.length() < length; n++) {
                page.append(numbered ? unit.replace("NN", Integer.toString(n)) : unit);
            }
            return page.append(after).toString();
        }
    }

    private HostileShapes() {}

    static List<Shape> all() {
        var shapes = new ArrayList<Shape>();
        for (var tag : TAGS) {
            var open = '<' + tag + '>';
            shapes.add(plain("nested " + open, "", open, ""));
            shapes.add(plain("nested with words " + open, "", open + "a few words ", ""));
            shapes.add(plain("side by side " + open, "", open + "ab</" + tag + '>', ""));
            shapes.add(plain("empty side by side " + open, "<p>", open + "</" + tag + '>', ""));
            shapes.add(plain("words in nested " + open, open.repeat(DEPTH), "a few words of text, ", ""));
            shapes.add(plain("links in nested " + open, open.repeat(DEPTH), "<a href=/x>y</a>", ""));
            shapes.add(plain("words in half nested " + open, (open + "<span>").repeat(DEPTH / 2), "a few words, ", ""));
        }
        for (var open : OPENINGS) {
            shapes.add(plain("nested " + open, "", open, ""));
            shapes.add(plain("nested with words " + open, "", open + "a few words ", ""));
            shapes.add(plain("words in nested " + open, open.repeat(DEPTH / 2), "a few words of text, ", ""));
            shapes.add(plain("list in nested " + open, open.repeat(DEPTH / 2) + "<ul>", "<li><a href=/x>y</a>", ""));
            shapes.add(
                    plain("paragraphs in nested " + open, open.repeat(DEPTH / 2), "<p>a few words of text.</p>", ""));
        }
        for (var unit : UNITS) {
            shapes.add(plain("repeated " + unit, "", unit, ""));
            shapes.add(plain("repeated in main " + unit, "<main><h1>t</h1><p>a b c d e.</p><div>", unit, ""));
            shapes.add(plain("repeated in nav " + unit, "<nav>", unit, "</nav><p>a b c."));
            shapes.add(plain("repeated in a paragraph " + unit, "<p>", unit, ""));
            shapes.add(plain("repeated in a link " + unit, "<a href=/x>", unit, "</a>"));
        }
        for (var inside : INSIDE) {
            shapes.add(plain(
                    "within " + inside.get(0) + " of " + inside.get(1), inside.get(0), inside.get(1), inside.get(2)));
        }
        for (var blanks : List.of("$R", "<i> ", "\"@type\":\"WebSite\"", "[", "*", "<a href=/x>")) {
            shapes.add(new Shape(
                    "blanks after " + blanks,
                    "<div hidden id=S:0>a</div><script>" + blanks.repeat(20_000),
                    " ",
                    "",
                    false));
        }
        for (var unit : List.of(
                "<div class=cNN>a</div>",
                "<div id=iNN>a</div>",
                "<p class='c cNN'>some words</p>",
                "<a href=/NN>a NN</a>",
                "<a href=/x#NN>a</a>",
                "<li><a href=/NN>a</a>",
                "<ul class=uNN><li>a</ul>",
                "<div role=tablist><div role=tab aria-controls=pNN>a</div></div><div role=tabpanel id=pNN>b</div>",
                "<button aria-controls=bNN aria-expanded=false>a</button><div id=bNN>b</div>",
                "<sup><a href=#fNN>NN</a></sup>",
                "<li id=fNN>a <a href=#rNN>b</a>",
                "<dl><dt id=dNN>a<dd>b</dl>",
                "<h2 id=hNN>a NN</h2>",
                "<link rel=alternate hreflang=de href=/NN>",
                "<meta name=mNN content=x>",
                "<template id=B:NN></template>",
                "<label for=lNN>a</label><input id=lNN>",
                "<section class=sNN><h2>a NN</h2><p>words and more words</p></section>",
                "<p>word NN</p>",
                "<tNN>a</tNN>",
                "<p aNN=b>")) {
            shapes.add(new Shape("numbered " + unit, "", unit, "", true));
            shapes.add(new Shape("numbered in main " + unit, "<main><div><p>a b c.</p>", unit, "", true));
            shapes.add(new Shape("numbered in nav " + unit, "<nav>", unit, "", true));
        }
        return shapes;
    }

    private static Shape plain(String name, String before, String unit, String after) {
        return new Shape(name, before, unit, after, false);
    }
}
