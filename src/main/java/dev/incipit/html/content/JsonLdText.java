package dev.incipit.html.content;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.incipit.html.dom.BoundedHtml;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.LinkedData;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/**
 * Finds text that a page has only in its data, because a script would have to render it. In schema.org JSON-LD this is the
 * description of the only product, the body of the article, the posts of a discussion, the item names of a list. In the head it
 * is a description.
 */
final class JsonLdText {
    private static final int DATA_MAX = 2_000_000;
    private static final int THINGS_MAX = 2_000;
    /** For all texts of a page together. */
    private static final int ELEMENTS_MAX = 50_000;

    private static final int WORDS_MIN = 12;
    /** A text is missing if at least this share of its words is not in the content found so far. */
    private static final double MISSING = 0.5;

    private static final Set<String> PRODUCTS = Set.of("Product", "ProductGroup", "IndividualProduct");
    private static final Set<String> ARTICLES =
            Set.of("Article", "NewsArticle", "BlogPosting", "TechArticle", "Report", "ScholarlyArticle");
    private static final Set<String> POSTS =
            Set.of("Question", "Answer", "DiscussionForumPosting", "Comment", "SocialMediaPosting");
    private static final Set<String> LISTS = Set.of("ItemList", "CollectionPage", "Course");
    private static final Set<String> PARTS = Set.of("itemListElement", "hasPart");
    private static final Set<String> TEXTS = Set.of("description", "articleBody", "text", "name");
    /** Shorter lists are breadcrumbs or pairs. */
    private static final int LIST_MIN = 3;

    /** The description is about something else if at least this share of its words is not in the content. */
    private static final double DESCRIPTION_MISSING = 0.7;

    /** One JSON object: its types, its texts by name, and the names of its parts. */
    private record Thing(Set<String> types, Map<String, String> texts, Set<String> parts) {
        boolean isOne(Set<String> kinds) {
            return types.stream().anyMatch(kinds::contains);
        }
    }

    private final List<Thing> things = new ArrayList<>();

    private JsonLdText() {}

    /** The texts that exist only in the page's data, as elements to be added to the content; often none. */
    static List<Element> missingFrom(String found, List<Element> scripts) {
        var data = new JsonLdText();
        int read = 0;
        for (var script : scripts) {
            read += script.data().length();
            if (read <= DATA_MAX) {
                data.read(script.data());
            }
        }
        return data.missingFrom(PageFacts.words(found), found.length());
    }

    private List<Element> missingFrom(Set<String> found, int length) {
        var candidates = new ArrayList<>(texts(PRODUCTS, "description"));
        if (candidates.size() > 1) {
            // A list of products, each with its own description.
            candidates.clear();
        }
        candidates.addAll(longer(texts(ARTICLES, "articleBody"), length));
        candidates.addAll(longer(texts(POSTS, "text"), length));
        var texts = candidates.stream()
                .map(text -> BoundedHtml.fragment(paragraphs(text), ELEMENTS_MAX / candidates.size()));
        return Stream.concat(texts, lists(length))
                .filter(element -> lacks(found, element.text(), MISSING))
                .toList();
    }

    /**
     * The page's own description, if it is more than half as long as the little content that was found and says something else.
     * Then scripts render the page's text, and what was found is boilerplate. Empty if nothing was found.
     */
    static Optional<Element> description(String found, DocumentIndex document) {
        var description = PageFacts.description(document).strip();
        if (found.isBlank() || 2 * description.length() <= found.length()) {
            return Optional.empty();
        }
        return lacks(PageFacts.words(found), description, DESCRIPTION_MISSING)
                ? Optional.of(new Element("p").text(description))
                : Optional.empty();
    }

    /** Each list whose names are longer than the content found, as {@code ul}. */
    private Stream<Element> lists(int length) {
        return things.stream()
                .filter(thing -> thing.isOne(LISTS) && thing.parts().size() >= LIST_MIN)
                .filter(thing -> thing.parts().stream().mapToInt(String::length).sum() > length)
                .map(thing -> {
                    var list = new Element("ul");
                    thing.parts().forEach(name -> list.appendElement("li").text(BoundedHtml.unescaped(name)));
                    return list;
                });
    }

    private List<String> texts(Set<String> kinds, String name) {
        return things.stream()
                .filter(thing -> thing.isOne(kinds) && thing.texts().containsKey(name))
                .map(thing -> thing.texts().get(name))
                .distinct()
                .toList();
    }

    /** The texts if together they are more than twice as long as the content found. */
    private static List<String> longer(List<String> texts, int length) {
        return texts.stream().mapToInt(String::length).sum() > 2 * length ? texts : List.of();
    }

    private static boolean lacks(Set<String> found, String text, double share) {
        var words = PageFacts.words(text);
        long missing = words.stream().filter(word -> !found.contains(word)).count();
        return words.size() >= WORDS_MIN && missing >= share * words.size();
    }

    /** Keeps the lines of text without markup. */
    private static String paragraphs(String text) {
        return text.indexOf('<') >= 0 ? text : text.replaceAll("\\n\\s*", "<p>");
    }

    /** Reads one script's objects, as far as it is valid JSON. */
    private void read(String json) {
        Deque<Thing> open = new ArrayDeque<>();
        try (var parser = LinkedData.parser(json)) {
            for (var token = parser.nextToken();
                    token != null && things.size() < THINGS_MAX;
                    token = parser.nextToken()) {
                if (token == JsonToken.START_OBJECT) {
                    open.push(new Thing(new HashSet<>(), new HashMap<>(), new LinkedHashSet<>()));
                } else if (token == JsonToken.END_OBJECT) {
                    things.add(open.pop());
                    part(things.getLast(), open, parser);
                } else if (token == JsonToken.VALUE_STRING && !open.isEmpty()) {
                    value(open.peek(), parser);
                }
            }
        } catch (IOException noJson) {
            // Keeps what was read before the error.
        }
    }

    /** Adds to the enclosing object the name of a part that has ended, or of the item it wraps. */
    private static void part(Thing part, Deque<Thing> around, JsonParser parser) throws IOException {
        var name = part.texts().get("name");
        var field = LinkedData.field(parser);
        if (around.isEmpty() || name == null || field == null) {
            return;
        }
        if (PARTS.contains(field)) {
            around.peek().parts().add(name);
        } else if (field.equals("item")) {
            around.peek().texts().putIfAbsent("name", name);
        }
    }

    private static void value(Thing thing, JsonParser parser) throws IOException {
        var name = LinkedData.field(parser);
        if (name == null) {
            return;
        }
        if (name.equals("@type")) {
            var type = parser.getText();
            thing.types().add(type.substring(type.lastIndexOf('/') + 1));
        } else if (TEXTS.contains(name)) {
            thing.texts().putIfAbsent(name, parser.getText());
        }
    }
}
