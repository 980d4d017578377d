package dev.incipit.html.content;

import dev.incipit.text.Counts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;
import org.jspecify.annotations.Nullable;

/** Splits a page into {@link Block}s in one pass and computes totals for every enclosing {@link Box}. */
final class PageBlocks implements NodeVisitor {
    private static final Set<String> INLINE = Set.of(
            "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "cite", "code", "data", "del", "dfn", "em", "font",
            "i", "img", "ins", "kbd", "mark", "math", "nobr", "picture", "q", "rp", "rt", "ruby", "s", "samp", "small",
            "span", "strike", "strong", "sub", "sup", "svg", "time", "tt", "u", "var", "wbr");
    private static final List<String> NAMING = List.of("class", "id", "data-testid", "itemprop");
    /** The length of a paragraph, in characters because not every language separates words by spaces. */
    private static final int LONG = 80;

    private static final int TITLE_MAX = 60;

    private final List<Block> blocks = new ArrayList<>();
    private final List<Box> boxes = new ArrayList<>();
    private final Set<Element> holders = new HashSet<>();
    private final Map<String, Integer> nameMasks = new HashMap<>();
    private final StringBuilder text = new StringBuilder();
    private List<Node> nodes = new ArrayList<>();
    private @Nullable Box box;
    private int linkChars;
    private int links;
    private int linkDepth;
    private int names;
    private int codeDepth;

    private PageBlocks() {}

    /** The blocks of a tree in document order. The tree is not changed. */
    static PageBlocks of(Element root) {
        var page = new PageBlocks();
        root.traverse((node, depth) -> {
            if (node instanceof Element element && !INLINE.contains(element.normalName())) {
                page.markHolders(element, root);
            }
        });
        root.traverse(page);
        page.sumUp();
        return page;
    }

    List<Block> blocks() {
        return blocks;
    }

    List<Box> boxes() {
        return boxes;
    }

    int chars() {
        return boxes.isEmpty() ? 0 : boxes.getFirst().chars;
    }

    private void markHolders(Element block, Element root) {
        var above = block.parent();
        while (above != null && INLINE.contains(above.normalName()) && holders.add(above) && !above.equals(root)) {
            above = above.parent();
        }
    }

    private boolean isBox(Element element) {
        return !INLINE.contains(element.normalName()) || holders.contains(element);
    }

    @Override
    public void head(Node node, int depth) {
        if (node instanceof TextNode words) {
            hold(node);
            append(words.getWholeText());
        } else if (node instanceof Element element) {
            if (element.normalName().equals("a")) {
                linkDepth++;
                links++;
            }
            if (codeDepth == 0 && isBox(element)) {
                flush();
                box = new Box(element, box, namesOf(element));
                boxes.add(box);
            } else {
                hold(node);
                names |= namesOf(element);
                if (element.normalName().equals("br")) {
                    append(" ");
                }
            }
            if (element.normalName().equals("pre")) {
                codeDepth++;
            }
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (node instanceof Element element) {
            if (element.normalName().equals("pre")) {
                codeDepth--;
            }
            if (box != null && box.element.equals(element)) {
                flush();
                box = box.parent;
            }
            if (element.normalName().equals("a")) {
                linkDepth--;
            }
        }
    }

    private void hold(Node node) {
        if (box != null && box.element.equals(node.parent())) {
            nodes.add(node);
        }
    }

    private void append(String words) {
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            boolean blank = Character.isWhitespace(c) || c == '\u00a0';
            if (!blank) {
                text.append(c);
                linkChars += linkDepth > 0 ? 1 : 0;
            } else if (!text.isEmpty() && text.charAt(text.length() - 1) != ' ') {
                text.append(' ');
            }
        }
    }

    private void flush() {
        var words = text.toString().strip();
        if (box != null && !words.isEmpty()) {
            blocks.add(new Block(
                    box, nodes, words, Math.min(linkChars, words.length()), links, names, Block.headingLevelIn(box)));
        }
        nodes = new ArrayList<>();
        text.setLength(0);
        linkChars = 0;
        links = linkDepth;
        names = 0;
    }

    /** A short first block is the title of its box: "Related articles", "Reviews (12)". */
    private void title(Block block) {
        int mask = block.chars() <= TITLE_MAX ? TextHints.maskOf(block.text()) : 0;
        for (Box level = block.box(); level != null && level.blocks == 0; level = level.parent) {
            level.title = mask;
            level.blocks = -1;
        }
    }

    private void sumUp() {
        blocks.forEach(this::title);
        boxes.forEach(each -> each.blocks = 0);
        for (var block : blocks) {
            var own = block.box();
            own.chars += block.chars();
            own.linkChars += block.linkChars();
            own.blocks++;
            own.headings += block.headingLevel() > 0 ? 1 : 0;
            if (block.chars() >= LONG && block.linkDensity() < 0.5) {
                own.longBlocks++;
                own.prose += block.chars() * (1 - block.linkDensity());
            }
        }
        for (int i = boxes.size() - 1; i > 0; i--) {
            var inner = boxes.get(i);
            var outer = inner.parent;
            if (outer != null) {
                outer.chars += inner.chars;
                outer.linkChars += inner.linkChars;
                outer.blocks += inner.blocks;
                outer.headings += inner.headings;
                outer.longBlocks += inner.longBlocks;
                outer.prose += inner.prose;
                outer.children++;
            }
        }
        countAlike();
    }

    private void countAlike() {
        var kin = Counts.of(boxes.stream().filter(each -> each.chars > 0).map(Box::kin));
        for (var each : boxes) {
            each.alike = kin.getOrDefault(each.kin(), 1);
        }
    }

    private int namesOf(Element element) {
        int mask = 0;
        for (var attribute : NAMING) {
            var name = element.attr(attribute);
            if (!name.isEmpty() && !(attribute.equals("id") && HeadingIds.isMade(element))) {
                mask |= nameMasks.computeIfAbsent(name, NameHints::maskOf);
            }
        }
        return mask;
    }
}
