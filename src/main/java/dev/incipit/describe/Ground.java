package dev.incipit.describe;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The words of a page, laid out so that it can be asked whether it has a name, a number or a sense. */
final class Ground {
    private final Set<String> exact = new HashSet<>();
    private final Set<String> ordinary = new HashSet<>();
    private final Set<String> names = new HashSet<>();
    private final Set<String> neighbours = new HashSet<>();
    private final Set<String> stems = new HashSet<>();
    private final Set<String> bigrams = new HashSet<>();
    private final StringBuilder runs = new StringBuilder();
    private final Set<Quantity> quantities = new HashSet<>();
    private final Polarity polarity;

    Ground(Excerpt excerpt) {
        var tokens = Token.of(excerpt.title() + "\n" + excerpt.text());
        for (int i = 0; i < tokens.size(); i++) {
            add(tokens.get(i));
            if (i > 0 && tokens.get(i).clause() == tokens.get(i - 1).clause()) {
                neighbours.add(pair(tokens.get(i - 1).text(), tokens.get(i).text()));
            }
        }
        Quantity.all(tokens).forEach(quantities::addAll);
        polarity = Polarity.of(tokens, excerpt.language());
    }

    private void add(Token token) {
        if (token.dense()) {
            bigrams.addAll(Bigrams.of(token.text()));
            runs.append(token.text()).append('\n');
            return;
        }
        addWord(token.text(), token.opens());
        for (var part : token.text().split("[-/']")) {
            if (!part.isEmpty()) {
                addWord(part, token.opens());
            }
        }
    }

    private void addWord(String word, boolean opens) {
        exact.add(word);
        var name = WordForms.name(word);
        if (word.codePoints().anyMatch(Character::isUpperCase)) {
            // A sentence's first word is a name as it stands, if it is one: "Apples are red" is not about Apple.
            names.add(opens ? WordForms.lower(WordForms.bare(word)) : name);
        }
        if (Character.isLowerCase(word.codePointAt(0))) {
            ordinary.add(name);
        }
        stems.add(WordForms.stem(word));
    }

    /** Whether a word stands here as it is spelled. */
    boolean hasExactly(String word) {
        return exact.contains(word) || (word.endsWith("'s") && exact.contains(word.substring(0, word.length() - 2)));
    }

    /** Whether a word stands here as a name does, in the plural or singular. */
    boolean hasName(String word) {
        return names.contains(WordForms.name(word)) || names.contains(WordForms.lower(WordForms.bare(word)));
    }

    /** Whether a word stands here without a capital, so that it is no name alone. */
    boolean hasOrdinary(String word) {
        return ordinary.contains(WordForms.name(word));
    }

    /** Whether a form of a word stands here. */
    boolean hasSense(String word) {
        return stems.contains(WordForms.stem(word));
    }

    /** Whether two words stand here side by side. */
    boolean hasNeighbours(String first, String second) {
        return neighbours.contains(pair(first, second));
    }

    boolean hasBigram(String pair) {
        return bigrams.contains(pair);
    }

    /** Whether a run of a script without spaces stands here as a whole or a part. */
    boolean hasRun(String run) {
        return runs.indexOf(run) >= 0;
    }

    /** Whether a number stands here in one of its readings, with the same unit. */
    boolean hasNumber(Set<Quantity> readings) {
        return readings.stream().anyMatch(quantities::contains);
    }

    /** Whether a line of these words denies what is asserted here, or asserts what is denied. */
    boolean contradicts(List<Token> line, String language) {
        return !polarity.agreesWith(Polarity.of(line, language));
    }

    private static String pair(String first, String second) {
        return WordForms.name(first) + " " + WordForms.name(second);
    }
}
