package dev.incipit.app.terminal;

import java.util.ArrayList;
import java.util.List;

/** Breaks text at spaces. */
public final class WrappedText {
    private WrappedText() {}

    /** Lines of at most {@code width} characters; a longer word has a line of its own. */
    public static List<String> of(String text, int width) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : text.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
