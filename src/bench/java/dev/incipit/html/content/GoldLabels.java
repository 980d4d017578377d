package dev.incipit.html.content;

import dev.incipit.html.dom.GoldPages;
import java.util.ArrayList;
import java.util.List;

/** Which share of each block's words stands in the gold text: the best common subsequence, runs preferred. */
final class GoldLabels {
    private static final int MATCH = 10;
    private static final int RUN = 4;
    private static final long CELLS_MAX = 600_000_000L;

    private GoldLabels() {}

    static double[] of(List<Block> blocks, List<String> gold) {
        var tokens = new ArrayList<String>();
        var owner = new ArrayList<Integer>();
        var size = new int[blocks.size()];
        for (int b = 0; b < blocks.size(); b++) {
            for (var word : GoldPages.words(blocks.get(b).text())) {
                tokens.add(word);
                owner.add(b);
                size[b]++;
            }
        }
        var hits = new int[blocks.size()];
        if ((long) tokens.size() * gold.size() < CELLS_MAX) {
            align(tokens, gold, owner, hits);
        }
        var shares = new double[blocks.size()];
        for (int b = 0; b < shares.length; b++) {
            shares[b] = size[b] == 0 ? 0 : (double) hits[b] / size[b];
        }
        return shares;
    }

    private static void align(List<String> tokens, List<String> gold, List<Integer> owner, int[] hits) {
        var ids = new java.util.HashMap<String, Integer>();
        int n = tokens.size();
        int m = gold.size();
        var a = tokens.stream()
                .mapToInt(w -> ids.computeIfAbsent(w, _ -> ids.size()))
                .toArray();
        var b = gold.stream()
                .mapToInt(w -> ids.computeIfAbsent(w, _ -> ids.size()))
                .toArray();
        var trace = new byte[n + 1][];
        var above = new int[m + 1];
        var here = new int[m + 1];
        trace[0] = new byte[m + 1];
        for (int i = 1; i <= n; i++) {
            trace[i] = new byte[m + 1];
            for (int j = 1; j <= m; j++) {
                int best = above[j];
                byte step = 1;
                if (here[j - 1] > best) {
                    best = here[j - 1];
                    step = 2;
                }
                if (a[i - 1] == b[j - 1]) {
                    int diagonal = above[j - 1] + MATCH + (trace[i - 1][j - 1] == 3 ? RUN : 0);
                    if (diagonal >= best) {
                        best = diagonal;
                        step = 3;
                    }
                }
                here[j] = best;
                trace[i][j] = step;
            }
            var swap = above;
            above = here;
            here = swap;
        }
        int i = n;
        int j = m;
        while (i > 0 && j > 0) {
            switch (trace[i][j]) {
                case 3 -> {
                    hits[owner.get(i - 1)]++;
                    i--;
                    j--;
                }
                case 2 -> j--;
                default -> i--;
            }
        }
    }
}
