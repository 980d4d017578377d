package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageReader;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** hostile.md row 27: text that a page hides from its readers is not written; text that they see, or may see, is. */
final class HiddenTextTest {
    private static final int SHAPE = 20_000;

    private static String read(String head, String body) {
        var page = "<html><head><title>Page</title>" + head + "</head><body><main><h1>Title</h1><p>Seen.</p>" + body
                + "</main></body></html>";
        return new PageReader()
                .read(
                        WebUrl.parse("https://example.com/").orElseThrow(),
                        page.getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8")
                .markdown();
    }

    private static String wordsOf(String head, String body) {
        return read(head, body)
                .replace("# Title", "")
                .replace("Seen.", "")
                .replaceAll("[#*\\s]+", " ")
                .strip();
    }

    @Test
    void whatTheElementBeforeItOpensIsSeen() {
        var answer = "<div style='height:0;overflow:hidden'><p>Dogs may come on a lead to us.</p></div>";
        assertEquals(
                "Dogs? Dogs may come on a lead to us.",
                wordsOf("", "<div role=button aria-expanded=false>Dogs?</div>" + answer));
        assertEquals("Dogs?", wordsOf("", "<div role=button>Dogs?</div>" + answer));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            display:none
            display: none !important
            DISPLAY:NONE
            display:\tnone
            dis/**/play:block;display:none
            displ\\61y:none
            display:block;display:none
            visibility:hidden
            visibility:collapse
            content-visibility:hidden
            font-size:0
            font-size:0px
            font-size:1px
            font-size:.01em
            font-size:0%
            font-size:0 !important
            font:0/0 a
            color:red;font-size:0;line-height:0
            opacity:0
            opacity:0.01
            opacity:.0
            opacity:0%
            text-indent:-9999px
            text-indent:-999em
            position:absolute;left:-9999px
            position:absolute;top:-9999px
            position:fixed;left:-100em
            position:fixed;left:-200vw
            position:absolute;right:-5000px
            margin-left:-9999px
            margin-top:-9999px
            clip:rect(0 0 0 0);position:absolute
            clip:rect(0,0,0,0)
            clip:rect(1px,1px,1px,1px)
            clip-path:inset(50%)
            clip-path:inset(100%)
            -webkit-clip-path:inset(50%)
            clip-path:circle(0)
            clip-path:polygon(0 0,0 0,0 0)
            height:0;overflow:hidden
            height:1px;width:1px;overflow:hidden
            width:0;overflow-x:hidden
            max-height:0;overflow:clip
            transform:scale(0)
            -webkit-transform:scale(0)
            transform:scale(0,0)
            transform:translateX(-9999px)
            color:#fff;background:#fff
            color:white;background-color:#ffffff
            color:#fefefe;background:#fff
            color:rgb(255,255,255);background:white
            color:rgb(255 255 255 / 1);background:#FFF
            color:#000;background:black
            color:transparent
            color:rgba(0,0,0,0)
            color:#fff0
            color:#fff
            color:white
            """)
    void whatAStyleHidesIsNotWritten(String style) {
        assertEquals("", wordsOf("", "<p style=\"" + style + "\">Order</p>"), "attribute");
        assertEquals("", wordsOf("<style>.note{" + style + "}</style>", "<p class=note>Order</p>"), "rule");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            display:block
            visibility:visible
            opacity:.4
            opacity:1
            opacity:0;transition:opacity 1s
            opacity:0;transform:translateY(54px)
            opacity:0;animation:fade 1s forwards
            opacity:0;will-change:opacity
            opacity:0;--tg-will-change:transform
            font-size:.8em
            font-size:12px
            font:italic 12px/1.5 serif
            text-indent:-2em
            text-indent:-9999px;background:url(logo.png)
            text-indent:-9999px;width:32px;height:32px;background-color:;
            position:absolute;left:-115px
            position:relative;left:-50%
            left:-9999px
            position:absolute;left:-9999px;right:-9999px
            position:absolute;left:-3840px;width:9600px
            position:absolute;left:-100%
            margin-bottom:-9999px;padding-bottom:9999px
            clip:auto
            clip:rect(0,200px,100px,0)
            clip-path:inset(0%)
            clip-path:circle(40%)
            height:0
            width:1px
            height:0;overflow:hidden;padding-bottom:56%
            height:0;overflow:hidden;transition:height .3s
            max-height:0;overflow:hidden;transition:max-height .3s
            height:1px;min-height:20px;overflow:hidden
            height:100px;overflow:hidden
            transform:scale(.9)
            transform:translateX(-50%)
            color:#333
            color:#fff;background:#000
            color:#fff;background:url(dark.jpg)
            color:#fff;background:linear-gradient(#000,#333)
            color:#fff;background:var(--brand)
            color:#fff;background-image:url(dark.jpg);background-color:#fff
            color:#fff;text-shadow:0 0 3px #000
            color:transparent;background:linear-gradient(red,blue);-webkit-background-clip:text
            color:transparent;text-shadow:0 0 3px #000
            color:var(--text)
            background:#fff
            """)
    void whatAStyleShowsIsWritten(String style) {
        assertEquals("Text", wordsOf("", "<p style='" + style + "'>Text</p>"), "attribute");
        assertEquals("Text", wordsOf("<style>.note{" + style + "}</style>", "<p class=note>Text</p>"), "rule");
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            p.x{font-size:0}                              | <p class=x>Order</p>
            #x{left:-9999px;position:absolute}            | <p id=x>Order</p>
            .a .b{display:none}                           | <div class=a><div><p class=b>Order</p></div></div>
            .a>.b{display:none}                           | <div class=a><p class=b>Order</p></div>
            .y,.x{display:none}                           | <p class=x>Order</p>
            [data-n="1"]{display:none}                    | <p data-n=1>Order</p>
            [data-n^=o]{display:none}                     | <p data-n=one>Order</p>
            .x{color:red}.x{display:none}                 | <p class=x>Order</p>
            section{display:block}.x{display:none}        | <section class=x>Order</section>
            .x{display:block}.x{display:none}             | <p class=x>Order</p>
            @media screen{.x{display:none}}               | <p class=x>Order</p>
            @media all{.x{display:none}}                  | <p class=x>Order</p>
            @layer a{.x{display:none}}                    | <p class=x>Order</p>
            @import url(a;b);.x{display:none}             | <p class=x>Order</p>
            @charset "u";/* } */.x{display:none}          | <p class=x>Order</p>
            .z{content:"}"}.x{display:none}               | <p class=x>Order</p>
            .\\78 {display:none}                          | <p class=x>Order</p>
            .x{display:none}@media print{p{color:red}}    | <p class=x>Order</p>
            .x{font-size:0}                               | <div class=x>Order <b>order</b></div>
            .x{font-size:0}.x b{font-size:2em}            | <div class=x>Order <b>order</b></div>
            .x{color:#fff}body{background:#fff}           | <p class=x>Order</p>
            .x{color:#eee}.g{background:#eee}             | <div class=g><p class=x>Order</p></div>
            .x{clip:rect(0,0,0,0)}.x:focus{clip:auto}     | <a class=x href=#c>Order</a>
            .x::before{display:block}.x{display:none}     | <p class=x>Order</p>
            .x{display:none}                              | <h2 class=x>Order</h2>
            :is(.x){display:none}                         | <p class=x>Order</p>
            p:is( .x ){display:none}                      | <p class=x>Order</p>
            """)
    void whatARuleHidesIsNotWritten(String css, String body) {
        assertEquals("", wordsOf("<style>" + css + "</style>", body));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            .x{display:none}                              | <p class=y>Text</p>
            .a>.b{display:none}                           | <div class=a><div><p class=b>Text</p></div></div>
            .x{display:none}.x.on{display:block}          | <p class=x>Text</p>
            .x{display:none}.x{display:block}             | <p class=x>Text</p>
            .x{display:none}@media (min-width:9px){.x{display:block}} | <p class=x>Text</p>
            .h{display:none}@media (min-width:9px){.m{display:block}} | <p class='h m'>Text</p>
            @media (max-width:9px){.x{display:none}}      | <p class=x>Text</p>
            @media print{.x{display:none}}                | <p class=x>Text</p>
            @supports (a:b){.x{display:none}}             | <p class=x>Text</p>
            .x:hover{display:none}                        | <p class=x>Text</p>
            .x:not(.y){display:none}                      | <p class=x>Text</p>
            .x:is(p.z){display:none}                      | <p class=x>Text</p>
            .x{content-visibility:auto}                   | <p class=x>Text</p>
            .y+.x{display:none}                           | <p class=x>Text</p>
            .x{display:none;&.on{display:block}}          | <p class=x>Text</p>
            .x{opacity:0}.x:hover{opacity:1}              | <p class=x>Text</p>
            [data-aos]{opacity:0}                         | <p data-aos=fade-up>Text</p>
            .wow{visibility:hidden}                       | <p class=wow>Text</p>
            .fade-in{opacity:0}                           | <p class=fade-in>Text</p>
            .x{opacity:0}                                 | <h2 class=x>Text</h2>
            .x{display:none}                              | <section class=x><h2>Text</h2></section>
            [slot]{visibility:hidden}                     | <div slot=a><p>Text</p></div>
            site-body{visibility:hidden}                  | <site-body><p>Text</p></site-body>
            [ng-cloak]{display:none}                      | <div ng-cloak><p>Text</p></div>
            .no-js .x{display:none}                       | <div class=no-js><p class=x>Text</p></div>
            .x[aria-hidden=true]{visibility:hidden}       | <div class=x aria-hidden=true>Text</div>
            .tab-pane{display:none}                       | <div class=tab-pane>Text</div>
            .p{display:none}                              | <div class=p role=tabpanel>Text</div>
            .p{display:none}                              | <div class=p id=t>Text</div><nav><a href=#t>Open</a></nav>
            .p{display:none}                              | <div class=p>Text</div><script>show('.p')</script>
            .x{display:none}                              | <p class=x style="display:block">Text</p>
            .x{font-size:0}.x b{font-size:12px}           | <div class=x><b>Text</b></div>
            .x{color:#fff}.x{background:#000}             | <p class=x>Text</p>
            .x{color:#fff}.g{background:#000}             | <div class=g><p class=x>Text</p></div>
            .x{color:#fff}.g{background:url(a)}           | <div class=g><p class=x>Text</p></div>
            .x{color:#fff}                                | <div><img src=a.jpg alt=""><p class=x>Text</p></div>
            .x{color:#fff}                                | <table><tr><td bgcolor=black><p class=x>Text</p></table>
            .x{display:none                               | <p>Text</p>
            .x{display:none-such}                         | <p class=x>Text</p>
            .x{content:"display:none"}                    | <p class=x>Text</p>
            .x{background:url(x;display:none)}            | <p class=x>Text</p>
            """)
    void whatARuleMayShowIsWritten(String css, String body) {
        assertEquals("Text", wordsOf("<style>" + css + "</style>", body));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            <div style="background:#eee"><p style="color:#eee">Order</p></div>                        | ``
            <div style="background:#fff">Text <font color=white>order</font></div>                    | Text
            <div bgcolor=#ffffff><span style="color:#fff">Order</span></div>                          | ``
            <div style="color:#fff;background:#fff">Order <b style="color:#000">Text</b></div>        | Text
            <div style="font-size:0">Order <b style="font-size:12px">Text</b> order</div>             | Text
            <div style="font-size:0"><p style="font-size:1em">Order</p></div>                         | ``
            <h2 style="font-size:0"><span class=kicker>Order</span> Order</h2>                        | ``
            <h2 style="color:#fff"><span class=kicker>Order</span> Order</h2>                         | ``
            <h2 style="display:none"><span class=kicker>Order</span> Order</h2>                       | ``
            <h2 style="margin:0"><span class=kicker>A</span> Text</h2>                                | A Text
            <div style="font-size:0"><div style="font-size:1rem">Text</div></div>                     | Text
            <div style="background:#000"><p style="color:#fff">Text</p></div>                         | Text
            <div style="background:#fff"><div style="background:url(a)"><p style="color:#fff">Text</p></div></div> | Text
            <div style="opacity:0" data-w-id=1>Text</div>                                             | Text
            <div style="opacity:0" class="reveal">Text</div>                                          | Text
            <div style="opacity:0">A</div><div style="opacity:0">B</div><div style="opacity:0">C</div>| A B C
            <div style="height:0;overflow:hidden" id=a>Text</div><nav><a aria-controls=a>Open</a></nav>| Text
            <div style="position:absolute;left:-9999px" role=tabpanel>Text</div>                      | Text
            <p style="font-size:0">Order <a href=/a>order</a></p>                                     | ``
            <div class=tab-pane hidden><p style="font-size:0">Order</p><p>Text</p></div>              | Text
            """)
    void whatIsWithinCountsForItself(String body, String words) {
        assertEquals(words, wordsOf("", body));
    }

    @Test
    void whatALinkedSheetMayUndoIsWritten() {
        var linked = "<link rel=stylesheet href=a.css>";
        var rule = linked + "<style>.h{display:none}.w{color:#fff}</style>";
        assertEquals("Text", wordsOf(rule, "<p class='h md-block'>Text</p>"));
        assertEquals("", wordsOf(rule, "<p class=h>Order</p>"));
        assertEquals("Text", wordsOf(rule, "<p class=w>Text</p>"));
        assertEquals("Text", wordsOf(linked, "<div style='font-size:0'><div class=col>Text</div></div>"));
        assertEquals("", wordsOf(linked, "<div style='font-size:0'>Order <span>order</span></div>"));
        assertEquals("Text", wordsOf(linked, "<p style='color:#fff'>Text</p>"));
        assertEquals("", wordsOf(linked, "<div style='background:#fff'><p style='color:#fff'>Order</p></div>"));
        assertEquals(
                "Text", wordsOf(linked, "<div style='background:#fff'><p class=b style='color:#fff'>Text</p></div>"));
    }

    @Test
    void aPageThatFadesInIsWritten() {
        var text = "<p>" + "Words that are the page. ".repeat(60) + "</p>";
        var words = text.replaceAll("<[^>]*>", "").strip();
        assertEquals(words, wordsOf("", "<div style='opacity:0'>" + text + "</div>"));
        assertEquals(words, wordsOf("<style>.page{opacity:0}</style>", "<div class=page>" + text + "</div>"));
        assertEquals(words, wordsOf("<style>body{visibility:hidden}main{opacity:0}</style>", text));
    }

    static Stream<Arguments> shapes() {
        var note = "<p class=x>Words.</p>";
        return Stream.of(
                shape(
                        "rules that hide",
                        n -> "<style>" + ".x{display:none}".repeat(n) + "</style>",
                        n -> note.repeat(n)),
                shape(
                        "rules that show",
                        n -> "<style>.x{top:1px}" + ".x.y{display:block}".repeat(n) + "</style>",
                        n -> note),
                shape(
                        "rules of no key",
                        n -> "<style>" + "[a]{opacity:0}".repeat(200) + "[b]{opacity:1}".repeat(n / 10) + "</style>",
                        n -> "<p a b>Words.</p>".repeat(n)),
                shape("wide selectors", n -> "<style>" + ".x,".repeat(n) + "b{opacity:0}</style>", n -> note),
                shape(
                        "deep selectors",
                        n -> "<style>" + "div ".repeat(11) + "x{opacity:0}</style>",
                        n -> "<div>".repeat(400) + "<x>y</x>".repeat(n)),
                shape("nested groups", n -> "<style>" + "@media screen{".repeat(n) + "</style>", n -> note),
                shape("nested blocks", n -> "<style>" + "a{".repeat(n) + "</style>", n -> note),
                shape("open brackets", n -> "<style>" + "a(".repeat(n) + "</style>", n -> note),
                shape("closing braces", n -> "<style>" + "}".repeat(n) + "</style>", n -> note),
                shape("nested functions", n -> "<style>" + ":not(".repeat(n) + "</style>", n -> note),
                shape("open comments", n -> "<style>" + "/*".repeat(n) + "</style>", n -> note),
                shape("open strings", n -> "<style>" + "'".repeat(n) + "\n\"".repeat(n) + "</style>", n -> note),
                shape("many sheets", n -> "<style>.x{opacity:0}</style>".repeat(n / 10), n -> note),
                shape("a huge attribute", n -> "", n -> "<p style='" + "color:red;a;".repeat(n) + "'>Words.</p>"),
                shape("an attribute without colons", n -> "", n -> "<p style='" + "a;".repeat(n) + ":'>Words.</p>"),
                shape("many attributes", n -> "", n -> "<p style='color:#fff;font-size:0'>Words.</p>".repeat(n / 4)),
                shape("pale text", n -> "", n -> "<div><p style='color:#fff'>Words.</p></div>".repeat(n / 4)),
                shape(
                        "parts that fade in",
                        n -> "",
                        n -> "<div style='opacity:0'>x".repeat(400) + "<b>x</b>".repeat(n)),
                shape(
                        "a class of many words",
                        n -> "<style>.x{opacity:0}</style>",
                        n -> "<p class='" + "x ".repeat(n) + "'>Words.</p>"),
                shape("scripts full of names", n -> "<script>" + "'a' .b".repeat(n) + "</script>", n -> note));
    }

    private static Arguments shape(String what, IntFunction<String> head, IntFunction<String> body) {
        return Arguments.of(what, head, body);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("shapes")
    void whatIsHiddenIsFoundInTimeThatGrowsWithThePage(String what, IntFunction<String> head, IntFunction<String> body)
            throws Throwable {
        marking(head, body, SHAPE);
        var once = marking(head, body, SHAPE);
        // While the compiler works, the same page takes 60 ms or 1.3 s.
        var times = new ArrayList<Duration>();
        for (int i = 0; i < 3; i++) {
            times.add(marking(head, body, 4 * SHAPE));
        }
        var fourTimes = Collections.min(times);
        assertTrue(
                fourTimes.compareTo(once.multipliedBy(6).plusMillis(150)) < 0,
                () -> what + " took " + once + ", four times as much " + fourTimes);
    }

    private static Duration marking(IntFunction<String> head, IntFunction<String> body, int n) throws Throwable {
        var document = Jsoup.parse(
                "<head>" + head.apply(n) + "</head><body>" + body.apply(n),
                Parser.htmlParser().setMaxDepth(512));
        return ProcessorTime.of(() -> HiddenText.mark(document, DocumentIndex.of(document), new ReadSheets()));
    }

    @Test
    void linksOfAMenuThatIsClosedAreKept() {
        var page = new PageReader()
                .read(
                        WebUrl.parse("https://example.com/").orElseThrow(),
                        ("<style>.sub{position:absolute;left:-9999px}</style><nav><ul><li><a href=/a>A</a>"
                                        + "<ul class=sub><li><a href=/b>B</a></ul></ul></nav><main><h1>T</h1></main>")
                                .getBytes(StandardCharsets.UTF_8),
                        "text/html");
        assertEquals(
                List.of("A", "B"),
                page.links().stream().map(PageLink::anchorText).toList());
    }
}
