package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Prose;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The names of a page's parts, or of the pages it links to, as far as they say more than the page's title. */
final class Topics {
    private static final int CHARACTERS_MAX = 60;
    private static final int CHARACTERS_MIN = 3;

    /** How many names of one page are examined. */
    private static final int NAMES_MAX = 60;

    /** A shorter word says nothing. */
    private static final int WORD_CHARACTERS_MIN = 3;

    /** Decoration before a name in a heading: numbers, pictures, signs. */
    private static final Pattern ORNAMENT = Pattern.compile(
            "^(?:\\d{1,2}(?:\\.\\d{1,2}){0,3}[.)]\\s+|[\\p{So}\\p{Sk}\\p{Cn}\\p{Cs}\\uFE0F\\u200D\\s]+|[—–]\\s)+");

    private static final Pattern END = Pattern.compile("(?<=\\p{L})[:.]$");

    private final DescribedPage subject;
    private final SiteRepeats repeats;
    private final Quotable quotable;

    Topics(DescribedPage subject, SiteRepeats repeats) {
        this.subject = subject;
        this.repeats = repeats;
        this.quotable = new Quotable(subject.page());
    }

    /** Returns the page's subheadings, without those that many pages have. */
    List<String> ofHeadings() {
        return named(subject.page().headings().stream()
                .filter(heading -> heading.level() > 1)
                .map(Page.Heading::text)
                .filter(repeats::isOwnHeading));
    }

    /** Returns the texts of the links in its main content. */
    List<String> ofLinks() {
        return named(subject.page().links().stream()
                .filter(link -> link.region() == PageLink.Region.MAIN && !isControl(link))
                .map(PageLink::anchorText));
    }

    /** Whether a link sorts or filters the list on the page itself. */
    private boolean isControl(PageLink link) {
        return link.target().query().isPresent()
                && link.target().path().equals(subject.page().url().path());
    }

    private List<String> named(Stream<String> texts) {
        var title = TextKey.of(subject.title());
        var seen = new HashSet<String>();
        return texts.map(SiteRepeats::fold)
                .filter(text -> text.length() <= 2 * CHARACTERS_MAX)
                .map(text ->
                        END.matcher(ORNAMENT.matcher(text).replaceFirst("")).replaceFirst(""))
                .filter(name -> name.length() >= CHARACTERS_MIN && name.length() <= CHARACTERS_MAX)
                .filter(name -> !TextKey.of(name).isEmpty() && !title.contains(TextKey.of(name)))
                .filter(name -> !Prose.isFurniture(name) && quotable.is(name) && seen.add(TextKey.of(name)))
                .limit(NAMES_MAX)
                .toList();
    }

    /** Joins as many names as fit, in the page's order; those that add the most new words for their length are chosen first. */
    static Optional<String> joined(List<String> names, int charactersMax, String said) {
        var known = words(said);
        // Each name is weighed against the others again and again.
        var words = new HashMap<String, Set<String>>();
        names.forEach(name -> words.put(name, words(name)));
        var left = new ArrayList<>(names);
        var taken = new HashSet<String>();
        int room = charactersMax;
        while (!left.isEmpty()) {
            var best = left.stream()
                    .max(Comparator.comparingDouble(name -> news(name, words.get(name), known)))
                    .get();
            left.remove(best);
            if (best.length() + 2 <= room && news(best, words.get(best), known) > 0) {
                room -= best.length() + 2;
                taken.add(best);
                known.addAll(words.get(best));
            }
        }
        if (said.isEmpty() && charactersMax - room < Note.CHARACTERS_MIN) {
            // Such names may differ only in their numbers: "Version 8.1.3; Version 8.1.2".
            for (var name : names) {
                if (!taken.contains(name) && name.length() + 2 <= room) {
                    room -= name.length() + 2;
                    taken.add(name);
                }
            }
        }
        return names.stream().filter(taken::contains).reduce((one, other) -> one + "; " + other);
    }

    /** Returns the share of new words in the name's length. */
    private static double news(String name, Set<String> words, Set<String> known) {
        var fresh = words.stream().filter(word -> !known.contains(word)).count();
        return (double) fresh / (name.length() + 2);
    }

    private static Set<String> words(String text) {
        var words = new HashSet<String>();
        for (var word : TextKey.of(text).split(" ")) {
            if (word.length() >= WORD_CHARACTERS_MIN || Prose.isDense(word)) {
                words.add(word);
            }
        }
        return words;
    }
}
