package dev.incipit.describe.extract;

import dev.incipit.describe.words.Sentences;
import dev.incipit.describe.words.WordForms;
import dev.incipit.html.Page;
import dev.incipit.text.Counts;
import dev.incipit.text.SentenceEdges;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names in lower case with which a site's sentences begin, as those of programs: "pandas is …". The rules of Unicode (UAX
 * #29) end no sentence before a small letter.
 */
final class LowercaseNames {
    /** Fewer pages with paragraphs that begin with a word may have begun so by mistake. */
    private static final int PAGES_MIN = 3;

    private static final Pattern OPENING = Pattern.compile("^([a-z][a-z0-9_-]{1,30}) \\p{Ll}");

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_-]{1,30}");

    /** Code in Markdown that is one name. */
    private static final Pattern CODE = Pattern.compile("[.!?] `([a-z][\\w.-]{0,40})` ");

    /** Where the next sentence may begin, behind a word that is no abbreviation of one or two letters. */
    private static final Pattern EDGE = Pattern.compile("(?<=[\\p{L}\\d)`]{3}[.!?]) ([a-z][\\w.-]{0,40})(?= )");

    private final Set<String> names;

    LowercaseNames(List<Page> all) {
        var openings = all.stream()
                .flatMap(page -> page.paragraphs().stream()
                        .filter(Sentences::isWhole)
                        .flatMap(paragraph -> opening(paragraph).stream())
                        .distinct());
        names = new HashSet<>(Counts.atLeast(PAGES_MIN, Counts.of(openings)));
        names.addAll(inTitles(all));
    }

    /** Returns the words that the titles of most pages have: "Installation — pandas documentation". */
    private static Set<String> inTitles(List<Page> all) {
        var words = all.stream()
                .flatMap(page -> Stream.of(page.metadata().title().split("\\s")).distinct())
                .filter(word -> NAME.matcher(word).matches() && !WordForms.isFunction(word));
        return Counts.atLeast(Math.max(PAGES_MIN, all.size() / 2 + 1), Counts.of(words));
    }

    private static Optional<String> opening(String paragraph) {
        var opening = OPENING.matcher(paragraph);
        return opening.find() && !WordForms.isFunction(opening.group(1))
                ? Optional.of(opening.group(1))
                : Optional.empty();
    }

    /** Whether a sentence begins with one. */
    boolean begin(String sentence) {
        return names.contains(sentence.split(" ", 2)[0]);
    }

    /** Returns the names that begin a sentence in a paragraph, by its Markdown, besides those of the site. */
    static Set<String> inCode(String markdown) {
        return CODE.matcher(markdown).results().map(code -> code.group(1)).collect(Collectors.toSet());
    }

    /** Returns the sentences of a paragraph; {@code more} are names besides those of the site that may begin one. */
    List<String> cut(String paragraph, Set<String> more, Locale language) {
        var sentences = new ArrayList<String>();
        for (var sentence : SentenceEdges.cut(paragraph, language)) {
            int start = 0;
            var edge = EDGE.matcher(sentence);
            while (edge.find()) {
                boolean begins = names.contains(edge.group(1)) || more.contains(edge.group(1));
                var before = sentence.substring(sentence.lastIndexOf(' ', edge.start() - 1) + 1, edge.start());
                if (begins && !SentenceEdges.isAbbreviation(before)) {
                    sentences.add(sentence.substring(start, edge.start()));
                    start = edge.start() + 1;
                }
            }
            sentences.add(sentence.substring(start));
        }
        return sentences;
    }
}
