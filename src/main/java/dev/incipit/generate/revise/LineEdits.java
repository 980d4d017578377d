package dev.incipit.generate.revise;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Edits single lines of a text; every other byte stays the same, line endings included. */
final class LineEdits {
    private static final Pattern LINE_START = Pattern.compile("(?<=\n)|(?<=\r)(?!\n)");

    private final List<String> lines;
    private final Map<Integer, String> replaced = new HashMap<>();
    private final Map<Integer, List<String>> inserted = new HashMap<>();
    private final Set<Integer> removed = new HashSet<>();
    private final String lineEnd;

    LineEdits(String text) {
        lines = LINE_START.splitAsStream(text).toList();
        lineEnd = ending(lines.getFirst()).isEmpty() ? "\n" : ending(lines.getFirst());
    }

    /** Replaces the text of a line, which counts from 1. */
    void replace(int line, String text) {
        replaced.put(line, text);
    }

    void remove(int line) {
        removed.add(line);
    }

    /** Adds a line below another one and below earlier additions there; below 0 is the top. */
    void insertAfter(int line, String text) {
        inserted.computeIfAbsent(line, _ -> new ArrayList<>()).add(text);
    }

    String text() {
        var text = new StringBuilder();
        insert(text, 0);
        for (int line = 1; line <= lines.size(); line++) {
            if (!removed.contains(line)) {
                var raw = lines.get(line - 1);
                text.append(replaced.containsKey(line) ? replaced.get(line) + ending(raw) : raw);
            }
            insert(text, line);
        }
        return text.toString();
    }

    private void insert(StringBuilder text, int line) {
        for (var each : inserted.getOrDefault(line, List.of())) {
            if (!text.isEmpty() && ending(text.substring(text.length() - 1)).isEmpty()) {
                text.append(lineEnd);
            }
            text.append(each).append(lineEnd);
        }
    }

    private static String ending(String line) {
        return line.endsWith("\r\n") ? "\r\n" : line.endsWith("\n") ? "\n" : line.endsWith("\r") ? "\r" : "";
    }
}
