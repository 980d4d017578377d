package dev.incipit.html;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * How likely a block is content, by its signals: a few hundred small decision trees whose leaves are added up. They were
 * learnt by {@code BlockTraining} (in the tests) from pages with known content; extraction.md says how. Immutable.
 */
final class BlockModel {
    /** Judges a block by its own signals. */
    static final BlockModel FIRST = read("block-model.txt");
    /** Judges a block by its own signals and those of {@link SecondLook}. */
    static final BlockModel SECOND = read("second-look-model.txt");

    private final List<String> signals;
    private final float base;
    private final List<Tree> trees;

    /** A tree in depth-first order: at an inner node left is the next one, right is given; a leaf has column -1. */
    private record Tree(int[] column, float[] value, int[] right) {
        float at(float[] row) {
            int node = 0;
            while (column[node] >= 0) {
                node = row[column[node]] < value[node] ? node + 1 : right[node];
            }
            return value[node];
        }
    }

    private BlockModel(List<String> signals, float base, List<Tree> trees) {
        this.signals = signals;
        this.base = base;
        this.trees = trees;
    }

    /** The names of the signals it was taught, in the order of a row. */
    List<String> signals() {
        return signals;
    }

    /** Between 0 and 1. */
    double probability(float[] row) {
        double sum = base;
        for (var tree : trees) {
            sum += tree.at(row);
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** The first line names the signals, the second is the base, each further line is a tree. */
    private static BlockModel read(String resource) {
        try (var in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(BlockModel.class.getResourceAsStream(resource), resource),
                StandardCharsets.UTF_8))) {
            var signals = List.of(in.readLine().split(" ", -1));
            float base = Float.parseFloat(in.readLine());
            return new BlockModel(
                    signals, base, in.lines().map(BlockModel::tree).toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Depth first: {@code 12<0.5} asks whether signal 12 is below 0.5, a bare number is a leaf. */
    private static Tree tree(String line) {
        var tokens = line.split(" ", -1);
        var column = new int[tokens.length];
        var value = new float[tokens.length];
        var right = new int[tokens.length];
        var open = new ArrayList<Integer>();
        Arrays.fill(column, -1);
        for (int i = 0; i < tokens.length; i++) {
            int less = tokens[i].indexOf('<');
            value[i] = Float.parseFloat(tokens[i].substring(less + 1));
            if (less >= 0) {
                column[i] = Integer.parseInt(tokens[i].substring(0, less));
                open.add(i);
            } else if (!open.isEmpty()) {
                right[open.removeLast()] = i + 1;
            }
        }
        return new Tree(column, value, right);
    }
}
