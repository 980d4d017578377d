package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class StreamedPartsTest {
    private static String placed(String html) {
        var document = Jsoup.parse(html);
        StreamedParts.place(document);
        document.select("script").remove();
        return document.text();
    }

    @Test
    void aLatePartTakesThePlaceOfWhatWasShownMeanwhile() {
        assertEquals(
                "Before Late After",
                placed("<p>Before</p><!--$?--><template id=B:0></template><p>Loading</p><!--/$--><p>After</p>"
                        + "<div hidden id=S:0><p>Late</p></div><script>$RC(\"B:0\",\"S:0\")</script>"));
    }

    @Test
    void aPartsPartIsSetToo() {
        assertEquals(
                "One Two Three",
                placed("<!--$?--><template id=B:0></template><!--/$--><p>Three</p>"
                        + "<div hidden id=S:1><p>One</p><template id=P:2></template></div>"
                        + "<div hidden id=S:2><p>Two</p></div>"
                        + "<script>$RS(\"S:2\",\"P:2\")</script><script>$RC(\"B:0\",\"S:1\")</script>"));
    }

    @Test
    void aPartThatNobodyAsksForStaysWhereItIsAndIsSeen() {
        assertEquals("Text Lost", placed("<p>Text</p><div hidden id=S:7><p>Lost</p></div>"));
    }

    @Test
    void aPartIsNeverSetIntoItself() {
        assertEquals(
                "In",
                placed(
                        "<div hidden id=S:1><p>In</p><template id=P:1></template></div><script>$RS(\"S:1\",\"P:1\")</script>"));
    }

    @Test
    void callsThatAreCutOffAreNone() {
        assertEquals(
                "Late", placed("<template id=B:0></template><div hidden id=S:0>Late</div><script>$RC(\"B:0\",\"S"));
    }

    @Test
    void aPageIsReadWithItsLateParts() {
        var html = "<h1>Title</h1><template id=B:0></template><div hidden id=S:0><p>Late words.</p></div>"
                + "<script>$RC(\"B:0\",\"S:0\")</script>";
        var url = WebUrl.parse("https://example.com/").orElseThrow();
        assertEquals(
                "# Title\n\nLate words.",
                new PageReader()
                        .read(url, html.getBytes(StandardCharsets.UTF_8), "text/html")
                        .markdown());
    }
}
