package dev.incipit.html;

import dev.incipit.url.WebUrl;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** The part of a page that is its own. */
final class MainContent {
    /** A detached element whose children are the main content; empty when nothing is readable. */
    Element find(Document document, WebUrl url) {
        var found = document.selectFirst("main, [role=main]");
        if (found == null) {
            found = document.selectFirst("article");
        }
        var content = (found == null ? document.body() : found).clone();
        content.select("nav, header:not(:has(h1)), footer, aside").remove();
        return content;
    }
}
