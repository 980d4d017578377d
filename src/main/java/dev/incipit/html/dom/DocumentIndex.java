package dev.incipit.html.dom;

import dev.incipit.html.read.StreamedParts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.Evaluator;
import org.jsoup.select.NodeVisitor;
import org.jsoup.select.Selector;

/**
 * Records in one pass the elements that describe a page, and which tags, classes, ids, roles and known attributes occur in it,
 * so that not every search for elements has to walk the tree. Not updated when the tree changes.
 */
public final class DocumentIndex implements NodeVisitor {
    private static final Set<String> LISTED = Set.of(
            "html", "title", "base", "meta", "link", "script", "style", "main", "article", "h1", "footer", "address");

    /** Attributes that are searched for by name, whatever their value. */
    static final List<String> TELLING = List.of("data-role", "data-footnote-ref", "data-footnote-backref");

    private static final Evaluator LINKED_DATA = Selector.evaluatorOf("[type=application/ld+json]");
    private static final Evaluator MAIN_ROLE = Selector.evaluatorOf("[role=main]");

    private final Map<String, List<Element>> byTag = new HashMap<>();
    private final List<Element> mains = new ArrayList<>();
    private final List<Element> typed = new ArrayList<>();
    private final Set<String> tags = new HashSet<>();
    /** In the notation of {@link ElementHints}. */
    private final Set<String> words = new HashSet<>();
    /** Class attribute values that were already split; most elements share theirs with others. */
    private final Set<String> namings = new HashSet<>();

    private boolean streamed;

    private DocumentIndex() {}

    /** Indexes an element and its descendants. */
    public static DocumentIndex of(Element root) {
        var index = new DocumentIndex();
        index.add(root);
        return index;
    }

    /** Adds another tree. */
    public void add(Element root) {
        root.traverse(this);
    }

    @Override
    public void head(Node node, int depth) {
        if (!(node instanceof Element element)) {
            return;
        }
        var tag = element.normalName();
        tags.add(tag);
        if (LISTED.contains(tag)) {
            byTag.computeIfAbsent(tag, _ -> new ArrayList<>()).add(element);
        }
        boolean main = tag.equals("main");
        if (element.attributesSize() > 0) {
            main |= attributes(element);
        }
        if (main) {
            mains.add(element);
        }
    }

    /** Records the attributes; true if they make the element the main element. */
    private boolean attributes(Element element) {
        var naming = element.attr("class");
        if (!naming.isEmpty() && namings.add(naming)) {
            words('.', naming);
        }
        var id = element.attr("id");
        if (!id.isEmpty()) {
            words.add('#' + id.toLowerCase(Locale.ROOT));
            streamed |= id.startsWith(":", 1) && element.hasAttr("hidden");
        }
        if (element.hasAttr("itemtype")) {
            typed.add(element);
        }
        for (var attribute : TELLING) {
            if (element.hasAttr(attribute)) {
                words.add('[' + attribute + ']');
            }
        }
        var role = element.attr("role");
        if (role.isEmpty()) {
            return false;
        }
        words.add(ElementHints.ROLE + role.strip().toLowerCase(Locale.ROOT));
        return element.is(MAIN_ROLE);
    }

    private void words(char sign, String text) {
        var lower = text.toLowerCase(Locale.ROOT);
        int from = 0;
        for (int i = 0; i <= lower.length(); i++) {
            if (i == lower.length() || Character.isWhitespace(lower.charAt(i))) {
                if (i > from) {
                    words.add(sign + lower.substring(from, i));
                }
                from = i + 1;
            }
        }
    }

    /** The elements of one of the listed tags, in document order. */
    public List<Element> all(String tag) {
        return byTag.getOrDefault(tag, List.of());
    }

    /** Those of them that match. */
    public List<Element> all(String tag, Evaluator which) {
        return all(tag).stream().filter(element -> element.is(which)).toList();
    }

    /** The first of them that matches. */
    public Optional<Element> first(String tag, Evaluator which) {
        return all(tag).stream().filter(element -> element.is(which)).findFirst();
    }

    /** The elements that are main content by tag or role. */
    public List<Element> mains() {
        return mains;
    }

    /** The elements with a schema.org type. */
    public List<Element> typed() {
        return typed;
    }

    /** The scripts that hold JSON-LD. */
    public List<Element> linkedData() {
        return all("script", LINKED_DATA);
    }

    /** Whether the page may have parts for {@link StreamedParts}. */
    public boolean mayBeStreamed() {
        return streamed;
    }

    /** Whether any of the signs occurs; if not, no selector that requires one can match. */
    public boolean hasAny(ElementHints hints) {
        return holds(tags, hints.tags()) || holds(words, hints.words());
    }

    private static boolean holds(Set<String> there, Set<String> wanted) {
        for (var one : wanted) {
            if (there.contains(one)) {
                return true;
            }
        }
        return false;
    }
}
