package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ApiBlocksTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<div class=member-signature>int a()</div>        ! <pre data-lang=\"java\">int a()</pre>",
                "<table class=memname><tr><td>int a(</td></tr><tr><td>int b)</td></tr></table> ! <pre>int a(↵int b)</pre>",
                "<div class=fragment><div class=line><span class=lineno>1</span>&nbsp;a</div></div> !"
                        + " <pre><div><span hidden>1</span>a</div></pre>",
                "<div class=fragment><p>a</p></div>               ! <div><p>a</p></div>",
                "<div class=colist><table><tr><td>1</td><td>a</td></tr></table></div> !"
                        + " <div><ol><li><td hidden>1</td><td>a</td></li></ol></div>",
                "<dl><dt><b>data</b><span class=classifier>array</span></dt></dl> !"
                        + " <dl><dt><b>data</b> : <span>array</span></dt></dl>",
                "<div><div class=method-pill>POST</div><div><div>/</div><div>v2</div><div>/</div><div>{id}</div></div>"
                        + "<button>Try it</button></div> ! <p><code>POST /v2/{id}</code></p>",
                "<div class=param-head><div data-component-part=field-name>name</div><div data-component-part=field-info-pill>"
                        + "string</div><div data-component-part=field-required-pill>required</div></div> !"
                        + " <p><code>name</code> string, required</p>",
                "<div class=param-head><div>name</div></div>      ! <div><div>name</div></div>",
                "<h3><code>load()</code><span class=doc-labels><small><code>async</code></small></span></h3> !"
                        + " <h3><code>load()</code><span> <small>async</small></span></h3>",
                "<div class=openapi-schema-name><span class=openapi-schema-propertyname>dry_run</span><span>boolean</span>"
                        + "<span>Optional</span></div> ! <p><code>dry_run</code> boolean, Optional</p>",
                "<span class=structfield><code>a: f64</code></span> ! <p><code>a: f64</code></p>",
                "<p class=rubric>Examples</p>                     ! <x-title>Examples</x-title>",
                "<table><caption><span>All</span><span class=tableTab>Static</span></caption></table> !"
                        + " <table><caption><span>All</span><span hidden>Static</span></caption></table>",
                "<a class=lightbox><img><div class=meta>a.png</div></a> ! <a><img><div hidden>a.png</div></a>"
            })
    void whatManualsSetWithoutPreIsCode(String html, String now) {
        var body = Jsoup.parseBodyFragment(html).body();
        ApiBlocks.rewrite(body);
        body.ownerDocument().outputSettings().prettyPrint(false);
        assertEquals(now, body.html().replaceAll(" class=\"[^\"]*\"", "").replace("\n", "↵"));
    }

    /** Each would have the text of all below it: a megabyte in a hundred tables took gigabytes. */
    @Test
    void nestedPrototypesDoNotMultiplyTheirText() {
        var text = "word ".repeat(1_000);
        var body = Jsoup.parseBodyFragment("<table class=memname><tr><td>".repeat(50) + text)
                .body();
        ApiBlocks.rewrite(body);
        assertEquals(1, body.select("pre").size());
        assertTrue(body.wholeText().length() < 2 * text.length());
    }

    @ParameterizedTest
    @CsvSource({"<div class=fragment>, <i></i>", "<div class=colist><table><tr><td>, <i></i>"})
    void nestedBlocksAreNotSearchedAgainAndAgain(String opening, String unit) {
        var body = Jsoup.parseBodyFragment(opening.repeat(100) + unit.repeat(300_000))
                .body();
        ProcessorTime.assertAtMost(Duration.ofSeconds(1), () -> ApiBlocks.rewrite(body));
    }

    @Test
    void manyBodiesOfAListOfCalloutsCostTheirNumber() {
        var body = Jsoup.parseBodyFragment("<div class=colist><table>" + "<tbody><tr><td>1<td>a".repeat(60_000))
                .body();
        ProcessorTime.assertAtMost(Duration.ofSeconds(3), () -> ApiBlocks.rewrite(body));
    }
}
