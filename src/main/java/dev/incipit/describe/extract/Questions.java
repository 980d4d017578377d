package dev.incipit.describe.extract;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The questions that a page answers: its first answer is about one of them. */
final class Questions {
    private static final int COUNT_MIN = 3;

    /** A question that a list explains: "- **May I?**: You may." */
    private static final Pattern TERM = Pattern.compile("^\\*\\*([^*\n]{5,120})\\*\\*:");

    private Questions() {}

    /** Returns those of the names of a page's parts, or else of the terms in its lists, if they are most of them; as many as fit. */
    static Optional<String> joined(List<String> parts, List<Passage> passages, int charactersMax) {
        return asked(parts)
                .or(() -> asked(passages.stream()
                        .filter(passage -> passage.is(Passage.Kind.ITEM))
                        .flatMap(passage -> TERM.matcher(passage.markdown()).results())
                        .map(term -> UnmarkedText.of(term.group(1)))
                        .toList()))
                .map(questions -> PageItems.joined(questions, charactersMax));
    }

    private static Optional<List<String>> asked(List<String> names) {
        var questions = names.stream().filter(Sentences::asks).toList();
        return Optional.of(questions).filter(some -> some.size() >= COUNT_MIN && some.size() * 2 > names.size());
    }
}
