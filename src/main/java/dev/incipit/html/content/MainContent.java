package dev.incipit.html.content;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.Pruning;
import dev.incipit.html.dom.SiteHeads;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * Finds the main content of a page. The page is split into blocks, each is scored by its signals, and the set that is expected
 * to have the most content and the least boilerplate is kept. Stateless; may be shared between threads.
 */
public final class MainContent {
    /** Smaller pages, in characters, are too small for statistics. There only the elements decide what is boilerplate. */
    private static final int SMALL = 1_000;

    /** Finds the content of a document that has no index yet. */
    Element find(Document document, WebUrl url) {
        return find(document, DocumentIndex.of(document), url);
    }

    /**
     * Returns a detached copy of the main content: its children in document order, without boilerplate; no children if nothing
     * is readable. The document is not changed.
     *
     * @param index the document's index; elements inserted into the content are added to it
     */
    public Element find(Document document, DocumentIndex index, WebUrl url) {
        // The attributes of the body are not content.
        var content = document.body().clone().tagName("div").clearAttributes();
        Boilerplate.removeUnseen(content, index);
        unname(content);
        var known = GeneratorProfiles.contentOf(content, index);
        if (!known.isEmpty()) {
            return alone(known);
        }
        Teasers.remove(content);
        var page = PageBlocks.of(content);
        if (page.chars() < SMALL) {
            return rescued(alone(List.of(Furniture.removedFrom(content))), index);
        }
        var facts = new PageFacts(document, index, url, page);
        var scores = BlockScorer.scores(page, facts);
        var kept = ContentChoice.of(page.blocks(), facts, scores);
        if (leavesOutTheMain(content, page.blocks(), kept, facts)) {
            return rescued(alone(List.of(Furniture.removedFrom(content))), index);
        }
        prune(content, page.blocks(), kept);
        JsonLdText.description(content.text(), index).ifPresent(text -> belowHeading(content, text));
        return rescued(content, index);
    }

    /** Makes the site's name a box if the page has a heading of its own. */
    private static void unname(Element content) {
        var headings = content.select("h1");
        var names = SiteHeads.names(headings);
        if (names.size() < headings.size()) {
            names.forEach(name -> name.tagName("div"));
        }
    }

    /** The generator of a page that does not name it, by the names of its boxes. */
    public static Optional<String> generator(Document document, DocumentIndex index) {
        return GeneratorProfiles.generatorOf(document.body(), index);
    }

    /** Adds text that exists only in the page's structured data: lists at the end, the rest below the first heading. */
    private static Element rescued(Element content, DocumentIndex index) {
        var data = index.linkedData();
        var missing = data.isEmpty() ? List.<Element>of() : JsonLdText.missingFrom(content.text(), data);
        for (var text : missing.reversed()) {
            index.add(text);
            Boilerplate.removeUnseen(text, index);
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

    /**
     * Whether most of what would be kept lies outside the page's only main element with its only heading, though an item is for
     * sale there: on such a page with hardly any text, the longest text is the shop's foot.
     */
    private static boolean leavesOutTheMain(Element content, List<Block> blocks, boolean[] kept, PageFacts facts) {
        int inside = 0;
        int outside = 0;
        for (int i = 0; i < kept.length; i++) {
            int chars = kept[i] ? blocks.get(i).chars() : 0;
            boolean within = blocks.get(i).box().isInMain();
            inside += within ? chars : 0;
            outside += within ? 0 : chars;
        }
        if (facts.isProduct() ? outside <= inside : inside > 0) {
            return false;
        }
        var mains = content.select("main, [role=main]");
        return mains.size() == 1
                && mains.select("h1").size() == 1
                && mains.select("h1").hasText();
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
        var places = new EmptyCells();
        for (var element : content.select("*")) {
            if (!alive.contains(element)
                    && element.parent() != null
                    && alive.contains(element.parent())
                    && !element.parent().nameIs("pre")
                    && element.isBlock()
                    && !places.has(element)) {
                dead.add(element);
            }
        }
        Pruning.remove(dead);
        EmptyCells.removeColumns(content);
        if (alive.isEmpty()) {
            content.empty();
        }
    }
}
