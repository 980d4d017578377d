package dev.incipit.html.content;

import dev.incipit.text.ShippedFile;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/**
 * Estimates from a block's signals how likely it is content, by summing the leaves of a few hundred small decision trees.
 * {@code BlockTraining} (in src/bench) trains them on pages with known content; see extraction.md. Immutable.
 */
final class BlockModel {
    /** Scores a block by its own signals. */
    static final BlockModel FIRST = read("/dev/incipit/html/content/block-model.txt");
    /** Scores a block by its own signals and those of {@link StackedSignals}. */
    static final BlockModel SECOND = read("/dev/incipit/html/content/stacked-model.txt");

    /** The depth of the trees that {@code BlockTraining} grows. */
    static final int DEPTH = 4;

    private static final int INNER = (1 << DEPTH) - 1;
    private static final int LEAVES = 1 << DEPTH;

    private final List<String> signals;
    private final float base;
    /** The inner nodes of all trees, level by level: the signal, and the limit below which the left branch is taken. */
    private final short[] columns;

    private final float[] limits;
    /** The leaves of each tree from left to right. A leaf above the last level is repeated to fill its places. */
    private final float[] leaves;

    private BlockModel(List<String> signals, float base, List<String> trees) {
        this.signals = signals;
        this.base = base;
        this.columns = new short[trees.size() * INNER];
        this.limits = new float[trees.size() * INNER];
        this.leaves = new float[trees.size() * LEAVES];
        for (int t = 0; t < trees.size(); t++) {
            read(List.of(trees.get(t).split(" ", -1)).iterator(), t, 0, 0);
        }
    }

    /** The names of the signals the model was trained on, in the order of a row. */
    List<String> signals() {
        return signals;
    }

    /** The probability that the block is content, between 0 and 1. */
    double probability(float[] row) {
        double sum = base;
        int inner = 0;
        // A tenth of a page's time in a command: the quick compiler reads a field anew each time.
        var columns = this.columns;
        var limits = this.limits;
        var leaves = this.leaves;
        for (int leaf = 0; leaf < leaves.length; leaf += LEAVES) {
            int node = 0;
            for (int level = 0; level < DEPTH; level++) {
                int question = inner + node;
                node = 2 * node + (row[columns[question]] < limits[question] ? 1 : 2);
            }
            sum += leaves[leaf + node - INNER];
            inner += INNER;
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** The first line names the signals, the second is the base, each further line is a tree. */
    private static BlockModel read(String resource) {
        var lines = ShippedFile.text(resource).lines().toList();
        var signals = List.of(lines.getFirst().split(" ", -1));
        return new BlockModel(signals, Float.parseFloat(lines.get(1)), lines.subList(2, lines.size()));
    }

    /** Reads depth first: {@code 12<0.5} compares signal 12 with 0.5, a bare number is a leaf. */
    private void read(Iterator<String> tokens, int tree, int level, int place) {
        var token = tokens.next();
        int less = token.indexOf('<');
        if (less >= 0 && level == DEPTH) {
            throw new IllegalArgumentException("tree " + tree + " is deeper than " + DEPTH);
        }
        float value = Float.parseFloat(token.substring(less + 1));
        if (less < 0) {
            int wide = 1 << (DEPTH - level);
            Arrays.fill(leaves, tree * LEAVES + place * wide, tree * LEAVES + (place + 1) * wide, value);
        } else {
            int question = tree * INNER + (1 << level) - 1 + place;
            columns[question] = Short.parseShort(token.substring(0, less));
            limits[question] = value;
            read(tokens, tree, level + 1, 2 * place);
            read(tokens, tree, level + 1, 2 * place + 1);
        }
    }
}
