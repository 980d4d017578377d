package dev.incipit.app.pack;

import dev.incipit.problem.InvalidInput;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A file of instructions to agents, such as AGENTS.md, in which one block between two markers belongs to the program. Every byte
 * outside of it stays, whatever it is: the file is read byte by byte as Latin-1 and written so.
 */
final class AgentsMd {
    static final String BEGIN = "<!-- incipit:begin -->";
    static final String END = "<!-- incipit:end -->";

    private final String name;
    private final String text;
    private final List<Integer> begins = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();

    private AgentsMd(String name, byte[] bytes) {
        this.name = name;
        this.text = new String(bytes, StandardCharsets.ISO_8859_1);
        int at = text.startsWith("\u00EF\u00BB\u00BF") ? 3 : 0;
        while (at < text.length()) {
            int end = endOfLine(at);
            var line = text.substring(at, end).strip();
            if (line.equals(BEGIN)) {
                begins.add(at);
            } else if (line.equals(END)) {
                ends.add(end);
            }
            at = end;
        }
    }

    /**
     * Returns the file with the block in it: in place of the one that is there, else at its end.
     *
     * @param name of the file, for the complaint
     * @param bytes the file; none if there is no file
     * @param block Markdown in lines that end in LF
     * @throws InvalidInput if the markers do not enclose one block
     */
    static byte[] with(String name, byte[] bytes, String block) {
        var file = new AgentsMd(name, bytes);
        file.requireOneBlock();
        return file.replaced(block).getBytes(StandardCharsets.ISO_8859_1);
    }

    private void requireOneBlock() {
        if (text.indexOf('\u0000') >= 0) {
            throw new InvalidInput("--agents-md must name a text file in UTF-8; " + name + " is not.");
        }
        if (begins.isEmpty() && ends.isEmpty()) {
            return;
        }
        if (ends.isEmpty()) {
            throw new InvalidInput(name + " has " + BEGIN + " on line " + line(begins.getFirst()) + " and no " + END
                    + ": add that line below the block, or delete the first.");
        }
        if (begins.isEmpty()) {
            throw new InvalidInput(name + " has " + END + " on line " + line(ends.getFirst() - 1) + " and no " + BEGIN
                    + ": add that line above the block, or delete the last.");
        }
        if (begins.size() > 1 || ends.size() > 1) {
            throw new InvalidInput(name + " has " + (begins.size() > 1 ? BEGIN : END)
                    + " more than once, the second time on line "
                    + (begins.size() > 1 ? line(begins.get(1)) : line(ends.get(1) - 1)) + ": keep one block.");
        }
        if (begins.getFirst() >= ends.getFirst()) {
            throw new InvalidInput(name + " has " + END + " above " + BEGIN + ": swap the two lines.");
        }
    }

    private String replaced(String block) {
        var lineEnd = lineEnd();
        var ours = (BEGIN + "\n" + new String(block.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1)
                        + END)
                .replace("\n", lineEnd);
        if (begins.isEmpty()) {
            boolean blank = text.isEmpty() || text.endsWith(lineEnd + lineEnd);
            boolean ended = text.isEmpty() || text.endsWith("\n") || text.endsWith("\r");
            return text + (ended ? "" : lineEnd) + (blank ? "" : lineEnd) + ours + lineEnd;
        }
        var rest = text.substring(ends.getFirst());
        var last = text.substring(begins.getFirst(), ends.getFirst());
        // The end of the marker's line stays as it is, also where it has none.
        var end = last.endsWith("\r\n") ? "\r\n" : last.endsWith("\n") ? "\n" : last.endsWith("\r") ? "\r" : "";
        return text.substring(0, begins.getFirst()) + ours + end + rest;
    }

    private String lineEnd() {
        int end = endOfLine(0);
        return text.startsWith("\r\n", end - 2) ? "\r\n" : end > 0 && text.charAt(end - 1) == '\r' ? "\r" : "\n";
    }

    /** Returns the position after a line's end. */
    private int endOfLine(int from) {
        for (int at = from; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (sign == '\n') {
                return at + 1;
            }
            if (sign == '\r') {
                return at + 1 < text.length() && text.charAt(at + 1) == '\n' ? at + 2 : at + 1;
            }
        }
        return text.length();
    }

    private int line(int position) {
        return Math.toIntExact(text.substring(0, position + 1).lines().count());
    }
}
