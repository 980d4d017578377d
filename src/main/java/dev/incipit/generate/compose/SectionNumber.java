package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.text.CalendarWords;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The number before the heading of a manual's page: 6, 6.2, B.3 or Chapter 6.
 *
 * @param kind what stands before it, "Chapter"; empty if nothing does
 * @param parts its numbers; a letter counts from 1000, so that appendices come last
 */
record SectionNumber(String kind, List<Integer> parts) implements Comparable<SectionNumber> {
    /** What chapters are called; other words have versions behind them. */
    private static final String KINDS =
            "Chapter|Part|Section|Appendix|Lesson|Unit|Module|Kapitel|Teil|Abschnitt|Anhang|Lektion"
                    + "|Chapitre|Partie|Annexe|Leçon|Capítulo|Parte|Sección|Apéndice|Capitolo|Sezione|Appendice|Hoofdstuk|Deel|Bijlage"
                    + "|Rozdział|Kapitola|Bölüm|Глава";

    /** A single number has a dot behind it. */
    private static final Pattern NUMBERED = Pattern.compile("(?U)(?:(" + KINDS + ") (\\d{1,3}|[A-Z])[.:]"
            + "|((?:\\d{1,3}|[A-Z])(?:\\.\\d{1,3}){1,4})[.:]?|(\\d{1,3})\\.)\\s+(\\S.*)");

    private static final int FIRST_LETTER = 1_000;

    /** Returns the number of a page; empty if its heading has none, as "6. May: the fair". */
    static Optional<SectionNumber> of(CrawledPage page) {
        var number = NUMBERED.matcher(page.metadata().name());
        return number.lookingAt() && !CalendarWords.areAll(number.group(5).split("[ :,]", 2)[0])
                ? Optional.of(new SectionNumber(
                        Objects.requireNonNullElse(number.group(1), ""),
                        Stream.of(number.group(2), number.group(3), number.group(4))
                                .filter(Objects::nonNull)
                                .flatMap(digits -> Stream.of(digits.split("\\.")))
                                .map(SectionNumber::value)
                                .toList()))
                : Optional.empty();
    }

    private static int value(String part) {
        char first = part.charAt(0);
        return Character.isDigit(first) ? Integer.parseInt(part) : FIRST_LETTER + first;
    }

    /** How deep it is below its chapter: 0 for 6, 1 for 6.2. */
    int depth() {
        return parts.size() - 1;
    }

    @Override
    public int compareTo(SectionNumber other) {
        int compared = Arrays.compare(parts.toArray(Integer[]::new), other.parts.toArray(Integer[]::new));
        return compared == 0 ? kind.compareTo(other.kind) : compared;
    }
}
