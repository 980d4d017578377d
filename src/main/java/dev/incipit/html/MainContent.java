package dev.incipit.html;

import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Finds what a reader came for: the page without the frame around it. Stateless; may be shared between threads. */
final class MainContent {
    /** A root that holds less than this share of the page's text is not believed. */
    private static final double ROOT_SHARE = 0.15;

    /**
     * A detached copy of the main content: its children in document order, boilerplate dropped; without children when
     * nothing is readable. The document stays as it was.
     */
    Element find(Document document, WebUrl url) {
        var content = new Element("div");
        for (var child : List.copyOf(document.body().clone().childNodes())) {
            content.appendChild(child);
        }
        Boilerplate.removeUnseen(content);
        double whole = content.text().length();
        Element root = content;
        for (var candidate : candidates(content)) {
            if (candidate.text().length() > whole * ROOT_SHARE) {
                root = candidate;
                break;
            }
        }
        Boilerplate.removeFurniture(root);
        if (root.equals(content)) {
            return content;
        }
        var found = new Element("div");
        found.appendChild(root.clone());
        return found;
    }

    private static List<Element> candidates(Element content) {
        var found = new ArrayList<Element>();
        for (var query : List.of("main", "[role=main]", "article")) {
            var matches = content.select(query);
            if (matches.size() == 1) {
                found.add(matches.get(0));
            }
        }
        return found;
    }
}
