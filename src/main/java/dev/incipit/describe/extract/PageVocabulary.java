package dev.incipit.describe.extract;

import dev.incipit.describe.Prose;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.RepeatedControls;
import dev.incipit.describe.words.ControlNames;
import dev.incipit.describe.words.Declarations;
import dev.incipit.html.Page;
import dev.incipit.html.PageMetadata;
import dev.incipit.text.TeaserNames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The words of a page with their weights, which say how much the page is about them. */
final class PageVocabulary {
    /** What a word in a heading counts. */
    static final double IN_HEADING = 3;

    private static final double IN_CODE = 0.4;
    /** A German noun of so many letters is mostly made of two. */
    private static final int COMPOUND_MIN = 9;

    private static final int CONTROL_MAX = 40;
    private static final int FURNITURE_MAX = 300;

    /** A word that one passage repeats may be an example; one that several passages have is what they are about. */
    private static final double AGAIN = 0.25;

    /** What is joined by "of" is named on purpose, so it counts as if it were said again. */
    private static final double JOINED = 2;

    /** Words behind an "of" that belong to it; more are the rest of a sentence. */
    private static final int JOINED_MAX = 2;

    /** Half of this weight counts half. */
    private static final double SATURATION = 3;

    /** Languages that put most adjectives behind the noun: the word after an article is the noun. */
    private static final Set<String> NOUN_FIRST = Set.of("fr", "es", "it", "pt", "ca", "ro", "gl");

    /** The codes of ISO 4217. */
    private static final Set<String> CURRENCIES = Currency.getAvailableCurrencies().stream()
            .map(Currency::getCurrencyCode)
            .collect(Collectors.toUnmodifiableSet());

    private final boolean adjectivesFirst;
    private final boolean nounsCapitalized;
    private final Set<String> links;
    private final Terms terms;
    private final Quotable quotable;
    private final IdentityHashMap<Passage, Boolean> quoted = new IdentityHashMap<>();
    private final List<Passage> passages;
    private final String slogan;

    /** Without controls, boilerplate and what the page shows of others. */
    private final List<Passage> telling = new ArrayList<>();

    private final Map<String, WordUse> uses = new HashMap<>();

    PageVocabulary(Page page, List<Passage> passages, Terms terms, Predicate<Passage> shared) {
        this.terms = terms;
        var language = page.language().getLanguage();
        adjectivesFirst = !NOUN_FIRST.contains(language);
        nounsCapitalized = language.equals("de");
        links = NounLinks.in(language);
        quotable = new Quotable(page);
        this.passages = passages;
        var writers = OneLiners.writers(page);
        slogan = slogan(page.metadata());
        var controls = RepeatedControls.of(passages);
        for (var passage : passages) {
            var text = passage.text();
            if (passage.is(Passage.Kind.HEADING) && TeaserNames.isOne(text)) {
                break;
            }
            if ((text.length() <= CONTROL_MAX && ControlNames.has(text))
                    || (text.length() <= FURNITURE_MAX && Prose.isFurniture(text))
                    || writers.contains(text)
                    || controls.has(passage)
                    || Prose.isShouted(text)) {
                continue;
            }
            if (shared.test(passage)) {
                count(words(text), 0);
                continue;
            }
            telling.add(passage);
            count(words(text), weight(passage));
        }
    }

    private double weight(Passage passage) {
        return switch (passage.kind()) {
            case HEADING ->
                Declarations.isOne(passage.text()) ? IN_CODE : passage.text().equals(slogan) ? 1 : IN_HEADING;
            case CODE -> IN_CODE;
            case TEXT, ITEM, ROW -> 1;
        };
    }

    /** Returns the main heading if it has no word of the page's title: it praises, and does not name. */
    private String slogan(PageMetadata metadata) {
        var named = terms.tellingKeys(metadata.title());
        return metadata.heading()
                .filter(heading -> !named.isEmpty() && Collections.disjoint(named, terms.tellingKeys(heading)))
                .orElse("");
    }

    /** Returns the words of a text without mail addresses and the currencies of prices: "£24.00 GBP". */
    private List<Term> words(String text) {
        var words = terms.of(
                text.indexOf('@') < 0 ? text : ContactFacts.MAIL.matcher(text).replaceAll(" "));
        return IntStream.range(0, words.size())
                .filter(at -> !(CURRENCIES.contains(words.get(at).text())
                        && (isNumber(words, at - 1) || isNumber(words, at + 1))))
                .mapToObj(words::get)
                .toList();
    }

    private static boolean isNumber(List<Term> words, int at) {
        return at >= 0
                && at < words.size()
                && Character.isDigit(words.get(at).text().codePointAt(0));
    }

    private void count(List<Term> words, double weight) {
        var here = new HashSet<String>();
        boolean after = false;
        for (int i = 0; i < words.size(); i++) {
            var term = words.get(i);
            boolean continues = i > 0 && words.get(i - 1).clause() == term.clause();
            boolean follows = continues && (words.get(i - 1).word().precedesNoun() || (adjectivesFirst && after));
            boolean ends = i + 1 == words.size()
                    || words.get(i + 1).clause() != term.clause()
                    || !words.get(i + 1).word().telling();
            after = follows && term.word().telling();
            var use = uses.computeIfAbsent(term.key(), _ -> new WordUse(term.word(), uses.size()));
            use.weight += here.add(term.key()) ? weight : AGAIN * weight;
            use.spell(term.word());
            use.apart |= term.apart();
            use.noun |= weight >= IN_HEADING
                    || term.word().dense()
                    || term.word().identifier()
                    || (follows && (ends || !adjectivesFirst));
        }
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

    /** Whether a text that may be quoted has the words of a name. */
    boolean isQuotable(Name name) {
        return passages.stream()
                .anyMatch(passage -> passage.text().contains(name.text())
                        && quoted.computeIfAbsent(passage, _ -> quotable.is(passage.text())));
    }

    /** Returns the words worth naming, in the order in which the page first has them. */
    List<Name> words() {
        return uses.entrySet().stream()
                .filter(entry -> entry.getValue().noun
                        && entry.getValue().apart
                        && entry.getValue().word.names()
                        && mayEndName(entry.getValue().word))
                .sorted(Comparator.comparingInt(entry -> entry.getValue().first))
                .map(entry -> new Name(
                        entry.getValue().word.text(),
                        Set.of(entry.getKey()),
                        entry.getValue().weight,
                        isCommon(entry.getValue().word)))
                .toList();
    }

    /** Whether a word is no name and no compound: one in small letters, or in German a short one. */
    private boolean isCommon(Term.Word word) {
        return !word.identifier()
                && !word.dense()
                && (Character.isLowerCase(word.text().codePointAt(0))
                        || (nounsCapitalized && word.text().length() < COMPOUND_MIN));
    }

    /**
     * Returns the pairs of neighbouring words that the page has more than once and what "of" joins, in the order in which it first
     * has them.
     */
    List<Name> pairs() {
        var pairs = new LinkedHashMap<Set<String>, Name>();
        for (var passage : telling) {
            var weight = weight(passage);
            var words = passage.is(Passage.Kind.CODE) ? List.<Term>of() : words(passage.text());
            for (int i = 1; i < words.size(); i++) {
                var one = words.get(i - 1);
                var other = words.get(i);
                if (isPair(one, other) && mayEndName(other.word())) {
                    var gap = one.word().dense() && other.word().dense() ? "" : " ";
                    var keys = Set.of(one.key(), other.key());
                    pairs.merge(keys, new Name(one.text() + gap + other.text(), keys, weight, false), Name::with);
                }
                joined(words, i).ifPresent(name -> pairs.merge(name.keys(), name, Name::with));
            }
        }
        return pairs.values().stream().filter(pair -> pair.weight() >= 2).toList();
    }

    /** Returns the words around an "of": "number of bins" is one thing, so a page that says it once may be about it. */
    private Optional<Name> joined(List<Term> words, int link) {
        if (!links.contains(words.get(link).text())) {
            return Optional.empty();
        }
        var head = words.get(link - 1);
        int end = link + 1;
        int endMax = link + 1 + JOINED_MAX;
        while (end < words.size() && end <= endMax && isPair(head, words.get(end))) {
            end++;
        }
        if (end == link + 1 || end > endMax) {
            return Optional.empty();
        }
        var last = words.get(end - 1);
        // "de" stands between verbs too.
        boolean nouns =
                adjectivesFirst ? isNoun(last) : isNoun(head) && mayBeNoun(words.get(link), words.get(link + 1));
        if (!nouns || NounLinks.isMeasure(head.text()) || !mayEndName(head.word()) || !mayEndName(last.word())) {
            return Optional.empty();
        }
        var name = new StringBuilder(head.text());
        var keys = new HashSet<>(Set.of(head.key()));
        for (var term : words.subList(link, end)) {
            name.append(' ').append(term.text());
            keys.add(term.key());
        }
        keys.remove(words.get(link).key());
        return Optional.of(new Name(name.toString(), keys, JOINED, false));
    }

    /** Whether a word may be a noun by its first letter. */
    private boolean mayEndName(Term.Word word) {
        return !nounsCapitalized
                || word.identifier()
                || !Character.isLowerCase(word.text().codePointAt(0));
    }

    private boolean isNoun(Term term) {
        return uses.containsKey(term.key()) && uses.get(term.key()).noun;
    }

    /** Whether an article stands before the word, as in "du" and "della", or it has not the end of an infinitive. */
    private static boolean mayBeNoun(Term link, Term term) {
        return link.word().precedesNoun()
                || !(term.text().endsWith("r") || term.text().endsWith("re"));
    }

    private static boolean isPair(Term one, Term other) {
        return one.clause() == other.clause()
                && one.word().telling()
                && other.word().telling()
                && (one.word().names() || other.word().names())
                && !one.key().equals(other.key());
    }

    /**
     * A word or a pair of words.
     *
     * @param weight how often the page has it; in a heading counts more
     * @param common whether it is a word that any text may have
     */
    record Name(String text, Set<String> keys, double weight, boolean common) {
        Name with(Name same) {
            return new Name(text, keys, weight + same.weight, common);
        }
    }
}
