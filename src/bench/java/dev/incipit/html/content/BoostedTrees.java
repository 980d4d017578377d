package dev.incipit.html.content;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

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
            for (int i = 0; i < n; i++) {
                int at = Arrays.binarySearch(cuts[c], rows.get(i)[c]);
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

    private static float[] cuts(List<float[]> rows, int column) {
        var values = new float[rows.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = rows.get(i)[column];
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

    private Tree grow(byte[][] bins, float[] gradient, float[] curvature) {
        int n = gradient.length;
        int size = (1 << plan.depth + 1) - 1;
        var column = new int[size];
        Arrays.fill(column, -1);
        var threshold = new float[size];
        var value = new float[size];
        var cutAt = new int[size];
        var sample = new int[n];
        int m = 0;
        for (int i = 0; i < n; i++) {
            if (random.nextDouble() < plan.rowShare) {
                sample[m++] = i;
            }
        }
        var node = new int[m];
        var sums = new double[size][2];
        for (int i = 0; i < m; i++) {
            sums[0][0] += gradient[sample[i]];
            sums[0][1] += curvature[sample[i]];
        }
        var chosen = random.ints(0, bins.length)
                .distinct()
                .limit((long) Math.ceil(bins.length * plan.columnShare))
                .toArray();
        for (int level = 0; level < plan.depth; level++) {
            int first = (1 << level) - 1;
            int width = 1 << level;
            var bestGain = new double[width];
            for (int c : chosen) {
                if (cuts[c].length > 0) {
                    split(
                            c, bins[c], gradient, curvature, sample, m, node, first, width, sums, bestGain, column,
                            cutAt);
                }
            }
            for (int k = first; k < first + width; k++) {
                if (column[k] >= 0) {
                    threshold[k] = cuts[column[k]][cutAt[k]];
                }
            }
            for (int i = 0; i < m; i++) {
                int k = node[i];
                if (k >= first && column[k] >= 0) {
                    int next = 2 * k + (bins[column[k]][sample[i]] <= cutAt[k] ? 1 : 2);
                    node[i] = next;
                    sums[next][0] += gradient[sample[i]];
                    sums[next][1] += curvature[sample[i]];
                }
            }
        }
        for (int k = 0; k < size; k++) {
            value[k] = (float) (plan.rate * sums[k][0] / (sums[k][1] + plan.lambda));
        }
        return new Tree(column, threshold, value);
    }

    private void split(
            int c,
            byte[] bin,
            float[] gradient,
            float[] curvature,
            int[] sample,
            int m,
            int[] node,
            int first,
            int width,
            double[][] sums,
            double[] bestGain,
            int[] column,
            int[] cutAt) {
        var histogram = new double[width * BINS * 2];
        for (int i = 0; i < m; i++) {
            int k = node[i] - first;
            if (k >= 0) {
                int at = (k * BINS + bin[sample[i]]) * 2;
                histogram[at] += gradient[sample[i]];
                histogram[at + 1] += curvature[sample[i]];
            }
        }
        for (int k = 0; k < width; k++) {
            double g = sums[first + k][0];
            double h = sums[first + k][1];
            double left = 0;
            double leftH = 0;
            for (int b = 0; b < cuts[c].length; b++) {
                left += histogram[(k * BINS + b) * 2];
                leftH += histogram[(k * BINS + b) * 2 + 1];
                if (leftH >= plan.leafMin && h - leftH >= plan.leafMin) {
                    double gain = left * left / (leftH + plan.lambda)
                            + (g - left) * (g - left) / (h - leftH + plan.lambda)
                            - g * g / (h + plan.lambda);
                    if (gain > bestGain[k] + 1e-9) {
                        bestGain[k] = gain;
                        column[first + k] = c;
                        cutAt[first + k] = b;
                    }
                }
            }
        }
    }
}
