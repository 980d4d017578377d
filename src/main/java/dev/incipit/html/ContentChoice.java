package dev.incipit.html;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** From the scores of a page's blocks to those that are kept. */
final class ContentChoice {
    /** A block between kept ones is kept from this share of the cut on. */
    private static final double BETWEEN = 0.3;

    private final List<Block> blocks;
    private final double[] scores;
    private final boolean[] kept;

    private ContentChoice(List<Block> blocks, double[] scores) {
        this.blocks = blocks;
        this.scores = scores;
        this.kept = new boolean[scores.length];
    }

    /** Which blocks are content, taking the scores for probabilities. */
    static boolean[] of(List<Block> blocks, double[] scores) {
        var choice = new ContentChoice(blocks, scores);
        double cut = choice.cut();
        for (int i = 0; i < scores.length; i++) {
            choice.kept[i] = scores[i] >= cut;
        }
        choice.closeGaps(cut);
        choice.keepHeadings();
        return choice.kept;
    }

    /** The score from which on the expected F1 of characters is best. */
    private double cut() {
        double wanted = 0;
        for (int i = 0; i < scores.length; i++) {
            wanted += scores[i] * blocks.get(i).chars();
        }
        double taken = 0;
        double hit = 0;
        double best = -1;
        double cut = 1;
        var byScore = IntStream.range(0, scores.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -scores[i]))
                .toList();
        for (int i : byScore) {
            taken += blocks.get(i).chars();
            hit += scores[i] * blocks.get(i).chars();
            double expected = 2 * hit / (taken + wanted);
            if (expected > best) {
                best = expected;
                cut = scores[i];
            }
        }
        return cut;
    }

    /** Content comes in stretches: what stands between two kept blocks of the same parent needs less to be kept. */
    private void closeGaps(double cut) {
        var sure = kept.clone();
        for (int i = 1; i + 1 < kept.length; i++) {
            boolean code = blocks.get(i).isCode();
            boolean between = sure[i - 1] && sure[i + 1] && (near(i, i - 1) || near(i, i + 1));
            boolean beside = (sure[i - 1] && near(i, i - 1)) || (sure[i + 1] && near(i, i + 1));
            if ((between && scores[i] >= cut * BETWEEN) || (code && beside)) {
                kept[i] = true;
            }
        }
    }

    private boolean near(int a, int b) {
        var one = blocks.get(a).box();
        var other = blocks.get(b).box();
        return one == other || one.parent == other.parent || one.parent == other || one == other.parent;
    }

    /** A heading stands or falls with what it heads. */
    private void keepHeadings() {
        for (int i = kept.length - 2; i >= 0; i--) {
            if (!kept[i] && blocks.get(i).headingLevel() > 0 && kept[i + 1] && near(i, i + 1)) {
                kept[i] = true;
            }
        }
    }
}
