package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class StepsTest {
    @Test
    void boxesWithNumbersBecomeANumberedList() {
        assertEquals(
                "1. Install the pump.\n2. Turn it on.",
                read(
                        "steps",
                        "listitem",
                        "<div>1</div><p>Install the pump.</p>",
                        "<div><span>2</span></div><p>Turn it on.</p>"));
    }

    @Test
    void aNumberInTheTextStays() {
        assertEquals(
                "1. 10 pumps are enough.\n2. Turn it on.",
                read("steps", "listitem", "<p>10 pumps are enough.</p>", "<p>Turn it on.</p>"));
    }

    private static String read(String name, String role, String... steps) {
        var html = new StringBuilder(
                        "<!doctype html><title>T</title><main><h1>T</h1><p>Two steps lead to running water.</p>")
                .append("<div role=list class=\"")
                .append(name)
                .append("\">");
        for (var step : steps) {
            html.append("<div role=").append(role).append(">").append(step).append("</div>");
        }
        var page = new PageReader()
                .read(
                        WebUrl.parse("https://example.com/").orElseThrow(),
                        html.append("</div></main>").toString().getBytes(StandardCharsets.UTF_8),
                        "text/html");
        return page.markdown().substring(page.markdown().indexOf("1. ")).strip();
    }

    @Test
    void stepsInStepsAreNotSearchedAgainAndAgain() {
        var body = Jsoup.parseBodyFragment(
                        "<div class=steps role=list><div role=listitem>".repeat(240) + "<span></span>".repeat(100_000))
                .body();
        ProcessorTime.assertAtMost(Duration.ofSeconds(2), () -> Steps.rewrite(body));
    }
}
