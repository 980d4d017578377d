package dev.incipit.validate.finding;

import dev.incipit.validate.finding.Finding.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Describes places of a file in a sentence: of those with the most frequent reason the first in full and the lines of the next,
 * with consecutive lines as a range; the rest is counted.
 *
 * @param line of the place described in full, from 1
 */
public record PlaceWords(int line, String text) {
    private static final int PLACES_MAX = 3;

    public static PlaceWords of(List<Place> places) {
        var chosen = mostFrequent(places);
        var first = chosen.getFirst();
        var lines = chosen.stream().mapToInt(Place::line).distinct().toArray();
        int told = first.uniform() ? runEnd(lines, 0) : 1;
        var text = new StringBuilder(range("Line ", "Lines ", lines, 0, told) + ": " + first.text());
        others(text, lines, told);
        long elsewhere = places.stream()
                .filter(place -> !place.reason().equals(first.reason()))
                .mapToInt(Place::line)
                .distinct()
                .count();
        if (elsewhere > 0) {
            text.append(" " + elsewhere + (elsewhere == 1 ? " line has" : " lines have") + " another fault.");
        }
        return new PlaceWords(first.line(), text.toString());
    }

    private static List<Place> mostFrequent(List<Place> places) {
        return places.stream()
                .sorted(Comparator.comparingInt(Place::line))
                .collect(Collectors.groupingBy(Place::reason, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .max(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    private static void others(StringBuilder text, int[] lines, int from) {
        if (from == lines.length) {
            return;
        }
        var shown = new ArrayList<String>();
        int at = from;
        for (int place = 1; place < PLACES_MAX && at < lines.length; place++) {
            int end = runEnd(lines, at);
            shown.add(range("", "", lines, at, end));
            at = end;
        }
        int rest = lines.length - at;
        var last = rest > 0 ? rest + " more" : shown.size() > 1 ? shown.removeLast() : "";
        boolean one = lines.length - from == 1;
        text.append(one ? " Also line " : " Also lines ")
                .append(String.join(", ", shown))
                .append(last.isEmpty() ? "." : " and " + last + ".");
    }

    /** Returns the index after the consecutive lines that begin at {@code from}. */
    private static int runEnd(int[] lines, int from) {
        int end = from + 1;
        while (end < lines.length && lines[end] == lines[end - 1] + 1) {
            end++;
        }
        return end;
    }

    private static String range(String one, String several, int[] lines, int from, int end) {
        return end - from == 1 ? one + lines[from] : several + lines[from] + "–" + lines[end - 1];
    }
}
