package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.WebUrl;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class MainContentTest {
    private static final WebUrl HERE = WebUrl.parse("https://example.com/page").orElseThrow();
    private final MainContent content = new MainContent();

    @Test
    void theFrameAroundTheTextIsLeftOut() {
        var page = "<header><nav><a href=/>Home</a></nav></header>"
                + "<main><h1>Title</h1><p>One sentence of text, and another.</p></main><footer>Imprint</footer>";
        assertEquals("Title One sentence of text, and another.", textOf(page));
    }

    @Test
    void whatIsHiddenIsNotContent() {
        assertEquals("Seen.", textOf("<main><p>Seen.</p><p hidden>Gone.</p><p style='display: none'>Gone.</p></main>"));
    }

    @Test
    void anEmptyPageHasEmptyContent() {
        assertEquals("", textOf(""));
    }

    @Test
    void theDocumentStaysAsItWas() {
        var document = Jsoup.parse("<nav>Menu</nav><main><p>Text.</p></main>");
        var before = document.html();
        content.find(document, HERE);
        assertEquals(before, document.html());
    }

    private String textOf(String html) {
        return content.find(Jsoup.parse(html), HERE).text();
    }
}
