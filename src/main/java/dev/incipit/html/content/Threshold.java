package dev.incipit.html.content;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where to split a page's blocks into content and boilerplate, taking their scores as probabilities.
 *
 * @param score the lowest score that is kept; it maximises the expected F1 of the characters
 * @param expected that F1
 * @param share of the page's characters that is expected to be content
 * @param rank for each block the share of characters in blocks with higher scores
 */
record Threshold(double score, double expected, double share, double[] rank) {
    static Threshold of(List<Block> blocks, double[] scores) {
        double wanted = 0;
        double all = 0;
        for (int i = 0; i < scores.length; i++) {
            wanted += scores[i] * blocks.get(i).chars();
            all += blocks.get(i).chars();
        }
        double taken = 0;
        double hit = 0;
        double best = 0;
        double cut = 1;
        var rank = new double[scores.length];
        var byScore = IntStream.range(0, scores.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -scores[i]))
                .toList();
        for (int i : byScore) {
            rank[i] = taken / Math.max(1, all);
            taken += blocks.get(i).chars();
            hit += scores[i] * blocks.get(i).chars();
            double expected = 2 * hit / (taken + wanted);
            if (expected > best) {
                best = expected;
                cut = scores[i];
            }
        }
        return new Threshold(cut, best, wanted / Math.max(1, all), rank);
    }
}
