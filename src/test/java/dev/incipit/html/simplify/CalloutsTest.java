package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CalloutsTest {
    private static String rewritten(String html) {
        var body = Jsoup.parseBodyFragment(html).body();
        Callouts.rewrite(body);
        body.ownerDocument().outputSettings().prettyPrint(false);
        return body.html().replaceAll(" (?:class|id|aria-\\w+)=\"[^\"]*\"", "");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<div class=note><p class=title>A</p><p>b</p></div>             ! <div><x-title>A</x-title><p>b</p></div>",
                "<div class=note><div><p class=heading>A</p></div></div>        ! <div><div><x-title>A</x-title></div></div>",
                "<div class=note><i></i><p class=title>A</p></div>              ! <div><i></i><x-title>A</x-title></div>",
                "<div class=note><i></i><i></i><p class=title>A</p></div>       ! <div><i></i><i></i><p>A</p></div>",
                "<div class=note><h3 class=title>A</h3></div>                   ! <div><h3>A</h3></div>",
                "<div class=note><p class=title></p><p>b</p></div>              ! <div><p></p><p>b</p></div>",
                "<div class=notes><p class=title>A</p></div>                    ! <div><p>A</p></div>",
                "<aside class=tip><p class=title>A</p></aside>                  ! <div><x-title>A</x-title></div>",
                "<aside class=tip><p>b</p></aside>                              ! <aside><p>b</p></aside>",
                "<blockquote class=tip><p>b</p></blockquote>                    ! <div><p>b</p></div>",
                "<details><summary>A</summary>b</details>                       ! <details><x-title>A</x-title>b</details>"
            })
    void aCalloutIsATitleAndWhatItSaysWithoutAFrame(String html, String now) {
        assertEquals(now, rewritten(html));
    }

    @Test
    void aTitleHasTwoHundredCharacters() {
        assertEquals(
                true,
                rewritten("<div class=note><p class=title>" + "x".repeat(200) + "</p></div>")
                        .contains("<x-title>"));
        assertEquals(
                false,
                rewritten("<div class=note><p class=title>" + "x".repeat(201) + "</p></div>")
                        .contains("<x-title>"));
    }

    @Test
    void aButtonThatUnfoldsAPartOfTheTextIsItsTitle() {
        var button = "<button aria-expanded=false aria-controls=a>A</button>";
        assertEquals("<x-title>A</x-title><p>b</p>", rewritten(button + "<p id=a>b</p>"));
        assertEquals("<button>A</button><p></p>", rewritten(button + "<p id=a></p>"));
        assertEquals("<button>A</button><p>b</p>", rewritten(button + "<p id=b>b</p>"));
        assertEquals("<h3><button>A</button></h3><p>b</p>", rewritten("<h3>" + button + "</h3><p id=a>b</p>"));
    }

    @Test
    void aTableOfAsciidocIsReadAsItsKindAndItsContent() {
        var html = "<div class=admonitionblock><table><tbody><tr><td class=icon><i title=Tip></i></td>"
                + "<td class=content>b</td></tr></tbody></table></div>";
        assertEquals("<div><div><div><div><x-title>Tip</x-title><div>b</div></div></div></div></div>", rewritten(html));
    }

    @Test
    void aTableOfAsciidocIsNotSearchedForWhereItIsNot() {
        var table =
                "<div class=admonitionblock><p>a</p><div><table><tbody><tr><td class=icon>b</td></tr></tbody></table></div></div>";
        assertTrue(rewritten(table).contains("<td>b</td>"));
        var body = Jsoup.parseBodyFragment("<div class=admonitionblock>".repeat(400) + "<i></i>".repeat(150_000))
                .body();
        ProcessorTime.assertAtMost(Duration.ofSeconds(1), () -> Callouts.rewrite(body));
    }
}
