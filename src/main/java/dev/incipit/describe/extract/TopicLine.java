package dev.incipit.describe.extract;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Chooses of a page's topics those that tell the most for their length, each for what the others have not said. */
final class TopicLine {
    private static final int TOPICS_MAX = 8;

    /** What a topic costs besides its characters, so that a telling phrase is not broken up into short words. */
    private static final int COST = 8;

    private static final double VALUE_MIN = 0.1;

    /** Of the words that a short page says once. */
    private static final int ONCE_MAX = 3;

    /** Of the words that any text may have: more are a heap of words. */
    private static final int COMMON_MAX = 2;

    /** Between the topics of a line. */
    static final String SEPARATOR = "; ";

    private final Set<String> taken = new LinkedHashSet<>();
    private final int charactersMax;
    private int room;
    private int once;
    private int common;

    TopicLine(int charactersMax) {
        this.charactersMax = charactersMax;
        this.room = charactersMax;
    }

    /**
     * A topic with what each of its words tells.
     *
     * @param once whether the page says it once
     * @param common whether it is a word that any text may have
     */
    record Candidate(String text, Map<String, Double> values, boolean once, boolean common) {
        double value(Set<String> known) {
            double value = 0;
            for (var word : values.entrySet()) {
                value += known.contains(word.getKey()) ? 0 : word.getValue();
            }
            return value;
        }

        /** What it tells that is not known yet, for its length. */
        double news(Set<String> known) {
            return value(known) / (text.length() + COST);
        }
    }

    /** Takes, one after another, what tells the most beyond the words that are known. */
    void fill(List<Candidate> candidates, Set<String> said) {
        var left = new ArrayList<>(candidates);
        var known = new HashSet<>(said);
        while (!left.isEmpty() && taken.size() < TOPICS_MAX) {
            var best = left.stream()
                    .max(Comparator.comparingDouble(candidate -> candidate.news(known)))
                    .get();
            left.remove(best);
            if (best.value(known) < VALUE_MIN) {
                return;
            }
            boolean enough = (best.once() && once == ONCE_MAX) || (best.common() && common == COMMON_MAX);
            if (!enough && take(best.text())) {
                once += best.once() ? 1 : 0;
                common += best.common() ? 1 : 0;
                known.addAll(best.values().keySet());
            }
        }
    }

    /** Takes a topic if there is room for it. */
    boolean take(String text) {
        int length = text.length() + SEPARATOR.length();
        boolean taking = length <= room && taken.add(text);
        room -= taking ? length : 0;
        return taking;
    }

    int length() {
        return charactersMax - room;
    }

    /** Whether nothing was taken but a word that the page says once, or that any text may have. */
    boolean isOneWord() {
        return taken.size() == 1 && once + common > 0;
    }

    /** Returns the topics: those that are names in the names' order, then the others. */
    List<String> ordered(List<String> names) {
        return Stream.concat(
                        names.stream().filter(taken::contains), taken.stream().filter(text -> !names.contains(text)))
                .toList();
    }
}
