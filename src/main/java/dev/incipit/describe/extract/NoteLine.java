package dev.incipit.describe.extract;

import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.RowValues;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Completes the text of a note to a line: with further sentences if there is room, and in parentheses with when and where what the
 * page announces takes place, or how to reach whom it is about, and the page's topics.
 *
 * @param parts the names of the page's parts
 */
record NoteLine(
        LabelledFacts facts,
        Optional<ContactFacts> contact,
        Topics topics,
        List<String> parts,
        FurtherSentence further,
        RowValues values) {
    /** Well within the 300 characters of the check description-quality (checks.md). */
    private static final int CHARACTERS_MAX = 290;

    private static final int FURTHER_MAX = 4;

    /** Of when and where something takes place. */
    private static final int OCCASION_MAX = 100;

    private static final Pattern STOP = Pattern.compile("[.。]$");

    /** Completes a sentence: a page without many topics has more to say than one or two of its sentences tell. */
    String ofSentence(String sentence) {
        var told = sentence;
        var added = added(sentence);
        for (int i = 0; i < FURTHER_MAX; i++) {
            var longer =
                    further.joinedTo(told, max(sentence) - line(told, added).length() - 1);
            if (longer.isEmpty()) {
                break;
            }
            told = longer.get();
            added = added.stream().filter(topic -> !says(longer.get(), topic)).toList();
        }
        return lineWithValues(told, added);
    }

    /** Completes a text as it is. */
    String of(String text) {
        return lineWithValues(text, added(text));
    }

    private String lineWithValues(String text, List<String> added) {
        return line(text, values.addedTo(added, max(text) - line(text, added).length()));
    }

    private static String line(String text, List<String> added) {
        return added.isEmpty() ? text : text + " (" + String.join(TopicLine.SEPARATOR, added) + ")";
    }

    private static boolean says(String sentence, String topic) {
        return TextKey.letters(sentence).contains(TextKey.letters(topic));
    }

    private List<String> added(String text) {
        var fields = facts.ofOccasion(text, OCCASION_MAX);
        var occasion = fields.isEmpty() ? reachBesides(text).stream().toList() : fields;
        int room = max(text)
                - text.length()
                - 3
                - occasion.stream()
                        .mapToInt(fact -> fact.length() + TopicLine.SEPARATOR.length())
                        .sum();
        return Stream.concat(
                        occasion.stream(), topics.chosen(parts, room, text + " " + String.join(" ", occasion)).stream())
                .toList();
    }

    private static int max(String text) {
        return ToldSentences.wide(CHARACTERS_MAX, text);
    }

    /** Returns how to reach whom the page is about, unless a sentence says some of it. */
    private Optional<String> reachBesides(String sentence) {
        return contact.flatMap(found -> found.joined(OCCASION_MAX, 1))
                .map(lines -> STOP.matcher(lines).replaceFirst(""))
                .filter(lines -> Stream.of(lines.split(ContactFacts.SEPARATOR)).noneMatch(sentence::contains));
    }
}
