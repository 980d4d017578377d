package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.Fuzz;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** Whatever a host calls a page, it is read. */
final class PageFuzzTest {
    private static final WebUrl URL = WebUrl.parse("https://example.org/a/b").orElseThrow();

    private final PageReader reader = new PageReader();

    @Property(shrinking = ShrinkingMode.OFF)
    void everyPageIsRead(@ForAll("pages") byte[] body) {
        Fuzz.swiftly(body, octets -> read(octets, "text/html"));
    }

    @Property(shrinking = ShrinkingMode.OFF)
    void everyMarkdownPageIsRead(@ForAll("markdown") byte[] body) {
        Fuzz.swiftly(body, octets -> read(octets, "text/markdown; charset=utf-8"));
    }

    @Property(shrinking = ShrinkingMode.OFF)
    void everyTypeIsUnderstoodOrPassedOver(@ForAll("types") String type, @ForAll("pages") byte[] body) {
        Fuzz.swiftly(body, octets -> read(octets, type));
    }

    @Example
    void whatOnceBrokeIsRead() throws IOException {
        for (var body : Fuzz.broken("html")) {
            Fuzz.swiftly(body, octets -> read(octets, "text/markdown"));
            Fuzz.swiftly(body, octets -> read(octets, "text/html"));
        }
    }

    private void read(byte[] body, String type) {
        var page = reader.read(URL, body, type, List.of("noindex", type));
        assertTrue(page.links().size() <= Page.LINKS_MAX);
        assertTrue(page.markdown().chars().noneMatch(c -> c == 0), "a NUL is in the text");
    }

    @Provide
    Arbitrary<byte[]> pages() {
        return Fuzz.octets(
                "<",
                ">",
                "/>",
                "</",
                "<!--",
                "-->",
                "<![CDATA[",
                "]]>",
                "<!doctype html>",
                "<html lang=de>",
                "<head>",
                "<title>",
                "</title>",
                "<meta charset=utf-16>",
                "<meta name=robots content=noindex>",
                "<meta http-equiv=refresh content='0;url=/x'>",
                "<link rel=canonical href='//x:y'>",
                "<base href='http://[/'>",
                "<body>",
                "<main>",
                "<nav>",
                "<article>",
                "<section>",
                "<h1>",
                "</h1>",
                "<h2 id=a>",
                "<p>",
                "</p>",
                "<div class='content sidebar'>",
                "</div>",
                "<span hidden>",
                "</span>",
                "<a href='x'>",
                "<a href='http://:0'>",
                "</a>",
                "<img src=x alt='",
                "'",
                "\"",
                "<ul>",
                "<ol start=-9999999999>",
                "<li>",
                "</ul>",
                "<dl><dt>",
                "<dd>",
                "<table>",
                "<tr>",
                "<td colspan=99999 rowspan=-1>",
                "<th>",
                "</table>",
                "<pre>",
                "<code class=language-x>",
                "</code></pre>",
                "<script>",
                "</script>",
                "<style>",
                "<template>",
                "<svg>",
                "<math><mi>",
                "<annotation>",
                "<textarea>",
                "<select><option>",
                "<iframe>",
                "<noscript>",
                "<details><summary>",
                "<blockquote>",
                "<br>",
                "<sup id=fn1>",
                "<kbd>",
                "<input type=radio>",
                "<label>",
                "role=tabpanel",
                "&",
                "&#0;",
                "&#x110000;",
                "&lt",
                "&nbsp;",
                "\u0000",
                "\u00ad",
                "\u202e",
                "\ufeff",
                "\ud800",
                "word ",
                "Satz. ",
                "文。",
                "\n",
                "    ",
                "```",
                "# ",
                "* ",
                "|",
                "[",
                "](",
                ")",
                "<script type='application/ld+json'>{\"@type\":",
                "\"articleBody\":\"",
                "}]");
    }

    @Provide
    Arbitrary<byte[]> markdown() {
        return Fuzz.octets(
                "# ",
                "## ",
                "=====",
                "---",
                "- ",
                "* ",
                "1. ",
                "    ",
                "\t",
                "> ",
                "```",
                "~~~",
                "`",
                "|",
                "|---|",
                "[",
                "]",
                "](",
                ")",
                "![",
                "<",
                ">",
                "<div>",
                "</div>",
                "<!--",
                "-->",
                "&amp;",
                "\\",
                "*",
                "**",
                "_",
                "__",
                "~~",
                "[^1]",
                "[^1]: ",
                ": ",
                "http://x.y",
                "<http://x>",
                "[a]: b\n",
                "title: x\n",
                "---\n",
                "\n",
                "\n\n",
                "word",
                " ",
                "$$",
                "\u0000",
                "\ufeff",
                "\ud800",
                ":::",
                "!!! note",
                "{{ x }}");
    }

    @Provide
    Arbitrary<String> types() {
        return Fuzz.texts(
                "text/html",
                "text/plain",
                "application/xhtml+xml",
                "application/octet-stream",
                "text/markdown",
                ";",
                "charset=",
                "\"",
                "utf-8",
                "utf-16le",
                "gb18030",
                "iso-2022-jp",
                "x-user-defined",
                "windows-1252",
                "nonsense",
                " ",
                "=",
                "/",
                ",");
    }
}
