package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class HeadingIdsTest {
    @Test
    void anIdOfAHeadingsWordsIsMadeFromIt() {
        assertTrue(made("<h2 id='dont-drop-comments'>Don’t drop <code>comments</code> <a href='#'>#</a></h2>", "h2"));
        assertTrue(
                made("<section id='wrap-long-comments'><h2>Wrap long comments</h2><p>Text.</p></section>", "section"));
    }

    @Test
    void anIdThatAnAuthorGaveIsAName() {
        assertFalse(made("<h2 id='comment-form-title'>Leave a word</h2>", "h2"));
        assertFalse(made("<section id='comments'><h2>Comments</h2><p>Text.</p></section>", "section"));
        assertFalse(made("<section id='wrap-long-comments'><p>Wrap long comments</p></section>", "section"));
    }

    @Test
    void aChapterOnCommentsKeepsItsHeadings() {
        var text = "The formatter reads each line of the source and writes it again in the order of the grammar. "
                .repeat(8);
        var html = new StringBuilder("<title>Formatter</title><main><h1>Formatter</h1>");
        for (var name : new String[] {"Strings", "Blocks", "Wrap long comments", "Macros"}) {
            html.append("<h2 id='%s'>%s</h2><p>%s: %s</p>"
                    .formatted(name.toLowerCase(java.util.Locale.ROOT).replace(' ', '-'), name, name, text));
        }
        var found = new MainContent()
                .find(
                        Jsoup.parse(html.append("</main>").toString()),
                        WebUrl.parse("https://example.com/book/formatter").orElseThrow());
        assertTrue(found.select("h2").eachText().contains("Wrap long comments"), found::html);
    }

    private static boolean made(String html, String tag) {
        return HeadingIds.isMade(Jsoup.parse(html).selectFirst(tag));
    }

    @Test
    void headingsInHeadingsAreReadUpToABound() {
        var boxes = Jsoup.parse("<div id=a-b-c><h1>".repeat(240) + "<i></i>".repeat(400_000))
                .select("div");
        ProcessorTime.assertAtMost(Duration.ofMillis(500), () -> boxes.forEach(HeadingIds::isMade));
    }
}
