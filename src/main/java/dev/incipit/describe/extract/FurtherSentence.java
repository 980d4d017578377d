package dev.incipit.describe.extract;

import dev.incipit.describe.Prose;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.words.Openings;
import dev.incipit.describe.words.Sentences;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a page says besides the sentences of its note: the one that adds the most.
 *
 * @param found the first sentences of the page's text
 */
record FurtherSentence(List<ToldSentences.Told> found, SentenceScore score) {
    /** How many rare words make it worth its place. */
    private static final double NEWS_MIN = 1.5;

    /** What a rare word counts beside the rating of its sentence: 24 written sites .383 to .395 (MRR), fifteen real ones unchanged. */
    private static final double OF_NEWS = 0.2;

    /**
     * Returns the sentence to place behind what is said; empty if none fits or adds enough.
     *
     * @param room how many characters it may have
     */
    Optional<String> after(String said, int room) {
        int last = found.stream()
                .filter(told -> said.contains(told.text()))
                .mapToInt(ToldSentences.Told::rank)
                .max()
                .orElse(-1);
        var before = new ToldSentences.Told(said, 0, last);
        return found.stream()
                .filter(told -> told.rank() > last && told.text().length() <= room)
                .filter(told -> told.rank() == last + 1 || isUnderstoodAlone(told.text()))
                .map(told -> told.after(before))
                .filter(told -> told.score() >= SentenceScore.TOLERABLE && adds(told.text(), said))
                .max(Comparator.comparingDouble(told -> told.score() + OF_NEWS * score.news(told.text(), said)))
                .map(ToldSentences.Told::text);
    }

    private static boolean isUnderstoodAlone(String text) {
        return !Openings.continues(text) && !Openings.needsContext(text);
    }

    /** Whether a text is a sentence of this page alone that says something new. */
    private boolean adds(String text, String said) {
        return Sentences.isWhole(text)
                && !text.endsWith(":")
                && !Sentences.asks(text)
                && !Sentences.breaksOff(text)
                && !Openings.refers(text)
                && !Prose.refers(text)
                && !score.isSerial(text)
                && !score.isOfAnother(text)
                && !TextKey.letters(said).contains(TextKey.letters(text))
                && score.news(text, said) >= NEWS_MIN;
    }
}
