package dev.incipit.html.read;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.incipit.html.dom.BoundedHtml;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.LinkedData;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.Words;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the JSON-LD of a page (schema.org) says of its place and time: the path to it from the home page, and its date. */
final class LinkedFacts {
    private static final int DATA_MAX = 500_000;
    private static final int THINGS_MAX = 2_000;
    private static final int CRUMBS_MAX = 12;
    private static final int NAME_MAX = 200;

    private static final String PATH = "breadcrumblist";
    private static final Set<String> EVENTS = Set.of("event", "businessevent", "childrensevent", "courseinstance");
    private static final Set<String> PIECES = Words.table("""
            article blogposting newsarticle liveblogposting reportagenewsarticle analysisnewsarticle opinionnewsarticle
            discussionforumposting socialmediaposting report jobposting""");

    private static final Pattern DAY = Pattern.compile("(?:19|20)\\d\\d-\\d\\d-\\d\\d(?!\\d)");

    /** One step of the path: what the page is called there, and its address as written. */
    record Crumb(String name, String address) {}

    private static final class Thing {
        private final Set<String> types = new HashSet<>();
        private final List<Thing> items = new ArrayList<>();
        private String name = "";
        private String address = "";
        private String begins = "";
        private String published = "";
    }

    private List<Crumb> path = List.of();
    private Optional<LocalDate> date = Optional.empty();
    private int things;

    /** Reads the scripts of a page, as far as they are valid JSON. */
    LinkedFacts(DocumentIndex document) {
        int read = 0;
        for (var script : document.linkedData()) {
            read += script.data().length();
            if (read <= DATA_MAX) {
                read(script.data());
            }
        }
    }

    /** The first path of the page, outermost first; the page itself may be its end. */
    List<Crumb> path() {
        return path;
    }

    /** When the first piece was published, or the first event begins. */
    Optional<LocalDate> date() {
        return date;
    }

    /** Returns the day that a date or time begins with (ISO 8601). */
    static Optional<LocalDate> day(String written) {
        var day = DAY.matcher(written.strip());
        if (!day.lookingAt()) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(day.group()));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    private void read(String json) {
        Deque<Thing> open = new ArrayDeque<>();
        try (var parser = LinkedData.parser(json)) {
            for (var token = parser.nextToken(); token != null && things < THINGS_MAX; token = parser.nextToken()) {
                if (token == JsonToken.START_OBJECT) {
                    open.push(new Thing());
                    things++;
                } else if (token == JsonToken.END_OBJECT) {
                    close(open.pop(), open.peek(), LinkedData.field(parser));
                } else if (token == JsonToken.VALUE_STRING && !open.isEmpty()) {
                    value(open.peek(), LinkedData.field(parser), parser);
                }
            }
        } catch (IOException noJson) {
            // Keeps what was read before the error.
        }
    }

    private void close(Thing thing, @Nullable Thing around, @Nullable String field) {
        if (path.isEmpty() && thing.types.contains(PATH)) {
            path = thing.items.stream()
                    .limit(CRUMBS_MAX)
                    .filter(item -> !item.name.isEmpty() && !item.address.isEmpty())
                    .map(item -> new Crumb(item.name, item.address))
                    .toList();
        }
        if (date.isEmpty()) {
            date = dateOf(thing);
        }
        if (around != null && "itemListElement".equals(field)) {
            around.items.add(thing);
        } else if (around != null && "item".equals(field)) {
            around.name = around.name.isEmpty() ? thing.name : around.name;
            around.address = around.address.isEmpty() ? thing.address : around.address;
        }
    }

    private static Optional<LocalDate> dateOf(Thing thing) {
        boolean event = thing.types.stream().anyMatch(type -> EVENTS.contains(type) || type.endsWith("event"));
        boolean piece = thing.types.stream().anyMatch(PIECES::contains);
        return event ? day(thing.begins) : piece ? day(thing.published) : Optional.empty();
    }

    private static void value(Thing thing, @Nullable String field, JsonParser parser) throws IOException {
        if (field == null) {
            return;
        }
        switch (field) {
            case "@type" -> {
                var type = parser.getText();
                thing.types.add(type.substring(type.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT));
            }
            case "name" -> thing.name = name(parser.getText());
            case "@id", "url", "item" -> thing.address = thing.address.isEmpty() ? parser.getText() : thing.address;
            case "startDate" -> thing.begins = parser.getText();
            case "datePublished", "datePosted" -> thing.published = parser.getText();
            default -> {
                // Says nothing of place or time.
            }
        }
    }

    private static String name(String written) {
        return written.length() <= NAME_MAX ? VisibleText.fold(BoundedHtml.unescaped(written)) : "";
    }
}
