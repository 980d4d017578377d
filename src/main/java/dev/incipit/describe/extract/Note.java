package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Prose;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.CodeComments;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.RowValues;
import dev.incipit.describe.words.OneLine;
import dev.incipit.describe.words.Sentences;
import dev.incipit.html.Page;
import dev.incipit.text.SentenceEdges;
import dev.incipit.text.Words;
import java.util.Comparator;
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

    /** A paragraph rated lower is a machine's line, or worse. */
    public static final double TOLERABLE = SentenceScore.TOLERABLE;

    /** Fewer characters of part names say too little about a page that has nothing else to say. */
    private static final int PARTS_MIN = 60;

    /** A sentence that tells less is not why one opens a page with a telephone number or an address on it. */
    private static final double CONTACT_MIN = 0.4;

    /** Nor one with fewer words of its own: "You can contact us here." */
    private static final int CONTACT_NEWS = 3;

    private static final int CONTACT_SHARE = 4;
    private static final int OFFICE_SHARE = 20;

    /** What is written for a line is preferred to what is written for a file if it tells little less. */
    private static final double MARGIN = 0.5;

    /** A sentence that tells less is about one of a page's questions. */
    private static final double ANSWERING = 0.2;

    private static final Pattern END = Pattern.compile(":$");

    private static final int LINES_MAX = 12;

    private final DescribedPage subject;
    private final Page page;
    private final SiteRepeats repeats;
    private final SentenceScore score;
    private final LeadSentences lead;
    private final LinkedHeadings linked;
    private final Definitions definitions;
    private final Topics topics;
    private final List<String> parts;
    private final ToldSentences sentences;
    private final Optional<ContactFacts> contact;
    private final NoteLine line;
    private final PageItems items;
    private final LabelledFacts facts;
    private final List<Passage> passages;
    private final Locale language;
    private final Quotable quotable;

    public Note(DescribedPage subject, SiteTexts site) {
        this.subject = subject;
        this.page = subject.page();
        this.repeats = site.repeats();
        this.quotable = new Quotable(page);
        this.language = page.language();
        this.score = new SentenceScore(subject, site);
        this.lead = new LeadSentences(subject, site, language);
        this.definitions = new Definitions(subject, site);
        this.passages = site.words().passages(page);
        this.linked = new LinkedHeadings(passages, page.url());
        this.items = new PageItems(subject, passages, quotable, site.words()::isOfFrame);
        this.facts = new LabelledFacts(subject, site, quotable);
        this.topics = new Topics(subject, site);
        this.parts = topics.ofHeadings();
        this.sentences = new ToldSentences(subject, site, lead, score);
        this.contact = ownContact();
        this.line = new NoteLine(
                facts,
                contact,
                topics,
                parts,
                new FurtherSentence(sentences.leadingOnes(), passages, score),
                new RowValues(subject.isForSale() ? List.of() : passages));
    }

    /** Rates how much a paragraph's first sentence tells about the page; it is the {@code index}th paragraph from 0. */
    public double rate(String paragraph, int index) {
        return score.of(SentenceEdges.cut(paragraph, language).getFirst(), index);
    }

    /** Whether the page has a sentence that tells more about it than another text does. */
    public boolean tellsMoreThan(String text) {
        return sentences
                .best(Set.of())
                .filter(told -> told.tells() && told.score() > rate(text, 0) - MARGIN)
                .isPresent();
    }

    /** Adds a note of this page to those that no other page may have, with and without its topics. */
    public void use(String note, Set<String> used) {
        used.add(TextKey.of(note));
        sentences.use(note, used);
    }

    /** Returns the note; empty if the page says nothing that no other note says. */
    public Optional<String> written(Set<String> used) {
        var told = sentences.best(used);
        var texts = Stream.<Supplier<Optional<String>>>of(
                        () -> particular(told),
                        () -> items.questions(parts, CHARACTERS_MAX)
                                .filter(_ -> told.filter(
                                                text -> text.score() >= ANSWERING && !items.answers(text.text()))
                                        .isEmpty())
                                .map(line::of),
                        () -> reach().filter(_ -> told.filter(
                                        text -> text.score() >= CONTACT_MIN && score.news(text.text()) >= CONTACT_NEWS)
                                .isEmpty()),
                        () -> told.filter(text -> text.score() >= SentenceScore.ADDING)
                                .map(text -> line.ofSentence(text.text())),
                        () -> definitions.firstLine().map(line::ofSentence),
                        () -> told.filter(ToldSentences.Told::tells).map(text -> line.ofSentence(text.text())),
                        () -> facts.joined().map(line::of),
                        () -> comment().filter(_ -> tolerable(told).isEmpty()).map(line::of),
                        this::cards,
                        () -> items.ofVersion(CHARACTERS_MAX, score::isSerial),
                        () -> tolerable(told)
                                .filter(text -> Sentences.isWhole(text.text()) && hasFewNames())
                                .map(text -> line.ofSentence(text.text())),
                        () -> partsAndLinks().filter(_ -> parts.size() > 1),
                        () -> tolerable(told)
                                .filter(text -> Sentences.isWhole(text.text()))
                                .map(text -> line.ofSentence(text.text())),
                        () -> lines(new ContactFacts(passages, quotable)),
                        () -> anyText()
                                .filter(text -> Sentences.isWhole(text) || repeats.isOwn(text, page))
                                .filter(text -> !text.endsWith(":")
                                        && !Prose.refers(text)
                                        && !score.isOfMachine(text)
                                        && !score.isOfFrame(text)
                                        && !LabelledFacts.isIn(text))
                                .map(line::ofSentence),
                        () -> tolerable(told).map(text -> line.of(text.text())),
                        () -> partsAndLinks().filter(text -> text.length() >= CHARACTERS_MIN),
                        () -> items.rows(CHARACTERS_MAX),
                        () -> items.joined(CHARACTERS_MAX),
                        this::partsAndLinks,
                        () -> anyText()
                                .filter(text -> !score.isOfFrame(text))
                                .map(text -> END.matcher(text).replaceFirst(".")),
                        // Of the items of a shop, several may belong to the same groups.
                        () -> partsAndLinks().map(names -> subject.title() + ": " + names),
                        () -> items.place(CHARACTERS_MAX),
                        items::line,
                        () -> items.enumeration(text -> repeats.isOwn(text, page))
                                .map(this::fit))
                .map(Supplier::get);
        return texts.flatMap(Optional::stream)
                .filter(text -> !used.contains(TextKey.of(text)))
                .findFirst();
    }

    /**
     * Returns what tells this page from others that begin with the same sentence but for a name, as "We release Acme 2.3 today.":
     * its fields, or what is new.
     */
    private Optional<String> particular(Optional<ToldSentences.Told> told) {
        var first = tolerable(told)
                .map(ToldSentences.Told::text)
                .filter(score::isSerial)
                .or(() -> texts().filter(text -> !score.isOfFrame(text))
                        .findFirst()
                        .map(this::fit)
                        .filter(Sentences::isWhole));
        return first.filter(score::announces)
                .flatMap(_ -> news())
                .or(() -> first.filter(score::isSerial).flatMap(_ -> facts.joined()))
                .map(line::of);
    }

    /** Returns how to reach whom the page is about, if it has little besides. */
    private Optional<String> reach() {
        return contact.flatMap(Note::lines);
    }

    /** What several pages say is about the site, or an office that they lead to. */
    private Optional<ContactFacts> ownContact() {
        var own = passages.stream()
                .filter(passage -> repeats.isOfAtMostTwo(passage.text()))
                .toList();
        return Optional.of(new ContactFacts(own, quotable))
                .filter(found -> lines(found)
                        .filter(text -> isMostly(text, found.areOfOffice() ? OFFICE_SHARE : CONTACT_SHARE))
                        .isPresent())
                .filter(_ -> cards().isEmpty())
                .or(() -> Optional.of(page)
                        .filter(SiteFacts::isNamedContact)
                        .map(_ -> ContactFacts.ofSentences(own, quotable, language)));
    }

    private static Optional<String> lines(ContactFacts contact) {
        return contact.joined(CHARACTERS_MAX, ContactFacts.LINES_MIN);
    }

    /** Whether one word of the page in so many is of some lines. */
    private boolean isMostly(String lines, int share) {
        int words = page.paragraphs().stream().mapToInt(Words::count).sum();
        return Words.count(lines) * share >= words;
    }

    /** Returns the names of what a list shows, though each of these pages names the others too. */
    private Optional<String> cards() {
        return Optional.of(linked.cards().stream().filter(quotable::is).toList())
                .map(names -> PageItems.joined(Topics.ofSeries(names), CHARACTERS_MAX))
                .filter(text -> text.length() >= CHARACTERS_MIN);
    }

    private Optional<String> news() {
        return Optional.of(PageItems.joined(parts, CHARACTERS_MAX))
                .filter(text -> text.length() >= CHARACTERS_MIN)
                .or(() -> items.changes(CHARACTERS_MAX, score::isSerial));
    }

    private static Optional<ToldSentences.Told> tolerable(Optional<ToldSentences.Told> told) {
        return told.filter(text -> text.score() >= SentenceScore.TOLERABLE);
    }

    /** Returns the names of the page's parts and, if they are few, of the pages it links to. */
    private Optional<String> partsAndLinks() {
        var told = topics.joined(parts, CHARACTERS_MAX, "");
        if (told.filter(text -> text.length() >= PARTS_MIN).isPresent()) {
            return told;
        }
        var links = topics.ofLinks().stream()
                .filter(link ->
                        parts.stream().noneMatch(part -> TextKey.of(link).startsWith(TextKey.of(part))));
        return topics.joined(Stream.concat(parts.stream(), links).toList(), CHARACTERS_MAX, "");
    }

    /** Whether the names of its parts leave room for a sentence that tells little. */
    private boolean hasFewNames() {
        return partsAndLinks()
                .filter(names -> names.length() < ToldSentences.wide(PARTS_MIN, names))
                .isPresent();
    }

    /**
     * Returns a text that other pages may have too: better than none, as long as no other note has it. Of lines that are no
     * sentences, as the events of a calendar, as many as fit.
     */
    private Optional<String> anyText() {
        var texts = texts().toList();
        var lines = texts.stream()
                .takeWhile(text -> !Sentences.isWhole(text) && repeats.isOwn(text, page))
                .toList();
        return lines.size() > 1
                ? Optional.of(PageItems.joined(lines, CHARACTERS_MAX))
                : texts.stream().map(this::fit).findFirst();
    }

    /** The page's first texts, without those that are of others. */
    private Stream<String> texts() {
        var ofOthers = linked.textsBelow();
        return page.paragraphs().stream()
                .map(OneLine::of)
                .filter(text -> !ofOthers.contains(TextKey.of(text)))
                .map(quotable::of)
                .filter(text -> subject.isToldBy(text) && !text.contains(" | "))
                .limit(LINES_MAX);
    }

    private String fit(String text) {
        return Sentences.fit(text, CHARACTERS_MAX, language);
    }

    /** Returns the comment of the page's code that tells the most: a gallery of examples has no other text. */
    private Optional<String> comment() {
        return CodeComments.in(passages).stream()
                .filter(text -> quotable.is(text) && subject.isToldBy(text))
                .max(Comparator.comparingDouble(text -> score.of(text, 0)))
                .map(text -> Sentences.joined(List.of(text)));
    }
}
