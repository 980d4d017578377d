package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.words.EditionNotes;
import dev.incipit.describe.words.Openings;
import dev.incipit.describe.words.Sentences;
import dev.incipit.text.SentenceEdges;
import dev.incipit.text.ShippedTables;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the sentence in which a manual says what it is for: on its first page or on one about its scope; else the first that says
 * what it is that most pages name.
 */
public record Purpose(SiteTexts site) {
    private static final ShippedTables TABLES = ShippedTables.of(Purpose.class);

    private static final int PAGES_MAX = 12;
    private static final int PASSAGES_MAX = 12;
    private static final int CHARACTERS_MAX = 300;

    /** Folders below the front page's in which the whole may still be introduced, and the part of the pages that each has. */
    private static final int DEPTH_MAX = 2;

    private static final int FOLDERS_MAX = 10;

    /** What a site is about is named by this share of its pages. */
    private static final double SHARE_MIN = 0.4;

    private static final Pattern PURPOSE = Pattern.compile("(?iU)^(?:" + TABLES.any("purpose") + ")");

    /** What something is, behind its name. */
    private static final Pattern BEING = Pattern.compile(
            "(?iU)^(?:the |die |der |das |le |la |l['’]|el |il |lo |o )?(.{2,40}?)(?: \\([^()]{1,60}\\))?"
                    + "(?: (?:is an?|ist eine?|est une?|es una?|è una?|é uma?|is een|to jest|[–—] это) |とは、?|は、)");

    private static final int DEFINED_WITHIN = 30;

    /** Returns the sentence, looking at the pages that have the name of the first one, then at the first pages. */
    public Optional<String> of(List<DescribedPage> pages) {
        var ofName = site.words()
                .terms()
                .keysOfName(pages.isEmpty() ? "" : pages.getFirst().title());
        return first(pages, text -> PURPOSE.matcher(text).find())
                .or(() -> first(pages, text -> Openings.defines(text) && namesSubject(text, ofName)));
    }

    private Optional<String> first(List<DescribedPage> pages, Predicate<String> wanted) {
        var name = pages.isEmpty() ? "" : TextKey.of(pages.getFirst().title());
        return Stream.concat(
                        pages.stream()
                                .filter(page -> TextKey.of(page.title()).equals(name))
                                .flatMap(page -> sentences(page, wanted)),
                        pages.stream()
                                .limit(PAGES_MAX)
                                .filter(page -> isOfWhole(page, pages))
                                .flatMap(page -> sentences(page, wanted).filter(text -> !isOfPart(text, page))))
                .findFirst();
    }

    /** Whether a page's folder is no small part of the site: one library of many has its introduction too. */
    private static boolean isOfWhole(DescribedPage page, List<DescribedPage> pages) {
        var home = pages.getFirst().page().url();
        var folder = folder(page);
        long beside =
                pages.stream().filter(other -> folder(other).equals(folder)).count();
        long deeper = folder.substring(Math.min(folder.length(), home.path().lastIndexOf('/') + 1))
                .chars()
                .filter(sign -> sign == '/')
                .count();
        return deeper == 0 || (deeper <= DEPTH_MAX && beside * FOLDERS_MAX >= pages.size());
    }

    private static String folder(DescribedPage page) {
        var path = page.page().url().path();
        return path.substring(0, path.lastIndexOf('/') + 1);
    }

    /** Whether a sentence is about what only its page is about: "This document introduces the queue." below "The queue". */
    private boolean isOfPart(String text, DescribedPage page) {
        var ofTitle = site.words().terms().keysOfName(page.title());
        return site.words().terms().tellingKeys(text).stream()
                .anyMatch(key -> ofTitle.contains(key) && site.words().share(key) < SHARE_MIN);
    }

    /** Whether a sentence begins with what the site's name has, or says what something is that most pages name. */
    private boolean namesSubject(String text, Set<String> ofName) {
        boolean says = BEING.matcher(text).lookingAt();
        return site.words().terms().of(text).stream()
                .dropWhile(term -> term.word().precedesNoun())
                .limit(1)
                .anyMatch(first -> first.word().telling()
                        && (ofName.contains(first.key())
                                || (says && site.words().share(first.key()) >= SHARE_MIN)));
    }

    /**
     * Returns the sentence that begins with the site's name and says what that is. It has words of what the site says in few
     * words.
     */
    public Optional<String> definedAs(String name, String slogan, List<DescribedPage> pages) {
        var terms = site.words().terms();
        var ofName = terms.keysOfName(name);
        var wanted = terms.tellingKeys(slogan);
        wanted.removeAll(ofName);
        return near(pages)
                .flatMap(page -> sentences(page, text -> isOf(name, ofName, text)))
                .map(text -> Map.entry(text, shared(wanted, text)))
                .filter(text -> text.getValue() > 0)
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    /** Returns the sentence that says what the site's name stands for, of several the one whose words most pages have. */
    public Optional<String> definedAs(String name, List<DescribedPage> pages) {
        var ofName = site.words().terms().keysOfName(name);
        return near(pages)
                .flatMap(page -> sentences(page, text -> isOf(name, ofName, text)))
                .max(Comparator.comparingDouble(text -> site.words().terms().tellingKeys(text).stream()
                        .mapToDouble(site.words()::share)
                        .sum()));
    }

    /** The first pages, and those beside the front page, as one about the site. */
    private static Stream<DescribedPage> near(List<DescribedPage> pages) {
        var first = pages.subList(0, Math.min(DEFINED_WITHIN, pages.size()));
        var beside = pages.subList(first.size(), pages.size()).stream()
                .filter(page -> folder(page).equals(folder(pages.getFirst())));
        return Stream.concat(first.stream(), beside);
    }

    private long shared(Set<String> wanted, String text) {
        return site.words().terms().tellingKeys(text).stream()
                .filter(wanted::contains)
                .count();
    }

    private boolean isOf(String name, Set<String> ofName, String text) {
        var being = BEING.matcher(text);
        if (!being.find()) {
            return false;
        }
        var subject = being.group(1);
        var terms = site.words().terms();
        var words = terms.keysOfName(subject);
        // "Le club est" is about any club, "Since Acme is" explains something else.
        return !words.isEmpty()
                && TextKey.words(name).containsAll(TextKey.words(subject))
                && ofName.containsAll(words)
                && (TextKey.of(subject).equals(TextKey.of(name))
                        || terms.of(subject).stream()
                                .filter(term -> term.word().telling())
                                .anyMatch(term -> term.word().dense()
                                        || term.text().chars().anyMatch(Character::isUpperCase)));
    }

    private Stream<String> sentences(DescribedPage subject, Predicate<String> wanted) {
        var page = subject.page();
        var quotable = new Quotable(page);
        var language = page.language();
        return site.words().passages(page).stream()
                .filter(Passage::isParagraph)
                .limit(PASSAGES_MAX)
                .map(Passage::text)
                .filter(wanted)
                .map(text -> SentenceEdges.cut(text, language).getFirst())
                .filter(text -> Sentences.isWhole(text) && !text.endsWith(":") && text.length() <= CHARACTERS_MAX)
                .filter(text -> !EditionNotes.isOne(text))
                .filter(text -> quotable.is(text) && subject.isToldBy(text));
    }
}
