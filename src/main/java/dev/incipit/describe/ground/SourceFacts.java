package dev.incipit.describe.ground;

import dev.incipit.describe.model.PageExcerpt;
import dev.incipit.describe.words.Token;
import dev.incipit.describe.words.WordForms;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The words of a page, indexed to find whether it contains a name, a number or a word of the same meaning. */
final class SourceFacts {
    private final Set<String> exact = new HashSet<>();
    private final Set<String> ordinary = new HashSet<>();
    private final Set<String> names = new HashSet<>();
    private final Set<String> neighbours = new HashSet<>();
    private final Set<String> stems = new HashSet<>();
    private final Set<String> bigrams = new HashSet<>();
    private final StringBuilder runs = new StringBuilder();
    private final Set<Quantity> quantities = new HashSet<>();
    private final Negation negation;

    SourceFacts(PageExcerpt excerpt) {
        var tokens = Token.of(excerpt.title() + "\n" + excerpt.text());
        for (int i = 0; i < tokens.size(); i++) {
            add(tokens.get(i));
            if (i > 0 && tokens.get(i).clause() == tokens.get(i - 1).clause()) {
                neighbours.add(pair(tokens.get(i - 1).text(), tokens.get(i).text()));
            }
        }
        Quantity.all(tokens).forEach(quantities::addAll);
        negation = Negation.of(tokens, excerpt.language());
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
            // The first word of a sentence counts as a name only as spelled: "Apples are red" is not about Apple.
            names.add(opens ? WordForms.lower(WordForms.bare(word)) : name);
        }
        if (Character.isLowerCase(word.codePointAt(0))) {
            ordinary.add(name);
        }
        stems.add(WordForms.stem(word));
    }

    /** Whether the page contains a word in this spelling. */
    boolean hasExactly(String word) {
        return exact.contains(word) || (word.endsWith("'s") && exact.contains(word.substring(0, word.length() - 2)));
    }

    /** Whether the page contains a word as a name, in the singular or the plural. */
    boolean hasName(String word) {
        return names.contains(WordForms.name(word)) || names.contains(WordForms.lower(WordForms.bare(word)));
    }

    /** Whether the page contains a word in lower case, so that it is not only a name. */
    boolean hasOrdinary(String word) {
        return ordinary.contains(WordForms.name(word));
    }

    /** Whether the page contains a form of a word. */
    boolean hasSense(String word) {
        return stems.contains(WordForms.stem(word));
    }

    /** Whether the page contains two words side by side. */
    boolean hasNeighbours(String first, String second) {
        return neighbours.contains(pair(first, second));
    }

    boolean hasBigram(String pair) {
        return bigrams.contains(pair);
    }

    /** Whether the page contains a run of a script without spaces, as a whole or in part of another run. */
    boolean hasRun(String run) {
        return runs.indexOf(run) >= 0;
    }

    /** Whether the page contains a number in one of its readings, with the same unit. */
    boolean hasNumber(Set<Quantity> readings) {
        return readings.stream().anyMatch(quantities::contains);
    }

    /** Whether a line negates what the page asserts, or asserts what the page negates. */
    boolean contradicts(List<Token> line, String language) {
        return !negation.agreesWith(Negation.of(line, language));
    }

    private static String pair(String first, String second) {
        return WordForms.name(first) + " " + WordForms.name(second);
    }
}
