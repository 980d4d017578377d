package dev.incipit.html;

import dev.incipit.url.WebUrl;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * Finds what a reader came for: the page without the frame around it. The page is cut into blocks, each is judged by its
 * signals, and those are kept with which most of the content and least of the frame is expected. Stateless; may be shared
 * between threads.
 */
final class MainContent {
    /** Characters of a page too small for statistics: its elements alone say what is frame. */
    private static final int SMALL = 1_000;

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
        var known = GeneratorProfiles.contentOf(content);
        if (!known.isEmpty()) {
            return alone(known);
        }
        var page = PageBlocks.of(content);
        if (page.chars() < SMALL) {
            return rescued(alone(List.of(Boilerplate.withoutFurniture(content))), document);
        }
        var facts = new PageFacts(document, url, page);
        var scores = BlockJudge.scores(page, facts);
        prune(content, page.blocks(), ContentChoice.of(page.blocks(), facts, scores));
        StructuredText.description(content.text(), document).ifPresent(text -> belowHeading(content, text));
        return rescued(content, document);
    }

    /** With what the page says in its data alone: texts below its first heading, as descriptions stand there, lists last. */
    private static Element rescued(Element content, Document document) {
        var missing = StructuredText.missingFrom(content.text(), document);
        for (var text : missing.reversed()) {
            Boilerplate.removeUnseen(text);
            if (text.nameIs("ul")) {
                content.appendChild(text);
            } else {
                belowHeading(content, text);
            }
        }
        return content;
    }

    private static void belowHeading(Element content, Element text) {
        var heading = content.selectFirst("h1");
        if (heading == null) {
            content.prependChild(text);
        } else {
            heading.after(text);
        }
    }

    private static Element alone(List<Element> found) {
        var content = new Element("div");
        found.forEach(content::appendChild);
        return content;
    }

    private static void prune(Element content, List<Block> blocks, boolean[] kept) {
        Set<Element> alive = new HashSet<>();
        for (int i = 0; i < kept.length; i++) {
            if (!kept[i]) {
                blocks.get(i).nodes().forEach(Node::remove);
            } else {
                for (Box box = blocks.get(i).box(); box != null && alive.add(box.element); box = box.parent) {}
            }
        }
        for (var element : content.select("*")) {
            if (!alive.contains(element)
                    && element.parent() != null
                    && alive.contains(element.parent())
                    && element.isBlock()) {
                element.remove();
            }
        }
        if (alive.isEmpty()) {
            content.empty();
        }
    }
}
