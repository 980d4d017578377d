package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Prose;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.html.Page;
import dev.incipit.text.SentenceEdges;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Says what a page is for, in its own words: whole sentences of its meta description or its first paragraphs, with the names of
 * its parts if there is room; for a page that only links elsewhere, the names of its targets.
 */
public final class Note {
    /** Of the description itself: well within the 15 to 300 characters of the check description-quality (checks.md). */
    public static final int CHARACTERS_MIN = 40;

    public static final int CHARACTERS_MAX = 160;

    /** With the names of the parts behind it, in parentheses: that much room finds the right page first for .59 of the questions, not .56. */
    private static final int WITH_PARTS_MAX = 200;

    /** Limit of the sentences if the page has parts to name: a second one is added only below this. */
    private static final int SENTENCES_MAX = 90;

    /** Limit of the first sentence in that case: cutting what it adds at its end makes room for the parts. */
    private static final int FIRST_MAX = 110;

    /** Fewer characters of part names say too little about a page that has nothing else to say. */
    private static final int PARTS_MIN = 60;

    /** How many of a page's sentences are tried to find one that fits. */
    private static final int SENTENCES_TRIED_MAX = 4;

    private final DescribedPage subject;
    private final Page page;
    private final SiteRepeats repeats;
    private final Locale language;
    private final Quotable quotable;

    public Note(DescribedPage subject, SiteRepeats repeats) {
        this.subject = subject;
        this.page = subject.page();
        this.repeats = repeats;
        this.quotable = new Quotable(page);
        this.language = Locale.forLanguageTag(page.metadata().language().orElse("en"));
    }

    /** Returns the note; empty if the page says nothing that no other note says. */
    public Optional<String> written(Set<String> used) {
        var parts = new Topics(subject, repeats).ofHeadings();
        return Stream.<Supplier<Optional<String>>>of(
                        () -> meta().or(() -> lead().flatMap(text -> sentences(text, parts.isEmpty())))
                                .map(text -> withTopics(text, parts)),
                        () -> partsAndLinks(parts).filter(_ -> !parts.isEmpty()),
                        () -> anyText().filter(text -> !text.endsWith(":")),
                        () -> partsAndLinks(parts),
                        this::anyText)
                .flatMap(way -> way.get().stream())
                .filter(text -> !used.contains(TextKey.of(text)))
                .findFirst();
    }

    /** Returns the names of the page's parts and, if they are few, of the pages it links to. */
    private Optional<String> partsAndLinks(List<String> parts) {
        var told = Topics.joined(parts, CHARACTERS_MAX, "");
        if (told.filter(text -> text.length() >= PARTS_MIN).isPresent()) {
            return told;
        }
        var links = new Topics(subject, repeats)
                .ofLinks().stream()
                        .filter(link -> parts.stream()
                                .noneMatch(part -> TextKey.of(link).startsWith(TextKey.of(part))));
        return Topics.joined(Stream.concat(parts.stream(), links).toList(), CHARACTERS_MAX, "");
    }

    /** Returns the meta description, whole if it fits, since it was written for this purpose. */
    private Optional<String> meta() {
        return page.metadata()
                .description()
                .map(SiteRepeats::fold)
                .filter(repeats::isOwnDescription)
                .map(this::completed)
                .map(text -> quotable.of(text))
                // A text that introduces what the page shows next was not written for this purpose.
                .filter(text -> says(text, subject) && !text.endsWith(":"))
                .flatMap(text -> sentences(text, true));
    }

    /** Returns whole sentences from the first that fits; they may fill the note if {@code alone}, otherwise one is enough. */
    private Optional<String> sentences(String text, boolean alone) {
        var all = SentenceEdges.cut(text, language).stream()
                .flatMap(sentence -> Clauses.closed(sentence, language).stream())
                .filter(sentence -> !Prose.advertises(sentence) && !Prose.refers(sentence))
                .toList();
        var tried = all.subList(0, Math.min(SENTENCES_TRIED_MAX, all.size()));
        for (int i = 0; i < tried.size(); i++) {
            var sentence = tried.get(i);
            var first = Sentences.shortened(sentence, alone ? CHARACTERS_MAX : FIRST_MAX)
                    .or(() -> Sentences.shortened(sentence, CHARACTERS_MAX));
            if (first.filter(shorter -> says(shorter, subject)).isPresent()) {
                var rest = new ArrayList<>(all.subList(i, all.size()));
                rest.set(0, first.get());
                return Optional.of(Sentences.joinedUpTo(
                        alone ? CHARACTERS_MAX : SENTENCES_MAX, CHARACTERS_MIN, CHARACTERS_MAX, rest));
            }
        }
        // The names of a page's parts say more than half a sentence.
        return Optional.of(Sentences.fit(text, CHARACTERS_MAX, language))
                .filter(fitted -> !fitted.endsWith(":") && (alone || !fitted.endsWith("…")) && says(fitted, subject));
    }

    /** Returns the page's introduction as one text, with each paragraph ended like a sentence. */
    private Optional<String> lead() {
        var paragraphs = Introduction.of(
                page, text -> repeats.isOwn(text, page) && !Prose.answers(text) && says(quotable.of(text), subject));
        return Optional.of(Sentences.joined(paragraphs.stream()
                        .map(text -> closed(quotable.of(text)))
                        .filter(text -> !text.isEmpty())
                        .toList()))
                .filter(text -> !text.isEmpty());
    }

    /** Returns the paragraph without an end that makes sense only with what the page shows below it. */
    private String closed(String paragraph) {
        return paragraph.endsWith(":") || !Sentences.isWhole(paragraph)
                ? SentenceEdges.cut(paragraph, language).stream()
                        .flatMap(sentence -> Clauses.closed(sentence, language).stream())
                        .collect(Collectors.joining(" "))
                : paragraph;
    }

    /** Generators use the first line of a page as meta description and cut it in mid-sentence; the text has the rest. */
    private String completed(String meta) {
        return Sentences.isWhole(meta)
                ? meta
                : page.paragraphs().stream()
                        .map(SiteRepeats::fold)
                        .filter(text -> text.startsWith(meta))
                        .findFirst()
                        .orElse(meta);
    }

    /** Returns a text that other pages may have too: better than none, as long as no other note has it. */
    private Optional<String> anyText() {
        return page.paragraphs().stream()
                .map(SiteRepeats::fold)
                .map(text -> quotable.of(text))
                .filter(text -> says(text, subject))
                .map(text -> Sentences.fit(text, CHARACTERS_MAX, language))
                .findFirst();
    }

    /** Whether a text adds to the title and is neither boilerplate nor a menu of the page. */
    public static boolean says(String text, DescribedPage subject) {
        var key = TextKey.of(text);
        var title = TextKey.of(subject.title());
        return Prose.tells(text, subject.title())
                && !key.equals(title)
                && !title.contains(key)
                && !isMenu(text, subject.page(), subject.title());
    }

    /** Whether every word of a line occurs in a link or in the title. */
    private static boolean isMenu(String text, Page page, String title) {
        if (Sentences.isWhole(text)) {
            return false;
        }
        // Breadcrumbs contain the page's own name without a link.
        var linked = new HashSet<>(words(title));
        page.links().forEach(link -> linked.addAll(words(link.anchorText())));
        return linked.containsAll(words(text));
    }

    private static List<String> words(String text) {
        return List.of(TextKey.of(text).split(" "));
    }

    private String withTopics(String sentence, List<String> parts) {
        return Topics.joined(parts, WITH_PARTS_MAX - sentence.length() - 3, sentence)
                .map(topics -> sentence + " (" + topics + ")")
                .orElse(sentence);
    }
}
