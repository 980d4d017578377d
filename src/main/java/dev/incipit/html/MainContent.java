package dev.incipit.html;

import dev.incipit.url.WebUrl;
import java.util.ArrayList;
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

    /** {@link #find(Document, Inventory, WebUrl)} of a document of which no inventory was taken yet. */
    Element find(Document document, WebUrl url) {
        return find(document, Inventory.of(document), url);
    }

    /**
     * A detached copy of the main content: its children in document order, boilerplate dropped; without children when
     * nothing is readable. The document stays as it was.
     *
     * @param inventory the document's; told of what is set into the content
     */
    Element find(Document document, Inventory inventory, WebUrl url) {
        // Of what a body says of itself nothing is content.
        var content = document.body().clone().tagName("div").clearAttributes();
        Boilerplate.removeUnseen(content);
        var known = GeneratorProfiles.contentOf(content, inventory);
        if (!known.isEmpty()) {
            return alone(known);
        }
        var page = PageBlocks.of(content);
        if (page.chars() < SMALL) {
            return rescued(alone(List.of(Boilerplate.withoutFurniture(content))), inventory);
        }
        var facts = new PageFacts(document, inventory, url, page);
        var scores = BlockJudge.scores(page, facts);
        prune(content, page.blocks(), ContentChoice.of(page.blocks(), facts, scores));
        StructuredText.description(content.text(), inventory).ifPresent(text -> belowHeading(content, text));
        return rescued(content, inventory);
    }

    /** With what the page says in its data alone: texts below its first heading, as descriptions stand there, lists last. */
    private static Element rescued(Element content, Inventory inventory) {
        var data = inventory.linkedData();
        var missing = data.isEmpty() ? List.<Element>of() : StructuredText.missingFrom(content.text(), data);
        for (var text : missing.reversed()) {
            Boilerplate.removeUnseen(text);
            inventory.add(text);
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
        var dead = new ArrayList<Node>();
        Set<Element> alive = new HashSet<>();
        for (int i = 0; i < kept.length; i++) {
            if (!kept[i]) {
                dead.addAll(blocks.get(i).nodes());
            } else {
                for (Box box = blocks.get(i).box(); box != null && alive.add(box.element); box = box.parent) {}
            }
        }
        for (var element : content.select("*")) {
            if (!alive.contains(element)
                    && element.parent() != null
                    && alive.contains(element.parent())
                    && element.isBlock()) {
                dead.add(element);
            }
        }
        Pruning.remove(dead);
        if (alive.isEmpty()) {
            content.empty();
        }
    }
}
