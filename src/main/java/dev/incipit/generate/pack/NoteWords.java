package dev.incipit.generate.pack;

import dev.incipit.describe.TextKey;
import dev.incipit.llmstxt.FullTextWriter;
import dev.incipit.llmstxt.Link;
import dev.incipit.text.Counts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Says of each link of an index in few words what its note says: those that the name and the address do not have, that few other
 * notes have, and of these the first. Measured on the gold questions of fifteen sites (rationale.md).
 */
final class NoteWords {
    /** Words, and in scripts without spaces runs of one script; runs of hiragana are endings and particles. */
    private static final Pattern WORD = Pattern.compile(
            "[\\p{IsHan}々]+|[\\p{IsKatakana}ー]+|[\\p{IsHangul}]+|[^\\s\\p{IsHan}々\\p{IsKatakana}ー\\p{IsHangul}\\p{IsHiragana}]+");

    /** CJK scripts come behind it. */
    private static final int LAST_WITH_SPACES = 0x2FFF;

    /** Words that a larger share of the notes has tell nothing apart. */
    private static final double COMMON = 0.3;

    /** What a place further on in the note weighs against being rare, in powers of e. */
    private static final double PLACE = 0.1;

    /** In scripts without spaces a run of letters may be a piece of a word; the topics behind the sentence are whole words. */
    private static final double DENSE_TOPIC = 1;

    private final Map<String, Integer> notesWith;
    private final int notes;

    NoteWords(List<Link> links) {
        notesWith = Counts.of(links.stream()
                .flatMap(link -> words(link.note().orElse("")).stream()
                        .map(NoteWords::stem)
                        .distinct()));
        notes = links.size();
    }

    private record Telling(String word, int place, double weight) {}

    /** Returns the words of a link's note, in its order, at most so many bytes. */
    String of(Link link, int bytesMax) {
        var known = new HashSet<String>();
        words(link.name() + " " + link.target().replaceAll("[/._-]", " ")).forEach(word -> known.add(stem(word)));
        var telling = new ArrayList<Telling>();
        var note = link.note().orElse("");
        var topics = topics(note);
        for (var word : words(note)) {
            var stem = stem(word);
            int count = notesWith.getOrDefault(stem, 1);
            if ((stem.length() > 1 || (isDense(word) && topics.isEmpty()))
                    && count <= Math.max(1, COMMON * notes)
                    && known.add(stem)) {
                double topic = isDense(word) && topics.contains(word) ? DENSE_TOPIC : 0;
                telling.add(new Telling(word, telling.size(), Math.log(count) + PLACE * telling.size() - topic));
            }
        }
        telling.sort(Comparator.comparingDouble(Telling::weight).thenComparingInt(Telling::place));
        var taken = new TreeSet<>(Comparator.comparingInt(Telling::place));
        long bytes = 0;
        for (var word : telling) {
            long more = FullTextWriter.sizeBytes(word.word()) + 1;
            if (bytes + more <= bytesMax) {
                bytes += more;
                taken.add(word);
            }
        }
        return String.join(" ", taken.stream().map(Telling::word).toList());
    }

    private static boolean isDense(String word) {
        return word.codePointAt(0) > LAST_WITH_SPACES;
    }

    /** Returns what stands in parentheses at the end of a note, with semicolons in between; empty without it. */
    private static String topics(String note) {
        int start = note.endsWith(")") ? note.lastIndexOf(" (") : -1;
        return start >= 0 && note.indexOf("; ", start) > 0 ? note.substring(start) : "";
    }

    private static List<String> words(String text) {
        return WORD.matcher(text)
                .results()
                .map(word -> word.group().replaceAll("^[\\p{P}\\p{S}]+|[\\p{P}\\p{S}]+$", ""))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Returns what a word has in common with its other forms, as searches have them: without the commonest endings. */
    private static String stem(String word) {
        var plain = TextKey.of(word);
        for (var ending : List.of("ing", "ies", "ed", "es", "s")) {
            if (plain.endsWith(ending) && plain.length() >= ending.length() + 3) {
                return plain.substring(0, plain.length() - ending.length());
            }
        }
        return plain;
    }
}
