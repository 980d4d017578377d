package dev.incipit.generate.compose;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Recognises the page that has the text of most others on it, as manuals offer one for print: a reader finds nothing there that is
 * not on a shorter page.
 */
final class WholeManual {
    /** So many pages are held in one by no accident. */
    private static final int HELD_MIN = 6;

    /** The share of a page's {@link NearDuplicates#shingles} that the whole has; references between pages are written otherwise. */
    private static final double HELD = 0.8;

    /** Texts with fewer shingles are on many pages. */
    private static final int SHINGLES_MIN = 20;

    private WholeManual() {}

    /** Returns which of some texts holds at least half of the others, by their shingles; empty if none does. */
    static OptionalInt among(List<int[]> texts) {
        int longest = IntStream.range(0, texts.size())
                .reduce((one, other) -> texts.get(one).length >= texts.get(other).length ? one : other)
                .orElse(0);
        var others = IntStream.range(0, texts.size())
                .filter(i -> i != longest)
                .mapToObj(texts::get)
                .filter(text -> text.length >= SHINGLES_MIN)
                .toList();
        var held =
                others.stream().filter(text -> holds(texts.get(longest), text)).toList();
        return held.size() >= HELD_MIN && held.size() * 2 >= others.size() && isMadeOf(held, texts.get(longest))
                ? OptionalInt.of(longest)
                : OptionalInt.empty();
    }

    /** Whether the parts are most of the whole: others may not have been read. */
    private static boolean isMadeOf(List<int[]> parts, int[] whole) {
        var found = new BitSet(whole.length);
        parts.stream()
                .flatMapToInt(Arrays::stream)
                .map(shingle -> Arrays.binarySearch(whole, shingle))
                .filter(at -> at >= 0)
                .forEach(found::set);
        return found.cardinality() >= HELD * whole.length;
    }

    private static boolean holds(int[] whole, int[] part) {
        long common = Arrays.stream(part)
                .filter(shingle -> Arrays.binarySearch(whole, shingle) >= 0)
                .count();
        return common >= HELD * part.length;
    }
}
