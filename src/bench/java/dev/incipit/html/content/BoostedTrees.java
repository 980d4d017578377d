package dev.incipit.html.content;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Gradient-boosted trees for a share between 0 and 1: logistic loss, histograms of at most 64 bins, level by level. */
final class BoostedTrees {
    /** How it learns. */
    record Plan(
            int trees, int depth, double rate, double rowShare, double columnShare, double lambda, double leafMin) {}

    /** A tree as arrays: for inner nodes the column and the threshold (left when below), for leaves the value. */
    record Tree(int[] column, float[] threshold, float[] value) {
        double at(float[] row) {
            int node = 0;
            while (column[node] >= 0) {
                node = 2 * node + (row[column[node]] < threshold[node] ? 1 : 2);
            }
            return value[node];
        }
    }

    private static final int BINS = 64;
    /** How many rows the limits of the bins are read from. */
    private static final int CUT_ROWS = 30_000;

    private final Plan plan;
    private final Random random;
    private final List<Tree> trees = new ArrayList<>();
    private float[][] cuts = {};
    private double base;

    /** Models of different seeds draw other rows and columns. */
    BoostedTrees(Plan plan, int seed) {
        this.plan = plan;
        this.random = new Random(seed);
    }

    /** One model that says the mean of what several say, before it is made a probability. */
    static BoostedTrees mean(List<BoostedTrees> models) {
        var mean = new BoostedTrees(models.getFirst().plan, 0);
        for (var model : models) {
            mean.base += model.base / models.size();
            for (var tree : model.trees) {
                var value = tree.value.clone();
                for (int i = 0; i < value.length; i++) {
                    value[i] /= models.size();
                }
                mean.trees.add(new Tree(tree.column, tree.threshold, value));
            }
        }
        return mean;
    }

    List<Tree> trees() {
        return trees;
    }

    double base() {
        return base;
    }

    double probability(float[] row) {
        double sum = base;
        for (var tree : trees) {
            sum += tree.at(row);
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** As {@link BlockModel} reads it. */
    String write(List<String> names) {
        var text = new StringBuilder(String.join(" ", names))
                .append('\n')
                .append((float) base)
                .append('\n');
        for (var tree : trees) {
            write(tree, 0, text);
            text.setCharAt(text.length() - 1, '\n');
        }
        return text.toString();
    }

    private static void write(Tree tree, int node, StringBuilder text) {
        if (tree.column[node] < 0) {
            text.append(String.format(java.util.Locale.ROOT, "%.4f ", tree.value[node]));
        } else {
            text.append(tree.column[node])
                    .append('<')
                    .append(tree.threshold[node])
                    .append(' ');
            write(tree, 2 * node + 1, text);
            write(tree, 2 * node + 2, text);
        }
    }

    /** Learns from rows, the share of each that is wanted, and what each weighs. */
    BoostedTrees learn(List<float[]> rows, double[] wanted, double[] weight) {
        int n = rows.size();
        int columns = rows.getFirst().length;
        cuts = new float[columns][];
        var bins = new byte[columns][n];
        for (int c = 0; c < columns; c++) {
            cuts[c] = cuts(rows, c);
        }
        for (int i = 0; i < n; i++) {
            var row = rows.get(i);
            for (int c = 0; c < columns; c++) {
                int at = Arrays.binarySearch(cuts[c], row[c]);
                bins[c][i] = (byte) (at >= 0 ? at + 1 : -at - 1);
            }
        }
        double sum = 0;
        double all = 0;
        for (int i = 0; i < n; i++) {
            sum += wanted[i] * weight[i];
            all += weight[i];
        }
        base = Math.log(sum / (all - sum));
        var score = new double[n];
        Arrays.fill(score, base);
        var gradient = new float[n];
        var curvature = new float[n];
        for (int t = 0; t < plan.trees; t++) {
            for (int i = 0; i < n; i++) {
                double p = 1 / (1 + Math.exp(-score[i]));
                gradient[i] = (float) (weight[i] * (wanted[i] - p));
                curvature[i] = (float) (weight[i] * Math.max(1e-6, p * (1 - p)));
            }
            var tree = grow(bins, gradient, curvature);
            trees.add(tree);
            for (int i = 0; i < n; i++) {
                score[i] += tree.at(rows.get(i));
            }
        }
        return this;
    }

    /** The limits between the bins, from rows spread evenly over all. */
    private static float[] cuts(List<float[]> rows, int column) {
        int step = Math.max(1, rows.size() / CUT_ROWS);
        var values = new float[(rows.size() + step - 1) / step];
        for (int i = 0; i < values.length; i++) {
            values[i] = rows.get(i * step)[column];
        }
        Arrays.sort(values);
        var cuts = new ArrayList<Float>();
        for (int b = 1; b < BINS; b++) {
            float value = values[(int) ((long) values.length * b / BINS)];
            if (value > values[0] && (cuts.isEmpty() || value > cuts.getLast())) {
                cuts.add(value);
            }
        }
        if (cuts.isEmpty() && values[values.length - 1] > values[0]) {
            cuts.add(values[values.length - 1]);
        }
        var result = new float[cuts.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = cuts.get(i);
        }
        return result;
    }

    /** What one tree is grown from: the rows drawn, those of each node side by side, and the columns drawn. */
    private record Draw(byte[][] bins, float[] gradient, float[] curvature, int[] rows, int[] columns) {
        /** For each column and bin the sums of gradient and curvature over the rows from one place to another. */
        double[] histogram(int from, int to) {
            var own = Arrays.copyOfRange(rows, from, to);
            var g = new double[own.length];
            var h = new double[own.length];
            for (int i = 0; i < own.length; i++) {
                g[i] = gradient[own[i]];
                h[i] = curvature[own[i]];
            }
            var sums = new double[columns.length * BINS * 2];
            for (int c = 0; c < columns.length; c++) {
                var bin = bins[columns[c]];
                int first = c * BINS;
                for (int i = 0; i < own.length; i++) {
                    int at = (first + bin[own[i]]) * 2;
                    sums[at] += g[i];
                    sums[at + 1] += h[i];
                }
            }
            return sums;
        }

        /** Moves the rows of a node that go left before the others, keeping their order; returns where the others begin. */
        int part(int from, int to, int column, int cut) {
            var right = new int[to - from];
            int others = 0;
            int left = from;
            for (int i = from; i < to; i++) {
                if (bins[column][rows[i]] <= cut) {
                    rows[left++] = rows[i];
                } else {
                    right[others++] = rows[i];
                }
            }
            System.arraycopy(right, 0, rows, left, others);
            return left;
        }
    }

    private Tree grow(byte[][] bins, float[] gradient, float[] curvature) {
        var draw = new Draw(
                bins,
                gradient,
                curvature,
                IntStream.range(0, gradient.length)
                        .filter(_ -> random.nextDouble() < plan.rowShare)
                        .toArray(),
                random.ints(0, bins.length)
                        .distinct()
                        .limit((long) Math.ceil(bins.length * plan.columnShare))
                        .toArray());
        int size = (1 << plan.depth + 1) - 1;
        var column = new int[size];
        Arrays.fill(column, -1);
        var threshold = new float[size];
        var value = new float[size];
        var ends = new int[size][];
        var histograms = new double[size][];
        ends[0] = new int[] {0, draw.rows.length};
        histograms[0] = draw.histogram(0, draw.rows.length);
        for (int k = 0; k < size; k++) {
            if (ends[k] == null) {
                continue;
            }
            double g = 0;
            double h = 0;
            for (int i = ends[k][0]; i < ends[k][1]; i++) {
                g += gradient[draw.rows[i]];
                h += curvature[draw.rows[i]];
            }
            value[k] = (float) (plan.rate * g / (h + plan.lambda));
            var best = histograms[k] == null ? null : best(histograms[k], draw.columns, g, h);
            if (best != null) {
                column[k] = best.column;
                threshold[k] = cuts[best.column][best.cut];
                int middle = draw.part(ends[k][0], ends[k][1], best.column, best.cut);
                ends[2 * k + 1] = new int[] {ends[k][0], middle};
                ends[2 * k + 2] = new int[] {middle, ends[k][1]};
                if (2 * k + 1 < size / 2) {
                    boolean left = middle - ends[k][0] < ends[k][1] - middle;
                    int few = left ? 2 * k + 1 : 2 * k + 2;
                    histograms[few] = draw.histogram(ends[few][0], ends[few][1]);
                    histograms[left ? 2 * k + 2 : 2 * k + 1] = difference(histograms[k], histograms[few]);
                }
            }
            histograms[k] = null;
        }
        return new Tree(column, threshold, value);
    }

    private static double[] difference(double[] all, double[] some) {
        for (int i = 0; i < all.length; i++) {
            all[i] -= some[i];
        }
        return all;
    }

    private record Split(int column, int cut) {}

    private @Nullable Split best(double[] histogram, int[] columns, double g, double h) {
        Split best = null;
        double bestGain = 1e-9;
        for (int c = 0; c < columns.length; c++) {
            double left = 0;
            double leftH = 0;
            for (int b = 0; b < cuts[columns[c]].length; b++) {
                left += histogram[(c * BINS + b) * 2];
                leftH += histogram[(c * BINS + b) * 2 + 1];
                if (leftH >= plan.leafMin && h - leftH >= plan.leafMin) {
                    double gain = left * left / (leftH + plan.lambda)
                            + (g - left) * (g - left) / (h - leftH + plan.lambda)
                            - g * g / (h + plan.lambda);
                    if (gain > bestGain) {
                        bestGain = gain;
                        best = new Split(columns[c], b);
                    }
                }
            }
        }
        return best;
    }
}
