package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.html.dom.DocumentIndex;
import java.time.Duration;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MainHeadingTest {
    private static String heading(String html) {
        var document = Jsoup.parse(html);
        var main = document.selectFirst("main");
        return MainHeading.of(DocumentIndex.of(document), main == null ? document.body() : main, document.title())
                .orElse("none");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<h1>Site</h1><main><h1>Tides</h1></main>                           ! Tides",
                "<h1>Tides</h1><main>x</main>                                       ! Tides",
                "<nav><h1>Menu</h1></nav><main>x</main>                             ! none",
                "<title>Ebb, low - Tides</title><header><h1><a href=/>Tides</a></h1></header><h1>Ebb and low</h1><main>x</main>  ! Ebb and low",
                "<h1></h1><h1>Tides</h1>                                            ! Tides",
                "<title>Latest tide news | Port</title><h1>Never miss any news</h1><h1>tide</h1> ! tide",
                "<title>Ebb | The Port</title><h1>The Port</h1><main><h1>Ebb</h1></main>      ! Ebb",
                "<title>Ebb - Tides - The Port</title><h1>Port » Tides</h1><main><h2>Ebb</h2></main> ! none",
                "<title>Ebb - The Port</title><h1>Port » Tides</h1><main><h2>Low</h2></main> ! Port » Tides",
                "<title>Ebb - Tides</title><h1>Tides</h1><main><h1>Ebb and low</h1></main>    ! Ebb and low",
                "<title>Port – Ebb</title><h1>Port</h1><main><h1>Ebb</h1></main>              ! Ebb",
                "<title>Port news | Ebb</title><h1>Port</h1><main><h1>Ebb</h1></main>         ! Ebb",
                "<title>Setting nets on rocks</title><h1>Setting nets</h1><h1>rocks</h1>      ! Setting nets",
                "<h2 class=entry-title>Tides</h2>                                   ! Tides",
                "<h2>Tides</h2>                                                     ! none",
                "<h1 class=page-title>Archives: <span>Tides</span></h1>             ! Tides",
                "<title>Part 3: Tides</title><h1 class=page-title>Part 3: <span>Tides</span></h1> ! Part 3: Tides",
                "<h1 class=page-title>Tides <span>by Ann</span></h1>                ! Tides by Ann",
                "<title>2. Ebb</title><h2 class=title>2. Ebb</h2><main><h3 class=title>2.1. Low</h3></main> ! 2. Ebb",
                "<title>2. Ebb</title><h2 class=title>Tides</h2><main><h3 class=title>2.1. Low</h3></main>  ! 2.1. Low",
                "<title>Blog</title><a href=/ebb><h4 class=title>Ebb</h4></a>       ! none",
                "<div class=headertitle><div class=title>Ebb<b>x</b></div></div>    ! Ebb"
            })
    void theHeadingIsTheFirstOneThatTellsWhatThePageIsCalled(String html, String heading) {
        assertEquals(heading, heading(html));
    }

    @Test
    void ofHeadingsSideBySideTheFirstIsMeantThoughTheContentLacksIt() {
        var document = DocumentIndex.of(Jsoup.parse("<h1>1. Ebb</h1><p>x</p><h1>2. Flow</h1><p>y</p>"));
        var content = Jsoup.parseBodyFragment("<h1>2. Flow</h1><p>y</p>").body();
        assertEquals(Optional.of("1. Ebb"), MainHeading.of(document, content, "Tides"));
        assertEquals(Optional.of("2. Flow"), MainHeading.of(document, content, "2. Flow - Tides"));
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<h1><span>Ebb</span><span>Tables</span></h1>          ! Ebb Tables",
                "<h1><span>Ebb</span><span>ing</span></h1>             ! Ebbing",
                "<h1><b>E</b><span>Bb</span></h1>                      ! EBb",
                "<h1><span>Ebb</span>&amp;<span>Flow</span></h1>       ! Ebb&Flow",
                "<h1><span>Ebb</span><a href=x>Flow</a></h1>           ! EbbFlow"
            })
    void touchingPartsAreLinesOfTheirOwnUnlessTheyFormAWord(String html, String heading) {
        assertEquals(heading, heading(html));
    }

    @Test
    void headingsInHeadingsAreReadUpToABound() throws Throwable {
        var document = DocumentIndex.of(Jsoup.parse("<h1><div>".repeat(100) + "<b></b>".repeat(300_000)));
        var took = ProcessorTime.of(() -> MainHeading.of(document, new Element("div"), "Tides"));
        assertTrue(took.compareTo(Duration.ofMillis(500)) < 0, () -> "took " + took);
    }

    @Test
    void ofHeadingsInAMenuTheFirstFiftyAreLookedAt() {
        var document = DocumentIndex.of(Jsoup.parse("<nav>" + "<div>".repeat(400) + "<h1>a</h1>".repeat(200_000)));
        ProcessorTime.assertAtMost(Duration.ofSeconds(1), () -> MainHeading.of(document, new Element("div"), "Tides"));
    }
}
