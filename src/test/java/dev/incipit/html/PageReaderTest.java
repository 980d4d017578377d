package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageReaderTest {
    private static Page read(String html) {
        return new PageReader()
                .read(
                        WebUrl.parse("https://example.com/").orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "<span>Larkspur</span><span>Commands by hand</span>; Larkspur Commands by hand",
                "<strong>Larkspur</strong><br><em>Commands</em>; Larkspur Commands",
                "<span>L</span><span>arkspur</span>; Larkspur",
                "<span>L</span><span>A</span><span>R</span>; LAR",
                "<span>Lark</span><span>spur</span>; Larkspur",
                "<span>How</span> <span>to</span> <span>brew</span>; How to brew",
                "<span>How </span><span>to</span><span> brew</span>; How to brew",
                "<div>Getting</div><div>started</div>; Getting started",
                "<span>Getting</span><br><span>started</span>; Getting started",
                "<span>Getting<br></span><span>started</span>; Getting started",
                "' <span>Larkspur</span><span>Commands</span> '; Larkspur Commands",
                "<span>Lark</span><!-- --><span>spur</span>; Larkspur",
                "<span class=sr-only>Chapter</span><span>Larkspur</span><span>Commands</span>; Larkspur Commands",
                "<span hidden>New</span><span>Larkspur</span>; Larkspur",
                "<span aria-hidden=true>home</span><span>Larkspur</span>; Larkspur",
                "<span><i aria-hidden=true>home</i></span><span>Larkspur</span>; Larkspur",
                "<span aria-hidden=true>Lark</span><span aria-hidden=true>spur</span>; Larkspur",
                "The <b>Lark</b><i>Spur</i>; The LarkSpur"
            })
    void partsOfAHeadingAreLinesUnlessTheySpellAWord(String inside, String heading) {
        assertEquals(
                Optional.of(heading),
                read("<main><h1>" + inside + "</h1><p>Text.</main>").metadata().heading());
    }

    @Test
    void aHeadingWithAnIconAndACaretHeadsTheListBelowIt() {
        var page = read("<aside class='sidebar'><nav>"
                + "<section><div role='button'><div class='icon'></div><h2>Guides</h2><div class='caret'></div></div>"
                + "<div><a href='/a'>A</a><a href='/b'>B</a></div></section>"
                + "<section><div role='button'><div class='icon'></div><h2>Reference</h2><div class='caret'></div></div>"
                + "<div><a href='/c'>C</a></div></section></nav></aside><main><h1>Home</h1><p>Text.</main>");
        assertEquals(
                List.of(List.of("Guides"), List.of("Guides"), List.of("Reference")),
                page.links().stream().map(PageLink::trail).toList());
    }
}
