package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class ContentsListsTest {
    private static String rewritten(String html) {
        var body = Jsoup.parseBodyFragment(html).body();
        body.ownerDocument().outputSettings().prettyPrint(false);
        ContentsLists.rewrite(body);
        return body.html();
    }

    @Test
    void chaptersAndTheirSectionsAreListsInLists() {
        assertEquals(
                "<ul><li>1. <a href=\"a\">Wells</a><div><ul><li><a href=\"b\">1.1. Deep wells</a></li></ul></div></li>"
                        + "<li><a href=\"c\">2. Pumps</a></li></ul>",
                rewritten("<dl><dt>1. <a href=a>Wells</a></dt><dd><dl><dt><a href=b>1.1. Deep wells</a></dt></dl></dd>"
                        + "<dt><a href=c>2. Pumps</a></dt></dl>"));
    }

    @Test
    void aTermThatIsExplainedOrNoLinkStaysOne() {
        var explained = "<dl><dt><a href=\"a\">Wells</a></dt><dd>Holes with water.</dd></dl>";
        assertEquals(explained, rewritten(explained));
        var plain = "<dl><dt>The wells of the old town, <a href=\"a\">which</a> are dry</dt></dl>";
        assertEquals(plain, rewritten(plain));
    }

    @Test
    void aHundredThousandEntriesCostLittle() {
        var html = "<dl>" + "<dt><a href=a>Wells</a><dd><dl><dt><a href=b>Deep</a></dl>".repeat(50_000) + "</dl>";
        ProcessorTime.assertAtMost(Duration.ofSeconds(10), () -> rewritten(html));
    }
}
