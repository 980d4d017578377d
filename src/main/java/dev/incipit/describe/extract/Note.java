package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.PageLanguage;
import dev.incipit.describe.Prose;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.words.Openings;
import dev.incipit.html.Page;
import dev.incipit.text.SentenceEdges;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Says what a page is for, in its own words: whole sentences of its meta description or its first paragraphs, with the names of
 * its parts if there is room; for a page that only links elsewhere, the names of its targets.
 */
public final class Note {
    /** Of the description itself: well within the 15 to 300 characters of the check description-quality (checks.md). */
    public static final int CHARACTERS_MIN = 40;

    public static final int CHARACTERS_MAX = 160;

    /** A sentence may be longer than a line should be, rather than lose its end. */
    private static final int SENTENCE_MAX = 220;

    /** With the topics behind it, in parentheses. */
    private static final int WITH_TOPICS_MAX = 290;

    /** A second sentence is added to one that is shorter. */
    private static final int SHORT_MAX = 140;

    private static final int SENTENCES_MAX = 240;

    /** Fewer characters of part names say too little about a page that has nothing else to say. */
    private static final int PARTS_MIN = 60;

    /** What stands behind a repeated title in fewer characters is a mark: "Tide Class Reference abstract". */
    private static final int MARK_MAX = 15;

    /** Who lists a page says in one line what it is. */
    private static final double ONE_LINER = 0.3;

    /** A sentence that tells less is not why one opens a page with a telephone number or an address on it. */
    private static final double CONTACT_MIN = 1.2;

    /** A page that begins with a notice has its first line below it. */
    private static final int LEAD_PARAGRAPHS = 3;

    private static final int LINES_MAX = 12;

    /** What DocBook writes there for a page of several parts: "1. Types, 2. New files, 3. Open files". */
    private static final Pattern CONTENTS = Pattern.compile("^1\\. .{2,200}, 2\\. |^1\\. [^.]{1,120}$");

    private final DescribedPage subject;
    private final Page page;
    private final SiteRepeats repeats;
    private final OneLiners oneLiners;
    private final SentenceScore score;
    private final LeadSentences lead;
    private final Topics topics;
    private final List<String> parts;
    private final Optional<String> meta;
    private final List<Told> found;
    private final List<Told> told;
    private final PageItems items;
    private final Optional<String> contact;
    private final Locale language;
    private final Quotable quotable;

    public Note(DescribedPage subject, SiteTexts site) {
        this.subject = subject;
        this.page = subject.page();
        this.repeats = site.repeats();
        this.oneLiners = site.oneLiners();
        this.quotable = new Quotable(page);
        this.language = PageLanguage.of(page);
        this.score = new SentenceScore(subject, site);
        this.lead = new LeadSentences(subject, site, language);
        this.contact = new ContactFacts(site.words().of(page).passages(), quotable).joined(CHARACTERS_MAX);
        this.items = new PageItems(subject, site.words().of(page).passages(), quotable);
        this.topics = new Topics(subject, repeats, site.words());
        this.parts = topics.ofHeadings();
        this.meta = meta();
        this.found = leading();
        this.told = told();
    }

    /** Rates how much a paragraph's first sentence tells about the page; it is the {@code index}th paragraph from 0. */
    public double rate(String paragraph, int index) {
        return score.of(SentenceEdges.cut(paragraph, language).getFirst(), index);
    }

    /** Whether the page has a sentence about itself; otherwise its note is a list of names or less. */
    public boolean tells() {
        return best(Set.of()).filter(Told::tells).isPresent();
    }

    /** Adds a note of this page to those that no other page may have, with and without its topics. */
    public void use(String note, Set<String> used) {
        used.add(TextKey.of(note));
        told.stream().filter(text -> note.startsWith(text.text())).forEach(text -> used.add(TextKey.of(text.text())));
    }

    /** Returns the note; empty if the page says nothing that no other note says. */
    public Optional<String> written(Set<String> used) {
        var told = best(used);
        var texts = Stream.<Supplier<Optional<String>>>of(
                        () -> contact.filter(_ ->
                                told.filter(text -> text.score() >= CONTACT_MIN).isEmpty()),
                        () -> told.filter(Told::tells).map(text -> withTopics(text.text(), parts)),
                        () -> comment()
                                .filter(_ -> told.filter(text -> text.score() >= SentenceScore.TOLERABLE)
                                        .isEmpty())
                                .map(text -> withTopics(text, parts)),
                        () -> lead.definition().map(text -> withTopics(text, parts)),
                        () -> partsAndLinks(parts).filter(_ -> parts.size() > 1),
                        () -> told.filter(text -> text.score() >= SentenceScore.TOLERABLE)
                                .map(text -> withTopics(text.text(), parts)),
                        () -> anyText()
                                .filter(text -> Sentences.isWhole(text) || repeats.isOwn(text, page))
                                .filter(text -> !text.endsWith(":") && !Prose.refers(text) && !score.isOfMachine(text)),
                        () -> partsAndLinks(parts),
                        () -> items.joined(CHARACTERS_MAX),
                        this::anyText,
                        // Of the items of a shop, several may belong to the same groups.
                        () -> partsAndLinks(parts).map(names -> subject.title() + ": " + names),
                        () -> items.place(CHARACTERS_MAX))
                .map(Supplier::get);
        return texts.flatMap(Optional::stream)
                .filter(text -> !used.contains(TextKey.of(text)))
                .findFirst();
    }

    /** Returns the sentences that tell about the page, its own and other pages' of it, those that tell the most first. */
    private List<Told> told() {
        var told = new ArrayList<>(found);
        meta.ifPresent(text -> told.add(new Told(text, score.ofDescription(text, isFirstLine(text)), 0)));
        for (var line : oneLiners.about(page.url())) {
            if (score.grounds(line) && quotable.is(line) && says(line, subject)) {
                told.add(new Told(Sentences.joined(List.of(line)), score.of(line, 0) + ONE_LINER, 0));
            }
        }
        return told.stream()
                .sorted(Comparator.comparingDouble(Told::score).reversed())
                .toList();
    }

    private List<Told> leading() {
        var leading = new ArrayList<Told>();
        for (var sentence : lead.found()) {
            fitted(sentence.text())
                    .ifPresent(text ->
                            leading.add(new Told(text, score.of(sentence.text(), sentence.rank()), sentence.rank())));
        }
        return leading;
    }

    /** Returns the sentence that tells the most of those that no other note has, with a second one if it is short. */
    private Optional<Told> best(Set<String> used) {
        return told.stream()
                .filter(text -> !used.contains(TextKey.of(text.text())))
                .findFirst()
                .map(best -> meta.filter(best.text()::equals).isPresent() ? best : followed(best))
                .filter(text -> !used.contains(TextKey.of(text.text())));
    }

    /** Whether the page begins with its description. */
    private boolean isFirstLine(String meta) {
        var key = TextKey.of(meta);
        return page.paragraphs().stream()
                .limit(LEAD_PARAGRAPHS)
                .anyMatch(text -> TextKey.of(text).startsWith(key));
    }

    private Told followed(Told first) {
        var known = TextKey.of(first.text());
        int room = wide(SENTENCES_MAX, first.text()) - first.text().length();
        return found.stream()
                .filter(told -> first.text().length() < wide(SHORT_MAX, first.text())
                        && told.text().length() < room)
                .map(told -> told.after(first))
                .filter(told -> told.score() >= SentenceScore.ADDING && !known.contains(TextKey.of(told.text())))
                .max(Comparator.comparingDouble(Told::score))
                .map(second -> first.with(second))
                .orElse(first);
    }

    /** Returns the names of the page's parts and, if they are few, of the pages it links to. */
    private Optional<String> partsAndLinks(List<String> parts) {
        var told = topics.joined(parts, CHARACTERS_MAX, "");
        if (told.filter(text -> text.length() >= PARTS_MIN).isPresent()) {
            return told;
        }
        var links = topics.ofLinks().stream()
                .filter(link ->
                        parts.stream().noneMatch(part -> TextKey.of(link).startsWith(TextKey.of(part))));
        return topics.joined(Stream.concat(parts.stream(), links).toList(), CHARACTERS_MAX, "");
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
                .filter(text -> !CONTENTS.matcher(text).find())
                .filter(text ->
                        !TextKey.of(text).equals(TextKey.of(page.metadata().title())))
                .flatMap(this::sentences);
    }

    /** Returns whole sentences from the first that can stand alone; no question without its answer, if there is one. */
    private Optional<String> sentences(String text) {
        var all = lead.sentences(text);
        var joined = joined(all, text);
        return joined.filter(SentenceScore::asks)
                .flatMap(_ -> joined(all.stream().dropWhile(SentenceScore::asks).toList(), text))
                .or(() -> joined);
    }

    private Optional<String> joined(List<String> all, String text) {
        for (int i = 0; i < all.size(); i++) {
            var first = fitted(all.get(i));
            if (first.isPresent()) {
                return Optional.of(Sentences.joinedUpTo(
                        wide(CHARACTERS_MAX, text),
                        wide(CHARACTERS_MIN, text),
                        wide(SENTENCE_MAX, text),
                        Stream.concat(first.stream(), all.subList(i + 1, all.size()).stream())
                                .toList()));
            }
        }
        return Optional.empty();
    }

    /** Returns a sentence without what it adds at its end if it is too long; empty if it says nothing then. */
    private Optional<String> fitted(String sentence) {
        return Sentences.shortened(sentence, wide(SENTENCE_MAX, sentence)).filter(text -> says(text, subject));
    }

    /** A character of a script without spaces counts as two. */
    private static int wide(int max, String text) {
        return Prose.isDense(text) ? max / 2 : max;
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

    /**
     * Returns a text that other pages may have too: better than none, as long as no other note has it. Of lines that are no
     * sentences, as the events of a calendar, as many as fit.
     */
    private Optional<String> anyText() {
        var texts = page.paragraphs().stream()
                .map(SiteRepeats::fold)
                .map(text -> quotable.of(text))
                .filter(text -> says(text, subject) && !text.contains(" | "))
                .limit(LINES_MAX)
                .toList();
        var lines = texts.stream()
                .takeWhile(text -> !Sentences.isWhole(text) && repeats.isOwn(text, page))
                .toList();
        return lines.size() > 1
                ? Optional.of(PageItems.joined(lines, CHARACTERS_MAX))
                : texts.stream()
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
                && !(key.startsWith(title) && key.length() - title.length() < MARK_MAX && !Sentences.isWhole(text))
                && !isMenu(text, subject.page(), subject.title());
    }

    /** Whether a line has bars between its parts, or every word of it occurs in a link or in the title. */
    private static boolean isMenu(String text, Page page, String title) {
        if (Sentences.isWhole(text)) {
            return false;
        }
        if (text.contains(" | ")) {
            return true;
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
        int max = wide(WITH_TOPICS_MAX, sentence);
        return topics.joined(parts, max - sentence.length() - 3, sentence)
                .map(topics -> sentence + " (" + topics + ")")
                .orElse(sentence);
    }

    /** Returns the comment of the page's code that tells the most: a gallery of examples has no other text. */
    private Optional<String> comment() {
        return lead.comments().stream()
                .filter(text -> quotable.is(text) && says(text, subject))
                .max(Comparator.comparingDouble(text -> score.of(text, 0)))
                .map(text -> Sentences.joined(List.of(text)));
    }

    /**
     * A text with its rating.
     *
     * @param rank how far down the page it stands, from 0
     */
    private record Told(String text, double score, int rank) {
        /** Whether it says more than the names of the page's parts. */
        boolean tells() {
            return score >= (Sentences.isWhole(text) ? SentenceScore.TELLING : SentenceScore.ADDING);
        }

        /** Rated as the second of two: what a pronoun at its beginning stands for is in the sentence right before it. */
        Told after(Told first) {
            boolean next = rank == first.rank + 1;
            double bound = Openings.standsFor(text) ? SentenceScore.CONTINUING : 0;
            double more = next ? SentenceScore.NEXT + bound : -bound;
            return new Told(text, score + more, rank);
        }

        /** Both in the page's order, since the later one may point back to the earlier one. */
        Told with(Told second) {
            var texts = second.rank < rank ? List.of(second.text, text) : List.of(text, second.text);
            return new Told(Sentences.joined(texts), score, Math.min(rank, second.rank));
        }
    }
}
