package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Prose;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.words.Declarations;
import dev.incipit.describe.words.OneLine;
import dev.incipit.describe.words.Openings;
import dev.incipit.describe.words.Sentences;
import dev.incipit.html.Page;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sentences that tell about a page: of its meta description, of its beginning, and what other pages say of it. */
final class ToldSentences {
    /** A sentence may be longer than a line should be, rather than lose its end. */
    private static final int SENTENCE_MAX = 220;

    /** A second sentence is added to one that is shorter. */
    private static final int SHORT_MAX = 140;

    private static final int SENTENCES_MAX = 240;

    /** Who lists a page says in one line what it is. */
    private static final double ONE_LINER = 0.3;

    /** It is the page's first sentence, too: the summary of a class. */
    private static final double AGREED = 0.8;

    /** A page that begins with a notice has its first line below it. */
    private static final int LEAD_PARAGRAPHS = 3;

    /** A manual page has a place for what it is for, and its other sentences tell less. */
    private static final double PURPOSE = 4;

    /** A page's first line that tells more needs no second one. */
    private static final double ENOUGH = 1.2;

    private static final int OF_META_MAX = 6;
    private static final double ADDING_TO_COPY = 0.5;

    /** What DocBook writes there for a page of several parts: "1. Types, 2. New files, 3. Open files". */
    private static final Pattern CONTENTS = Pattern.compile("^1\\. .{2,200}, 2\\. |^1\\. [^.]{1,120}$");

    private final DescribedPage subject;
    private final Page page;
    private final SiteTexts site;
    private final SentenceScore score;
    private final LeadSentences lead;
    private final Quotable quotable;
    private final List<String> paragraphs;
    private final Optional<String> meta;
    private final List<Told> found;
    private final List<Told> told;

    ToldSentences(DescribedPage subject, SiteTexts site, LeadSentences lead, SentenceScore score) {
        this.subject = subject;
        this.page = subject.page();
        this.site = site;
        this.score = score;
        this.lead = lead;
        this.quotable = new Quotable(page);
        this.paragraphs = page.paragraphs().stream().map(OneLine::of).toList();
        this.found = leading();
        // Whole if it fits, since it was written for this purpose.
        this.meta = description().flatMap(this::sentences);
        this.told = told();
    }

    /** Returns the sentences that tell about the page, its own and other pages' of it, those that tell the most first. */
    private List<Told> told() {
        var told = new ArrayList<>(found);
        meta.ifPresent(text -> told.add(new Told(text, score.ofDescription(text, isFirstLine(text)), 0)));
        new Definitions(subject, site).purpose().ifPresent(text -> told.add(new Told(text, PURPOSE, 0)));
        told.addAll(laterOfMeta());
        for (var known : site.oneLiners().about(page.url())) {
            var line = uncut(known);
            boolean ofFrame = lead.sentences(line).stream().anyMatch(score::isOfFrame);
            if (!ofFrame
                    && !Declarations.isSignature(line)
                    && score.grounds(line)
                    && quotable.is(line)
                    && subject.isToldBy(line)) {
                double agreed = isFirst(line) ? AGREED : 0;
                told.add(new Told(Sentences.joined(List.of(line)), score.of(line, 0) + ONE_LINER + agreed, 0));
            }
        }
        if (told.stream().noneMatch(own -> own.score() >= ENOUGH)) {
            site.oneLiners().sentencesAbout(page.url()).stream()
                    .filter(text -> quotable.is(text) && subject.isToldBy(text))
                    .forEach(text -> told.add(new Told(text, score.of(text, 0), 0)));
        }
        return told.stream()
                .sorted(Comparator.comparingDouble(Told::score).reversed())
                .toList();
    }

    /** Whether a line can stand alone, and the page begins with it and has no description of its own. */
    private boolean isFirst(String line) {
        return meta.isEmpty()
                && !found.isEmpty()
                && found.getFirst().rank() == 0
                && Sentences.isWhole(line)
                && !Openings.continues(line)
                && TextKey.of(found.getFirst().text()).equals(TextKey.of(line));
    }

    /** Returns what a list says of this page; if it is the page's beginning, cut after so many characters, whole sentences. */
    private String uncut(String line) {
        var completed = Sentences.completed(line, paragraphs, page.language());
        return completed.equals(line) ? line : sentences(completed).orElse(line);
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

    /** The first sentences of the page's text, in its order. */
    List<Told> leadingOnes() {
        return found;
    }

    /** Returns the sentence that tells the most of those that no other note has, with a second one if it is short. */
    Optional<Told> best(Set<String> used) {
        return told.stream()
                .filter(text -> !used.contains(TextKey.of(text.text())))
                .findFirst()
                .map(best -> standsAlone(best) ? best : followed(best, used))
                .filter(text -> !used.contains(TextKey.of(text.text())));
    }

    /** Whether a text is a description that needs no second sentence: not just the page's first one, or it tells enough. */
    private boolean standsAlone(Told best) {
        return meta.filter(best.text()::equals).isPresent()
                && (best.score() >= ENOUGH
                        || !isFirstLine(best.text())
                        || lead.sentences(best.text()).size() > 1);
    }

    /** Whether the page begins with its description. */
    private boolean isFirstLine(String meta) {
        var key = TextKey.of(meta);
        return page.paragraphs().stream()
                .limit(LEAD_PARAGRAPHS)
                .anyMatch(text -> TextKey.of(text).startsWith(key));
    }

    private Told followed(Told first, Set<String> used) {
        var known = TextKey.of(first.text());
        int room = wide(SENTENCES_MAX, first.text()) - first.text().length();
        boolean copied = meta.filter(first.text()::equals).isPresent();
        double least = copied ? ADDING_TO_COPY : SentenceScore.ADDING;
        return found.stream()
                .filter(told -> !used.contains(TextKey.of(told.text())))
                .filter(told -> first.text().length() < wide(SHORT_MAX, first.text())
                        && told.text().length() < room)
                .filter(told -> !score.isSerial(told.text()))
                .map(told -> told.after(first))
                .filter(told -> told.score() >= least && !repeats(told.text(), known))
                .max(Comparator.comparingDouble(Told::score))
                .map(second -> first.with(second))
                .orElse(first);
    }

    /** Whether a sentence says the same as one that is known, perhaps with the page's name before it. */
    private static boolean repeats(String sentence, String known) {
        var key = TextKey.of(sentence);
        return known.contains(key) || key.endsWith(known);
    }

    /** Adds those with which a note begins to what no other page may say. */
    void use(String note, Set<String> used) {
        told.stream().filter(text -> note.startsWith(text.text())).forEach(text -> used.add(TextKey.of(text.text())));
    }

    /** Returns the beginnings of the description at its later sentences: a diary begins with its writer, and then tells. */
    private List<Told> laterOfMeta() {
        var later = new ArrayList<Told>();
        var all = description().map(lead::sentences).orElse(List.of());
        for (int i = 1; i < Math.min(all.size(), OF_META_MAX); i++) {
            int rank = i;
            var rest = all.subList(i, all.size());
            joined(rest, rest.getFirst())
                    .ifPresent(text -> later.add(new Told(text, score.ofLaterDescription(text, rank), rank)));
        }
        return later;
    }

    private Optional<String> description() {
        return page.metadata()
                .description()
                .map(OneLine::of)
                .filter(site.repeats()::isOwnDescription)
                .filter(text -> !site.isGlued(text, page))
                .map(text -> Sentences.completed(text, paragraphs, page.language()))
                .flatMap(text ->
                        found.isEmpty() ? Optional.of(text) : site.repeats().withoutTemplates(text, page))
                .map(text -> Prose.unfurnished(text, subject.title(), page.language()))
                .map(text -> quotable.of(text))
                // A text that introduces what the page shows next was not written for this purpose.
                .filter(text -> subject.isToldBy(text) && !text.endsWith(":"))
                .filter(text -> !CONTENTS.matcher(text).find())
                .filter(text ->
                        !TextKey.of(text).equals(TextKey.of(page.metadata().title())));
    }

    /** Returns whole sentences from the first that can stand alone; no question without its answer, if there is one. */
    private Optional<String> sentences(String text) {
        var all = lead.sentences(text);
        var joined = joined(all, text);
        return joined.filter(Sentences::asks)
                .flatMap(_ -> joined(all.stream().dropWhile(Sentences::asks).toList(), text))
                .or(() -> joined);
    }

    private Optional<String> joined(List<String> all, String text) {
        for (int i = 0; i < all.size(); i++) {
            var first = fitted(all.get(i));
            if (first.isPresent()) {
                return Optional.of(Sentences.joinedUpTo(
                        wide(Note.CHARACTERS_MAX, text),
                        wide(Note.CHARACTERS_MIN, text),
                        wide(SENTENCE_MAX, text),
                        Stream.concat(first.stream(), all.subList(i + 1, all.size()).stream())
                                .toList()));
            }
        }
        return Optional.empty();
    }

    /** Returns a sentence without what it adds at its end if it is too long; empty if it says nothing then. */
    private Optional<String> fitted(String sentence) {
        return Sentences.shortened(sentence, wide(SENTENCE_MAX, sentence)).filter(text -> subject.isToldBy(text));
    }

    /** A character of a script without spaces counts as two. */
    static int wide(int max, String text) {
        return Prose.isDense(text) ? max / 2 : max;
    }

    /**
     * A text with its rating.
     *
     * @param score what it is worth, see {@link SentenceScore}
     * @param rank how far down the page it stands, from 0
     */
    record Told(String text, double score, int rank) {
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
