package dev.incipit.html.content;

import java.util.HashMap;
import java.util.Map;

/**
 * Signals that require a first score for all blocks of a page: the scores of a block's neighbours, of the boxes around it, of
 * similar blocks and of the whole page. A second model uses them and the first ones, so that a card in a list, a paragraph of
 * an article or a line of a menu is treated like its siblings. One object per page.
 */
final class StackedSignals {
    private static final int[] WINDOWS = {3, 8, 20};
    private static final int NEAR = 3;
    private static final int LEVELS = 8;
    /** Caps the weight of a long text, so that it does not outweigh the rest of its box. */
    private static final int CHARS_MAX = 400;

    private static final int CHARS_LEAST = 10;
    /** How many blocks of a section are examined, starting at one of them. */
    private static final int SECTION_MAX = 50;

    private final PageBlocks page;
    private final double[] first;
    /** Prefix sums over the blocks: score times weight, and weight. */
    private final double[] judged;

    private final double[] weighed;
    private final Map<Box, double[]> boxes = new HashMap<>();
    private final Map<Integer, double[]> kin = new HashMap<>();
    private final int[] section;
    private final double[] keptBefore;
    private final Threshold threshold;
    private int firstKept = -1;
    private int lastKept;

    StackedSignals(PageBlocks page, double[] first) {
        this.page = page;
        this.first = first;
        int n = first.length;
        judged = new double[n + 1];
        weighed = new double[n + 1];
        section = new int[n + 1];
        keptBefore = new double[n + 1];
        threshold = Threshold.of(page.blocks(), first);
        sums();
        kept();
    }

    private static double weight(Block block) {
        return Math.min(block.chars(), CHARS_MAX) + CHARS_LEAST;
    }

    private void sums() {
        int heading = 0;
        for (int i = 0; i < first.length; i++) {
            var block = page.blocks().get(i);
            double weight = weight(block);
            judged[i + 1] = judged[i] + first[i] * weight;
            weighed[i + 1] = weighed[i] + weight;
            add(boxes.computeIfAbsent(block.box(), _ -> new double[2]), first[i] * weight, weight);
            add(kin.computeIfAbsent(SignalReader.path(block), _ -> new double[2]), first[i] * weight, weight);
            heading = block.headingLevel() > 0 ? i : heading;
            section[i] = heading;
        }
        section[first.length] = -1;
        for (int i = page.boxes().size() - 1; i > 0; i--) {
            var inner = page.boxes().get(i);
            var sums = boxes.get(inner);
            if (sums != null && inner.parent != null) {
                add(boxes.computeIfAbsent(inner.parent, _ -> new double[2]), sums[0], sums[1]);
            }
        }
    }

    private static void add(double[] sums, double judged, double weight) {
        sums[0] += judged;
        sums[1] += weight;
    }

    private void kept() {
        for (int i = 0; i < first.length; i++) {
            boolean kept = first[i] >= threshold.score();
            keptBefore[i + 1] = keptBefore[i] + (kept ? page.blocks().get(i).chars() : 0);
            firstKept = kept && firstKept < 0 ? i : firstKept;
            lastKept = kept ? i : lastKept;
        }
    }

    /** Adds a block's signals to those of the first look. */
    void add(SignalVector vector, int i) {
        int n = first.length;
        vector.add("look.own", first[i]);
        for (int step = 1; step <= NEAR; step++) {
            vector.add("look.before", i >= step ? first[i - step] : 0);
            vector.add("look.after", i + step < n ? first[i + step] : 0);
        }
        for (int reach : WINDOWS) {
            vector.add("look.around", mean(Math.max(0, i - reach), Math.min(n, i + reach + 1)));
        }
        var box = page.blocks().get(i).box();
        for (int level = 0; level < LEVELS; level++) {
            vector.add("look.box", mean(boxes.get(box)));
            box = box.up(1);
        }
        vector.add("look.kin", mean(kin.get(SignalReader.path(page.blocks().get(i)))));
        int end = i + 1;
        while (end < n && end - i < SECTION_MAX && section[end] == section[i]) {
            end++;
        }
        vector.add("look.section", mean(section[i], end));
        vector.add("look.heading", first[section[i]]);
        vector.add("look.page-expected", threshold.expected());
        vector.add("look.page-share", threshold.share());
        vector.add("look.cut", threshold.score());
        vector.add("look.above-cut", first[i] - threshold.score());
        vector.add("look.rank", threshold.rank()[i]);
        vector.add("look.kept-before", keptBefore[i] / Math.max(1, keptBefore[n]));
        vector.add("look.since-first-kept", i - firstKept);
        vector.add("look.until-last-kept", lastKept - i);
    }

    private double mean(int from, int to) {
        return (judged[to] - judged[from]) / Math.max(1, weighed[to] - weighed[from]);
    }

    private static double mean(double[] sums) {
        return sums[0] / sums[1];
    }
}
