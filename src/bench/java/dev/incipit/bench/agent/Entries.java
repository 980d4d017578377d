package dev.incipit.bench.agent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the agent may open next: addresses with all that was said of them, ranked by BM25 (k1 1.2, b 0.75). */
final class Entries {
    private static final double K1 = 1.2;
    private static final double B = 0.75;

    private final Map<String, StringBuilder> texts = new LinkedHashMap<>();

    /** Adds what a link says of an address, and the words of its path. */
    void add(String address, String said) {
        texts.computeIfAbsent(
                        address,
                        path -> new StringBuilder(
                                path.replaceAll("^https?://[^/]*", "").replaceAll("[^\\p{L}\\p{N}]+", " ")))
                .append(' ')
                .append(said);
    }

    int size() {
        return texts.size();
    }

    /** The addresses, best first; those without a word of the question come last, in the order in which they were found. */
    List<String> ranked(String question) {
        var addresses = List.copyOf(texts.keySet());
        var counts = new ArrayList<Map<String, Integer>>();
        var lengths = new ArrayList<Integer>();
        var holders = new HashMap<String, Integer>();
        for (var address : addresses) {
            var words = Words.of(String.valueOf(texts.get(address)));
            var count = new HashMap<String, Integer>();
            words.forEach(word -> count.merge(word, 1, Integer::sum));
            count.keySet().forEach(word -> holders.merge(word, 1, Integer::sum));
            counts.add(count);
            lengths.add(Math.max(1, words.size()));
        }
        double average = lengths.stream().mapToInt(length -> length).average().orElse(1);
        var scores = new HashMap<String, Double>();
        for (int at = 0; at < addresses.size(); at++) {
            double score = 0;
            for (var word : Words.of(question)) {
                int here = counts.get(at).getOrDefault(word, 0);
                int everywhere = holders.getOrDefault(word, 0);
                double rarity = Math.log(1 + (addresses.size() - everywhere + .5) / (everywhere + .5));
                score += rarity * here * (K1 + 1) / (here + K1 * (1 - B + B * lengths.get(at) / average));
            }
            scores.put(addresses.get(at), score);
        }
        // Sorting is stable: of equal ones the earlier comes first.
        return addresses.stream()
                .sorted(Comparator.comparingDouble((String address) -> -scores.getOrDefault(address, 0.0)))
                .toList();
    }
}
