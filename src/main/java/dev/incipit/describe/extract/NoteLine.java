package dev.incipit.describe.extract;

import dev.incipit.describe.words.Sentences;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Completes the text of a note to a line: with a further sentence if there is room, and in parentheses with when and where what the
 * page announces takes place, or how to reach whom it is about, and the page's topics.
 *
 * @param parts the names of the page's parts
 */
record NoteLine(
        LabelledFacts facts,
        Optional<ContactFacts> contact,
        Topics topics,
        List<String> parts,
        FurtherSentence further) {
    /** Well within the 300 characters of the check description-quality (checks.md). */
    private static final int CHARACTERS_MAX = 290;

    /** Of when and where something takes place. */
    private static final int OCCASION_MAX = 100;

    /** Completes a sentence: a page without many topics has more to say than one or two of its sentences tell. */
    String ofSentence(String sentence) {
        var line = of(sentence);
        int room = max(sentence) - line.length() - 1;
        return further.after(sentence, room)
                .map(more -> of(Sentences.joined(List.of(sentence, more))))
                .orElse(line);
    }

    /** Completes a text that is no sentence. */
    String of(String text) {
        var fields = facts.ofOccasion(text, OCCASION_MAX);
        var occasion = fields.isEmpty() ? reachBesides(text).stream().toList() : fields;
        int room = max(text)
                - text.length()
                - 3
                - occasion.stream().mapToInt(fact -> fact.length() + 2).sum();
        var added = Stream.concat(
                        occasion.stream(), topics.joined(parts, room, text + " " + String.join(" ", occasion)).stream())
                .collect(Collectors.joining("; "));
        return added.isEmpty() ? text : text + " (" + added + ")";
    }

    private static int max(String text) {
        return ToldSentences.wide(CHARACTERS_MAX, text);
    }

    /** Returns how to reach whom the page is about, unless a sentence says some of it. */
    private Optional<String> reachBesides(String sentence) {
        return contact.flatMap(found -> found.joined(OCCASION_MAX, ContactFacts.LINES_MIN))
                .filter(lines -> Stream.of(lines.split(ContactFacts.SEPARATOR)).noneMatch(sentence::contains));
    }
}
