package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class NearDuplicatesTest {
    private static String words(int from, int to) {
        return IntStream.range(from, to).mapToObj(i -> "word" + i).collect(Collectors.joining(" "));
    }

    @Test
    void aTextThatDiffersInAWordIsADuplicate() {
        var known = new NearDuplicates();
        assertTrue(isNew(known, words(0, 300)));
        assertFalse(isNew(known, words(0, 300) + " more"));
    }

    @Test
    void aTextThatSharesLessThanNineTenthsIsNew() {
        var known = new NearDuplicates();
        assertTrue(isNew(known, words(0, 300)));
        assertTrue(isNew(known, words(20, 320)));
    }

    @Test
    void textsTooShortToCompareAreNew() {
        var known = new NearDuplicates();
        assertTrue(isNew(known, "Hello world"));
        assertTrue(isNew(known, "Hello world"));
    }

    @Test
    void theAnswersAreThoseOfComparingEachWithAll() {
        var random = new Random(5);
        var known = new NearDuplicates();
        var all = new ArrayList<Set<String>>();
        for (int i = 0; i < 400; i++) {
            var text = varied(random);
            var shingles = shingles(text);
            boolean fresh = all.stream().noneMatch(other -> agree(shingles, other));
            assertEquals(fresh, isNew(known, text), text);
            if (fresh) {
                all.add(shingles);
            }
        }
        assertTrue(all.size() > 20 && all.size() < 400, all.size() + " of 400");
    }

    /** One of five texts with some words replaced, dropped or added. */
    private static String varied(Random random) {
        var text = new ArrayList<String>();
        int base = 1_000 * random.nextInt(5);
        int length = 300 + random.nextInt(4);
        for (int i = 0; i < length; i++) {
            text.add("word" + (random.nextInt(200) == 0 ? 9_000 + random.nextInt(9) : base + i));
        }
        return String.join(" ", text);
    }

    private static Set<String> shingles(String text) {
        var words = text.split(" ");
        return IntStream.rangeClosed(0, words.length - 5)
                .mapToObj(i -> String.join(" ", List.of(words).subList(i, i + 5)))
                .collect(Collectors.toSet());
    }

    private static boolean agree(Set<String> one, Set<String> other) {
        long common = one.stream().filter(other::contains).count();
        return common >= 0.9 * (one.size() + other.size() - common);
    }

    @Test
    void fourTimesAsManyTextsTakeAboutFourTimesAsLong() throws Throwable {
        assertTimes(500, 1);
        var few = assertTimes(2_000, 2);
        var many = assertTimes(8_000, 3);
        assertTrue(many.toMillis() < 8 * Math.max(20, few.toMillis()), few + " and " + many);
    }

    private static Duration assertTimes(int texts, int seed) throws Throwable {
        var random = new Random(seed);
        var written = IntStream.range(0, texts)
                .mapToObj(_ ->
                        random.ints(60, 0, 100_000).mapToObj(i -> "word" + i).collect(Collectors.joining(" ")))
                .toList();
        var known = new NearDuplicates();
        return ProcessorTime.of(() -> written.forEach(text -> assertTrue(isNew(known, text))));
    }

    private static boolean isNew(NearDuplicates known, String text) {
        return known.isNew(NearDuplicates.shingles(text));
    }
}
