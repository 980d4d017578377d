package dev.incipit.generate.compose;

import dev.incipit.text.Shingles;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Remembers texts and recognises near duplicates of them, most of whose {@link Shingles} agree. Two sets that share so many elements
 * share one of the few smallest of each (the prefix filter of Chaudhuri, Ganti and Kaushik, 2006), so a text is compared only with
 * those that have one of its smallest shingles among theirs, and not with all.
 */
final class NearDuplicates {
    private static final int NONE = -1;

    private final List<int[]> known = new ArrayList<>();

    /** The latest entry of each place, which is the end of a shingle's bits; as many as entries or more, a power of two. */
    private int[] latest = emptied(1 << 10);

    /** Of each entry: its shingle, the text that has it, and the entry before it in its place. */
    private int[] shingleOf = new int[1 << 10];

    private int[] textOf = new int[1 << 10];
    private int[] before = new int[1 << 10];
    private int entries;

    /** Whether a text of these {@link #shingles} is new; a new one is remembered. Texts of fewer than five words are always new. */
    boolean isNew(int[] shingles) {
        int smallest = Math.min(
                shingles.length, shingles.length - (int) Math.floor(Shingles.NEARLY_ALL * shingles.length) + 1);
        if (isKnown(shingles, smallest)) {
            return false;
        }
        for (int i = 0; i < smallest; i++) {
            enter(shingles[i], known.size());
        }
        known.add(shingles);
        return true;
    }

    private boolean isKnown(int[] shingles, int smallest) {
        var compared = new BitSet(known.size());
        for (int i = 0; i < smallest; i++) {
            for (int entry = latest[place(shingles[i])]; entry != NONE; entry = before[entry]) {
                int text = textOf[entry];
                if (shingleOf[entry] == shingles[i] && !compared.get(text)) {
                    compared.set(text);
                    if (agree(shingles, known.get(text))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private int place(int shingle) {
        return shingle & (latest.length - 1);
    }

    private void enter(int shingle, int text) {
        if (entries == shingleOf.length) {
            grow();
        }
        shingleOf[entries] = shingle;
        textOf[entries] = text;
        link(entries++);
    }

    private void link(int entry) {
        int place = place(shingleOf[entry]);
        before[entry] = latest[place];
        latest[place] = entry;
    }

    private void grow() {
        shingleOf = Arrays.copyOf(shingleOf, 2 * entries);
        textOf = Arrays.copyOf(textOf, 2 * entries);
        before = new int[2 * entries];
        latest = emptied(2 * entries);
        for (int entry = 0; entry < entries; entry++) {
            link(entry);
        }
    }

    private static int[] emptied(int places) {
        var empty = new int[places];
        Arrays.fill(empty, NONE);
        return empty;
    }

    /** The shingles of a text, distinct, in ascending order. */
    static int[] shingles(String text) {
        var found = IntStream.builder();
        Words.forEach(text, new Shingles(shingle -> found.accept(Long.hashCode(shingle))));
        var shingles = found.build().toArray();
        Arrays.sort(shingles);
        int distinct = 0;
        for (int i = 0; i < shingles.length; i++) {
            if (i == 0 || shingles[i] != shingles[i - 1]) {
                shingles[distinct++] = shingles[i];
            }
        }
        return Arrays.copyOf(shingles, distinct);
    }

    private static boolean agree(int[] one, int[] other) {
        if (Math.min(one.length, other.length) < Shingles.NEARLY_ALL * Math.max(one.length, other.length)) {
            return false;
        }
        int common = 0;
        int i = 0;
        int j = 0;
        while (i < one.length && j < other.length) {
            if (one[i] == other[j]) {
                common++;
                i++;
                j++;
            } else if (one[i] < other[j]) {
                i++;
            } else {
                j++;
            }
        }
        return common >= Shingles.NEARLY_ALL * (one.length + other.length - common);
    }
}
