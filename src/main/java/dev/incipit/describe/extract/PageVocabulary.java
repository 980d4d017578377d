package dev.incipit.describe.extract;

import dev.incipit.describe.Quotable;
import dev.incipit.describe.words.CommonWords;
import dev.incipit.describe.words.ControlNames;
import dev.incipit.describe.words.WordForms;
import dev.incipit.html.Page;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The words of a page with their weights, which say how much the page is about them. */
final class PageVocabulary {
    private static final double IN_HEADING = 3;
    private static final double IN_CODE = 0.4;
    /** Letters of both cases, dots and underscores. */
    private static final Pattern IDENTIFIER = Pattern.compile("\\p{Ll}\\p{Lu}|\\w[_.]\\w|^\\p{Lu}{2,6}$");

    private static final Pattern CONTRACTION = Pattern.compile("['’](?:t|ve|re|ll|d|m|s)$");
    private static final Pattern VERSION = Pattern.compile("^v?\\d|\\.\\d|^\\p{L}\\.\\p{L}$|^v\\d");
    private static final int CHARACTERS_MIN = 3;
    private static final int CHARACTERS_MAX = 40;

    /** A word that one passage repeats may be an example; one that several passages have is what they are about. */
    private static final double AGAIN = 0.25;

    /** Half of this weight counts half. */
    private static final double SATURATION = 3;

    private final Quotable quotable;
    private final List<Passage> passages;
    private final Map<String, Use> uses = new HashMap<>();

    PageVocabulary(Page page) {
        quotable = new Quotable(page);
        passages = page.markdown().isEmpty() ? withoutMarkdown(page) : Passages.of(page.markdown());
        for (var passage : passages) {
            var text = passage.text();
            if (text.length() <= CHARACTERS_MAX && ControlNames.has(text)) {
                continue;
            }
            var weight = switch (passage.kind()) {
                case HEADING -> IN_HEADING;
                case CODE -> IN_CODE;
                default -> 1;
            };
            count(Term.of(text), weight);
        }
    }

    private static List<Passage> withoutMarkdown(Page page) {
        return Stream.concat(
                        page.headings().stream().map(heading -> new Passage(Passage.Kind.HEADING, 0, heading.text())),
                        page.paragraphs().stream().map(text -> new Passage(Passage.Kind.TEXT, 0, text)))
                .toList();
    }

    private void count(List<Term> terms, double weight) {
        Term before = null;
        var here = new HashSet<String>();
        for (var term : terms) {
            var use = uses.computeIfAbsent(term.key(), _ -> new Use(term.text(), uses.size()));
            use.weight += here.add(term.key()) ? weight : AGAIN * weight;
            use.spell(term.text());
            use.apart |= term.apart();
            use.noun |= isNoun(term, before, weight);
            before = term;
        }
    }

    /** Whether a word is used as a name of something: in a heading, as an identifier, or after an article. */
    private static boolean isNoun(Term term, @Nullable Term before, double weight) {
        return weight >= IN_HEADING
                || term.dense()
                || IDENTIFIER.matcher(term.text()).find()
                || (before != null
                        && before.clause() == term.clause()
                        && WordForms.precedesNoun(WordForms.lower(before.text())));
    }

    List<Passage> passages() {
        return passages;
    }

    Set<String> keys() {
        return uses.keySet();
    }

    boolean has(String key) {
        return uses.containsKey(key);
    }

    /** Returns how much the page is about a word, from 0 to 1. */
    double weight(String key) {
        var use = uses.get(key);
        return use == null ? 0 : use.weight / (use.weight + SATURATION);
    }

    /** Returns the words that stand only in texts that may not be quoted. */
    Set<String> unquotable() {
        var kept = new HashSet<String>();
        var dropped = new HashSet<String>();
        for (var passage : passages) {
            var text = passage.text();
            var quoted = quotable.of(text);
            if (!quoted.equals(text)) {
                Term.of(text).forEach(term -> dropped.add(term.key()));
                Term.of(quoted).forEach(term -> kept.add(term.key()));
            }
        }
        dropped.removeAll(kept);
        return dropped;
    }

    /** Returns the words worth naming, in the order in which the page first has them. */
    List<Name> words(Set<String> unquotable) {
        var names = new ArrayList<Name>();
        uses.entrySet().stream()
                .sorted((one, other) -> Integer.compare(one.getValue().first, other.getValue().first))
                .filter(entry -> entry.getValue().noun && entry.getValue().apart)
                .filter(entry -> isTelling(entry.getValue().text) && !unquotable.contains(entry.getKey()))
                .forEach(entry ->
                        names.add(new Name(entry.getValue().text, Set.of(entry.getKey()), entry.getValue().weight)));
        return names;
    }

    /** Returns the pairs of neighbouring words that the page has more than once, in the order in which it first has them. */
    List<Name> pairs(Set<String> unquotable) {
        var pairs = new LinkedHashMap<Set<String>, Use>();
        for (var passage : passages) {
            var weight = passage.is(Passage.Kind.HEADING) ? IN_HEADING : 1;
            var terms = passage.is(Passage.Kind.CODE) ? List.<Term>of() : Term.of(passage.text());
            for (int i = 1; i < terms.size(); i++) {
                var one = terms.get(i - 1);
                var other = terms.get(i);
                if (one.clause() == other.clause()
                        && !one.key().equals(other.key())
                        && isTelling(one.text())
                        && isTelling(other.text())
                        && !unquotable.contains(one.key())
                        && !unquotable.contains(other.key())) {
                    var gap = one.dense() && other.dense() ? "" : " ";
                    pairs.computeIfAbsent(
                                    Set.of(one.key(), other.key()),
                                    _ -> new Use(one.text() + gap + other.text(), pairs.size()))
                            .weight += weight;
                }
            }
        }
        return pairs.entrySet().stream()
                .filter(pair -> pair.getValue().weight >= 2)
                .map(pair -> new Name(pair.getValue().text, pair.getKey(), pair.getValue().weight))
                .toList();
    }

    /** Whether somebody may look for a word. */
    static boolean isTelling(String word) {
        int length = word.codePointCount(0, word.length());
        return length >= (Words.isUnspaced(word.codePointAt(0)) ? 2 : CHARACTERS_MIN)
                && length <= CHARACTERS_MAX
                && Character.isLetter(word.codePointAt(0))
                && !CONTRACTION.matcher(word).find()
                && !VERSION.matcher(word).find()
                && !CommonWords.has(WordForms.lower(word.replace('’', '\'')));
    }

    /** A word or a pair of words, and how often the page has it; in a heading counts more. */
    record Name(String text, Set<String> keys, double weight) {}

    private static final class Use {
        private final int first;
        private boolean noun;
        private boolean apart;
        private String text;
        private double weight;

        Use(String text, int first) {
            this.text = text;
            this.first = first;
        }

        /** A word that also occurs in lower case is capitalised only where it opens a sentence. */
        void spell(String other) {
            if (Character.isUpperCase(text.codePointAt(0)) && Character.isLowerCase(other.codePointAt(0))) {
                text = other;
            }
        }
    }
}
