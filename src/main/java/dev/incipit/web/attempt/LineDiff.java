package dev.incipit.web.attempt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The lines by which one text differs from another, by patience diff: lines that occur once in both texts and stand in the same
 * order are kept, and so are equal lines around them. Takes n log n time for n lines, whatever they are.
 */
final class LineDiff {
    private static final int AROUND = 2;

    private final List<String> before;
    private final List<String> after;
    private final List<Line> lines = new ArrayList<>();

    private LineDiff(List<String> before, List<String> after) {
        this.before = before;
        this.after = after;
    }

    enum Change {
        KEPT,
        ADDED,
        REMOVED,
        /** Lines that were kept and are not shown. */
        SKIPPED
    }

    record Line(Change change, String text) {}

    /** The changed lines with two lines around them; empty if the texts are the same. */
    static List<Line> of(String before, String after) {
        var diff = new LineDiff(before.lines().toList(), after.lines().toList());
        diff.compare();
        return diff.shown();
    }

    private void compare() {
        int from = 0;
        int until = 0;
        for (var pair : anchors()) {
            between(from, pair[0], until, pair[1]);
            keep(pair[0]);
            from = pair[0] + 1;
            until = pair[1] + 1;
        }
        between(from, before.size(), until, after.size());
    }

    /** Lines between two anchors: equal ones at both ends are kept, the rest is replaced. */
    private void between(int from, int to, int begin, int end) {
        while (from < to && begin < end && before.get(from).equals(after.get(begin))) {
            keep(from++);
            begin++;
        }
        int tail = 0;
        while (from < to - tail
                && begin < end - tail
                && before.get(to - tail - 1).equals(after.get(end - tail - 1))) {
            tail++;
        }
        before.subList(from, to - tail).forEach(line -> lines.add(new Line(Change.REMOVED, line)));
        after.subList(begin, end - tail).forEach(line -> lines.add(new Line(Change.ADDED, line)));
        for (int i = to - tail; i < to; i++) {
            keep(i);
        }
    }

    private void keep(int index) {
        lines.add(new Line(Change.KEPT, before.get(index)));
    }

    /** Pairs of places of lines that occur once in each text: the longest series that rises in both. */
    private List<int[]> anchors() {
        var inAfter = once(after);
        var inBefore = once(before);
        var pairs = new ArrayList<int[]>();
        for (int i = 0; i < before.size(); i++) {
            int place = inAfter.getOrDefault(before.get(i), -1);
            if (place >= 0 && inBefore.get(before.get(i)) == i) {
                pairs.add(new int[] {i, place});
            }
        }
        return rising(pairs);
    }

    /** From each line to its place, or to -1 if it occurs more than once. */
    private static Map<String, Integer> once(List<String> lines) {
        var places = new HashMap<String, Integer>();
        for (int i = 0; i < lines.size(); i++) {
            places.merge(lines.get(i), i, (_, _) -> -1);
        }
        return places;
    }

    /** The longest series of pairs whose second places rise; the first ones do already. */
    private static List<int[]> rising(List<int[]> pairs) {
        var lasts = new int[pairs.size()];
        var ends = new int[pairs.size()];
        var previous = new int[pairs.size()];
        int length = 0;
        for (int i = 0; i < pairs.size(); i++) {
            int at = Arrays.binarySearch(lasts, 0, length, pairs.get(i)[1]);
            int place = -at - 1;
            lasts[place] = pairs.get(i)[1];
            ends[place] = i;
            previous[i] = place == 0 ? -1 : ends[place - 1];
            length = Math.max(length, place + 1);
        }
        var series = new ArrayList<int[]>();
        for (int i = length == 0 ? -1 : ends[length - 1]; i >= 0; i = previous[i]) {
            series.add(pairs.get(i));
        }
        return series.reversed();
    }

    private List<Line> shown() {
        var near = new boolean[lines.size()];
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).change() != Change.KEPT) {
                Arrays.fill(near, Math.max(0, i - AROUND), Math.min(lines.size(), i + AROUND + 1), true);
            }
        }
        var shown = new ArrayList<Line>();
        int skipped = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (near[i]) {
                skip(shown, skipped);
                skipped = 0;
                shown.add(lines.get(i));
            } else {
                skipped++;
            }
        }
        if (!shown.isEmpty()) {
            skip(shown, skipped);
        }
        return shown;
    }

    private static void skip(List<Line> shown, int count) {
        if (count > 0) {
            shown.add(new Line(Change.SKIPPED, count + (count == 1 ? " line as before" : " lines as before")));
        }
    }
}
