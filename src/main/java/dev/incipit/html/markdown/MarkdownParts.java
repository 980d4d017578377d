package dev.incipit.html.markdown;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A long Markdown text in parts that are parsed one by one. Flexmark takes a kilobyte of memory for some characters, quadratic time
 * for some texts, and cannot be interrupted. Parts begin at headings; where these are too far apart at a blank line, and at last
 * anywhere. A code block that is cut goes on in the next part. Takes linear time.
 */
final class MarkdownParts {
    /** A text no longer than this, in no more lines than a part has, is one part. */
    static final int HEADING_FROM = 16 * 1024;

    private static final int BLANK_FROM = 32 * 1024;
    static final int CHARACTERS_MAX = 64 * 1024;

    /** Flexmark tries each line of a paragraph as the beginning of a table. */
    private static final int LINES_MAX = 1_500;

    /** Room for an address and a title. */
    private static final int DEFINITION_MAX = 2_500;

    /** Added to one part. */
    private static final int DEFINITIONS_MAX = 16 * 1024;

    private static final int LABEL_MAX = 200;
    private static final Pattern HEADING = Pattern.compile("#{1,6}[ \\t].*");
    private static final Pattern FENCE = Pattern.compile(" {0,3}(`{3,40}[^`]*|~{3,40}.*)");
    private static final Pattern REFERENCE = Pattern.compile(" {0,3}\\[([^\\[\\]]{1,200})]:.*");
    private static final Pattern LABEL = Pattern.compile("\\[([^\\[\\]]{1,200})]");

    private final List<String> parts = new ArrayList<>();
    private final Map<String, String> references = new LinkedHashMap<>();
    private StringBuilder part = new StringBuilder();
    private String fence = "";
    private boolean afterBlank = true;
    private int lines;

    private MarkdownParts() {}

    /** Returns the parts in order; the definitions of link references count in all of them. */
    static List<String> of(String markdown) {
        if (markdown.length() <= HEADING_FROM
                && markdown.lines().limit(LINES_MAX).count() < LINES_MAX) {
            return List.of(markdown);
        }
        var read = new MarkdownParts();
        markdown.lines().forEach(read::take);
        read.parts.add(read.part.toString());
        return read.parts.stream().map(read::withReferences).toList();
    }

    private void take(String line) {
        if (isCut(line)) {
            cut();
        }
        int start = 0;
        for (; line.length() - start > CHARACTERS_MAX; start += CHARACTERS_MAX) {
            part.append(line, start, start + CHARACTERS_MAX).append('\n');
            cut();
        }
        part.append(line, start, line.length()).append('\n');
        lines++;
        afterBlank = line.isBlank();
        follow(line);
    }

    private boolean isCut(String line) {
        int length = part.length();
        boolean open = fence.isEmpty() && afterBlank;
        return (length > HEADING_FROM && open && HEADING.matcher(line).matches())
                || ((length > BLANK_FROM || lines > LINES_MAX / 2)
                        && open
                        && !line.isBlank()
                        && !Character.isWhitespace(line.charAt(0)))
                || lines >= LINES_MAX
                || length + Math.min(line.length(), CHARACTERS_MAX) > CHARACTERS_MAX;
    }

    private void cut() {
        if (part.isEmpty()) {
            return;
        }
        if (!fence.isEmpty()) {
            part.append(marks(fence)).append('\n');
        }
        parts.add(part.toString());
        lines = 0;
        part = new StringBuilder(fence.isEmpty() ? "" : fence + "\n");
        afterBlank = true;
    }

    /** Follows code blocks, and notes definitions outside of them. */
    private void follow(String line) {
        if (FENCE.matcher(line).matches()) {
            var stripped = line.strip();
            if (fence.isEmpty()) {
                fence = stripped.length() > LABEL_MAX ? marks(stripped) : stripped;
            } else if (stripped.startsWith(marks(fence)) && stripped.equals(marks(stripped))) {
                fence = "";
            }
        } else if (fence.isEmpty()) {
            var reference = REFERENCE.matcher(line);
            if (reference.matches() && line.length() <= DEFINITION_MAX) {
                references.putIfAbsent(key(reference.group(1)), line);
            }
        }
    }

    /** The backticks or tildes that a line begins with. */
    private static String marks(String fence) {
        int end = 0;
        while (end < fence.length() && fence.charAt(end) == fence.charAt(0)) {
            end++;
        }
        return fence.substring(0, end);
    }

    private String withReferences(String text) {
        if (references.isEmpty()) {
            return text;
        }
        Set<String> used = new HashSet<>();
        LABEL.matcher(text).results().forEach(label -> used.add(key(label.group(1))));
        var all = new StringBuilder(text).append('\n');
        int lengthMax = all.length() + DEFINITIONS_MAX;
        used.stream()
                .filter(references::containsKey)
                .sorted()
                .takeWhile(_ -> all.length() < lengthMax)
                .forEach(label -> all.append(references.get(label)).append('\n'));
        return all.toString();
    }

    /** Labels are compared without regard to case and width of spaces (CommonMark 0.31 §4.7). */
    private static String key(String label) {
        return label.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    }
}
