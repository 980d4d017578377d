package dev.incipit.describe.words;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The words of a text one after another, to be looked at with those around them.
 *
 * @param lower the texts of the tokens in lower case
 */
record SaidWords(List<Token> tokens, List<String> lower) {
    static SaidWords of(List<Token> tokens) {
        return new SaidWords(
                tokens,
                tokens.stream().map(token -> WordForms.lower(token.text())).toList());
    }

    /** Whether a place in the text is of that kind. */
    boolean anyAt(IntPredicate kind) {
        return IntStream.range(0, tokens.size()).anyMatch(kind);
    }

    /** The word at a place, in lower case; empty behind the last one. */
    String at(int place) {
        return place < lower.size() ? lower.get(place) : "";
    }

    /** Whether a word of that kind follows, from {@code from} on, in the same sentence and within {@code reach} words. */
    boolean near(int place, int from, int reach, Predicate<String> kind) {
        return IntStream.range(from, Math.min(tokens.size(), place + reach + 1))
                .anyMatch(i -> tokens.get(i).sentence() == tokens.get(place).sentence() && kind.test(lower.get(i)));
    }
}
