package dev.incipit.describe.ground;

import dev.incipit.describe.words.Token;
import dev.incipit.describe.words.WordForms;
import dev.incipit.text.ShippedTables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What a text negates, clause by clause. Two texts agree if neither negates what the other is seen to assert. */
final class Negation {
    /** How many words of a clause a negation in it reaches, before and after it. */
    private static final int BEFORE = 3;

    private static final int AFTER = 4;

    /** If at least this share of a negation's words occur together, they speak of the same thing. */
    private static final double SAME = 0.6;

    /** These negate in every text, whatever its declared language. */
    private static final Set<String> NEGATIONS =
            ShippedTables.of(Negation.class).words("negations");

    /** These mean something else in another language, and negate only in their own. */
    private static final Set<String> ENGLISH_ONLY = Set.of("no", "not", "none");

    private static final Set<String> ROMANCE_ONLY =
            Set.of("ne", "n", "pas", "sans", "sin", "nada", "non", "mai", "sem", "nem", "rien");
    private static final Set<String> NO_MEANS_IN_THE = Set.of("pt", "gl");
    private static final Set<String> ROMANCE = Set.of("fr", "es", "it", "pt", "ca", "gl", "ro");

    private static final List<String> DENSE =
            List.of("ない", "なし", "ません", "なく", "不", "没", "沒", "无", "無", "未", "않", "없", "못", "아니", "ไม่");

    private static final Set<String> ONLY =
            Set.of("only", "nur", "seulement", "solo", "soltanto", "alleen", "just", "only,");

    private final List<Clause> clauses;

    private Negation(List<Clause> clauses) {
        this.clauses = clauses;
    }

    /** @param language BCP 47, for words that negate in some languages only; empty counts as English */
    static Negation of(List<Token> tokens, String language) {
        var byClause = tokens.stream().collect(Collectors.groupingBy(Token::clause, TreeMap::new, Collectors.toList()));
        var primary = language.split("-")[0];
        return new Negation(byClause.values().stream()
                .map(clause -> clause(clause, primary))
                .toList());
    }

    private static Clause clause(List<Token> tokens, String language) {
        var words = new ArrayList<String>();
        var negations = new ArrayList<Integer>();
        for (int i = 0; i < tokens.size(); i++) {
            var token = tokens.get(i);
            var lower = WordForms.lower(token.text());
            var next = i + 1 < tokens.size() ? WordForms.lower(tokens.get(i + 1).text()) : "";
            if (token.dense()) {
                words.addAll(Bigrams.of(token.text()));
                if (DENSE.stream().anyMatch(token.text()::contains)) {
                    negations.add(words.size());
                }
            } else if (negates(lower, language)) {
                if (!ONLY.contains(next) && !(lower.equals("no") && next.chars().anyMatch(Character::isDigit))) {
                    negations.add(words.size());
                }
            } else if (!WordForms.isFunction(lower) && !WordForms.isOpener(lower)) {
                words.add(WordForms.stem(lower));
            }
        }
        var denied = new HashSet<String>();
        var following = new HashSet<String>();
        boolean dense = tokens.stream().anyMatch(Token::dense);
        for (int at : negations) {
            var after = dense ? words : words.subList(at, Math.min(words.size(), at + AFTER));
            following.addAll(after);
            denied.addAll(after);
            denied.addAll(words.subList(Math.max(0, at - BEFORE), at));
        }
        return new Clause(tokens.getFirst().sentence(), Set.copyOf(words), denied, following, !negations.isEmpty());
    }

    private static boolean negates(String lower, String language) {
        if (lower.endsWith("n't")) {
            return true;
        }
        if (ROMANCE_ONLY.contains(lower)) {
            return ROMANCE.contains(language);
        }
        if (ENGLISH_ONLY.contains(lower)) {
            return !NO_MEANS_IN_THE.contains(language);
        }
        return NEGATIONS.contains(lower);
    }

    /** Whether a line says nothing that contradicts this text. */
    boolean agreesWith(Negation line) {
        return line.clauses.stream().filter(Clause::negated).allMatch(this::denies)
                && clauses.stream().filter(Clause::negated).noneMatch(denial -> isContradicted(denial, line));
    }

    /** Whether this text negates what a line's clause negates: half of its words, and over half of those after the negation. */
    private boolean denies(Clause denial) {
        return clauses.stream().filter(Clause::negated).anyMatch(own -> {
            var common = common(own.denied(), denial.denied());
            var following = common(own.denied(), denial.following());
            return !common.isEmpty()
                    && 2 * common.size() >= denial.denied().size()
                    && (denial.following().isEmpty()
                            || 2 * following.size() > denial.following().size());
        });
    }

    /** Whether the line asserts together what is negated here, and no sentence here asserts it too. */
    private boolean isContradicted(Clause denial, Negation line) {
        return line.sentences().stream().anyMatch(said -> {
            var together = common(denial.denied(), said.asserted());
            return !together.isEmpty()
                    && together.size() >= SAME * denial.denied().size()
                    && sentences().stream().noneMatch(own -> own.asserted().containsAll(together));
        });
    }

    private List<Sentence> sentences() {
        var asserted = new TreeMap<Integer, Set<String>>();
        for (var clause : clauses) {
            var words = new HashSet<>(clause.words());
            words.removeAll(clause.denied());
            asserted.computeIfAbsent(clause.sentence(), _ -> new HashSet<>()).addAll(words);
        }
        return asserted.values().stream().map(Sentence::new).toList();
    }

    private static Set<String> common(Set<String> one, Set<String> other) {
        var common = new HashSet<>(one);
        common.retainAll(other);
        return common;
    }

    /**
     * A part of a sentence.
     *
     * @param denied words that a negation reaches
     * @param following those of them that come after it
     */
    private record Clause(
            int sentence, Set<String> words, Set<String> denied, Set<String> following, boolean negated) {}

    private record Sentence(Set<String> asserted) {}
}
