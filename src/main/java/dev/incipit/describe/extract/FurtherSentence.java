package dev.incipit.describe.extract;

import dev.incipit.describe.Prose;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.words.Openings;
import dev.incipit.describe.words.Sentences;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a page says besides the sentences of its note: one that is understood behind them.
 *
 * @param found the first sentences of the page's text
 * @param passages the page's passages
 */
record FurtherSentence(List<ToldSentences.Told> found, List<Passage> passages, SentenceScore score) {
    /** How many rare words make it worth its place. */
    private static final double NEWS_MIN = 1.5;

    /** On a page that has hardly more to say than fits into a line. Both bounds: 12 sites .51 to .52 (MRR), the fifteen .609 to .605. */
    private static final double NEWS_OF_SHORT_MIN = 1;

    private static final int SHORT_SENTENCES_MAX = 5;

    /** What a rare word counts beside the rating of its sentence: 24 written sites .383 to .395 (MRR), fifteen real ones unchanged. */
    private static final double OF_NEWS = 0.2;

    /** Two sentences that begin alike say the same, perhaps the second one to its end. */
    private static final int BEGINNING = 30;

    /** Where it sends the reader on, an index leads nowhere: "see the chapter", "is described below". */
    private static final Pattern ELSEWHERE = Pattern.compile(
            "(?iU)\\b(?:see|siehe|voir|véase|vedi|veja|zie|viz|patrz) (?:(?-i:\\p{Lu})|the|there|also|below|above|auch|unten|oben|die|das|den"
                    + "|aussi|ci-dessous|más|anche|ook|také|też)|\\b(?:described|listed|shown|explained) (?:below|above)\\b");

    /** A label with its value, a quotation, and what stands for a thing that is named elsewhere, are no beginning of a line. */
    private static final Pattern LEANING =
            Pattern.compile("(?iU)^[^.:]{2,40}: |^[\"„“«「]|\\b(?:them|they|it|he|she|his|her|their)\\b");

    /** A sentence of Japanese that goes on from a quotation, and one that is cut out of one. */
    private static final Pattern OF_QUOTATION = Pattern.compile("^と(?=[\\p{IsHan}い])|^[^「]*」|「[^」]*$");

    /**
     * Returns what is said with one more sentence: behind it or, if none fits there, the one right before it on the page; empty if
     * none fits or adds enough.
     *
     * @param room how many characters the sentence may have
     */
    Optional<String> joinedTo(String said, int room) {
        return after(said, room)
                .map(text -> Sentences.joined(List.of(said, text)))
                .or(() -> before(said, room).map(text -> Sentences.joined(List.of(text, said))));
    }

    private Optional<String> after(String said, int room) {
        var last = found.stream()
                .filter(told -> said.contains(told.text()))
                .max(Comparator.comparingInt(ToldSentences.Told::rank));
        var before = new ToldSentences.Told(
                said, 0, last.map(ToldSentences.Told::rank).orElse(-1));
        return found.stream()
                .filter(told -> told.rank() > before.rank() && told.text().length() <= room)
                .filter(told -> standsAlone(told.text())
                        || last.filter(one -> follows(told.text(), one.text())).isPresent())
                .map(told -> told.after(before))
                .filter(told -> adds(told, said))
                .max(Comparator.comparingDouble(told -> told.score() + OF_NEWS * score.rareNews(told.text(), said)))
                .map(ToldSentences.Told::text);
    }

    private Optional<String> before(String said, int room) {
        return found.stream()
                .filter(told -> told.text().length() <= room
                        && told.score() >= SentenceScore.TELLING
                        && standsAlone(told.text())
                        && !LEANING.matcher(told.text()).find()
                        && follows(said, told.text())
                        && adds(told, said))
                .map(ToldSentences.Told::text)
                .findFirst();
    }

    /** Whether a sentence stands right behind another one. */
    private boolean follows(String text, String other) {
        var spaced = other + " " + text;
        var unspaced = other + text;
        return passages.stream()
                .map(Passage::text)
                .anyMatch(passage -> passage.contains(spaced) || passage.contains(unspaced));
    }

    /** Whether a sentence is understood behind what stands elsewhere on the page: below the name of a class may be its members. */
    private boolean standsAlone(String text) {
        return !score.isOfIdentifier() && !Openings.continues(text) && !Openings.needsContext(text);
    }

    /** Whether a text is a sentence that says something new, and no item of a list, whose meaning stands above it. */
    private boolean adds(ToldSentences.Told told, String said) {
        var text = told.text();
        return told.score() >= SentenceScore.TOLERABLE
                && Sentences.isWhole(text)
                && !Character.isLowerCase(text.codePointAt(0))
                && !text.endsWith(":")
                && !text.endsWith("!")
                && text.indexOf('@') < 0
                && !Sentences.asks(text)
                && !Sentences.breaksOff(text)
                && !leadsElsewhere(text)
                && !OF_QUOTATION.matcher(text).find()
                && !LabelledFacts.isIn(text)
                && !isItem(text)
                && !score.isSerial(text)
                && !score.isOfAnother(text)
                && !repeats(text, said)
                && score.rareNews(text, said) >= (found.size() <= SHORT_SENTENCES_MAX ? NEWS_OF_SHORT_MIN : NEWS_MIN);
    }

    private static boolean leadsElsewhere(String text) {
        return Openings.refers(text)
                || Openings.greets(text)
                || Prose.refers(text)
                || ELSEWHERE.matcher(text).find();
    }

    private boolean isItem(String text) {
        // Its full stop may have been added.
        var words = text.substring(0, text.length() - 1);
        return passages.stream()
                .filter(passage -> passage.is(Passage.Kind.ITEM) || passage.is(Passage.Kind.ROW))
                .anyMatch(passage -> passage.text().contains(words));
    }

    /** Whether a sentence begins as what is said does, or half of its words were said. */
    private boolean repeats(String text, String said) {
        var letters = TextKey.letters(text);
        var beginning = letters.substring(0, Math.min(BEGINNING, letters.length()));
        return TextKey.letters(said).contains(beginning) || score.isMostlyIn(text, said);
    }
}
