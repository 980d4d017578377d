package dev.incipit.html.read;

import dev.incipit.html.WebDates;
import dev.incipit.html.dom.DocumentIndex;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** The directives for this crawler in robots meta elements and X-Robots-Tag headers. */
final class RobotsDirectives {
    private static final String PRODUCT = "incipit";
    private static final Evaluator NAMED = Selector.evaluatorOf("[name][content]");
    private static final String UNAVAILABLE_AFTER = "unavailable_after:";

    private final Set<String> words = new HashSet<>();
    private Optional<Instant> unavailableAfter = Optional.empty();

    RobotsDirectives(DocumentIndex document, List<String> headers) {
        for (var meta : document.all("meta", NAMED)) {
            var name = meta.attr("name").strip().toLowerCase(Locale.ROOT);
            if (name.equals("robots") || name.equals(PRODUCT)) {
                add(meta.attr("content"));
            } else if (name.equals("tdm-reservation")
                    && meta.attr("content").strip().equals("1")) {
                // TDMRep §4: rights reserved against text and data mining.
                words.add("noindex");
            }
        }
        headers.forEach(this::addHeader);
    }

    /** Directives apply to all crawlers, or to the product named before a colon; another product's end at the next name. */
    private void addHeader(String header) {
        var ours = new ArrayList<String>();
        boolean forUs = true;
        for (var part : header.split(",", -1)) {
            int colon = part.indexOf(':');
            var name = colon < 0 ? "" : part.substring(0, colon).strip().toLowerCase(Locale.ROOT);
            boolean valued = name.startsWith("max-") || name.equals("unavailable_after");
            // A date after a comma has colons too, but a product name is one word.
            boolean named = !name.isEmpty() && name.chars().noneMatch(Character::isWhitespace);
            if (named && !valued) {
                forUs = name.equals(PRODUCT) || name.equals("robots");
                part = part.substring(colon + 1);
            }
            if (forUs) {
                ours.add(part);
            }
        }
        add(String.join(",", ours));
    }

    private void add(String list) {
        Collections.addAll(words, list.toLowerCase(Locale.ROOT).split("[,\\s]+", -1));
        addDates(list.split(",", -1));
    }

    /** The comma after a weekday is part of the date. */
    private void addDates(String[] rules) {
        for (int i = 0; i < rules.length; i++) {
            var rule = rules[i].strip();
            if (rule.regionMatches(true, 0, UNAVAILABLE_AFTER, 0, UNAVAILABLE_AFTER.length())) {
                var date = rule.substring(UNAVAILABLE_AFTER.length()).strip();
                boolean weekday = i + 1 < rules.length && date.chars().allMatch(Character::isLetter);
                WebDates.parse(weekday ? rules[i + 1] : date)
                        .filter(end -> unavailableAfter.filter(end::isAfter).isEmpty())
                        .ifPresent(end -> unavailableAfter = Optional.of(end));
            }
        }
    }

    /** The moment from which the page must not be shown; the earliest if there are several. */
    Optional<Instant> unavailableAfter() {
        return unavailableAfter;
    }

    boolean noindex() {
        return words.contains("noindex")
                || words.contains("none")
                || words.contains("noai")
                || words.contains("noimageai");
    }

    boolean nofollow() {
        return words.contains("nofollow") || words.contains("none");
    }
}
