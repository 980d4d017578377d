package dev.incipit.validate.fix;

import dev.incipit.validate.subject.SourceText;
import java.util.ArrayList;
import java.util.List;

/** A text as lines with their ends, so that each line can change and all others keep their bytes. */
final class SplitText {
    private final List<String> lines = new ArrayList<>();
    private final List<String> ends = new ArrayList<>();

    SplitText(String text) {
        int start = 0;
        for (var end = SourceText.LINE_END.matcher(text); end.find(); start = end.end()) {
            add(text.substring(start, end.start()), end.group());
        }
        add(text.substring(start), "");
    }

    private void add(String line, String end) {
        lines.add(line);
        ends.add(end);
    }

    /** A line by its number, from 1. */
    String line(int number) {
        return lines.get(number - 1);
    }

    int count() {
        return lines.size();
    }

    /** Replaces a line; returns whether it changed. */
    boolean set(int number, String line) {
        if (line(number).equals(line)) {
            return false;
        }
        lines.set(number - 1, line);
        return true;
    }

    /** Empties a line together with its end. Numbers of other lines stay. */
    void remove(int number) {
        lines.set(number - 1, "");
        ends.set(number - 1, "");
    }

    /** Gives all lines the most frequent end, LF before CRLF; returns how many changed. */
    int unifyEnds() {
        long crlf = ends.stream().filter("\r\n"::equals).count();
        long lf = ends.stream().filter("\n"::equals).count();
        var kept = crlf > lf ? "\r\n" : "\n";
        int changed = 0;
        for (int at = 0; at < ends.size(); at++) {
            if (!ends.get(at).isEmpty() && !ends.get(at).equals(kept)) {
                ends.set(at, kept);
                changed++;
            }
        }
        return changed;
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        for (int at = 0; at < lines.size(); at++) {
            text.append(lines.get(at)).append(ends.get(at));
        }
        return text.toString();
    }
}
