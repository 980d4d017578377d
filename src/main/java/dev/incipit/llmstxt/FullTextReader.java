package dev.incipit.llmstxt;

import dev.incipit.llmstxt.read.Fence;
import dev.incipit.llmstxt.read.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the pages of an llms-full.txt as {@link FullTextWriter} writes it: a heading, a {@code Source:} line, the text. One pass. */
public final class FullTextReader {
    static final String HEADING = "## ";
    static final String SOURCE = "Source: ";

    private FullTextReader() {}

    /** Returns the pages in the file's order; none of a file of another form. */
    public static List<FullPage> pages(String full) {
        var lines = full.lines().toList();
        var pages = new ArrayList<FullPage>();
        int start = -1;
        var code = Optional.<Code>empty();
        for (int at = 0; at <= lines.size(); at++) {
            code = at < lines.size() ? Code.after(lines.get(at), code) : Optional.empty();
            if (at == lines.size() || (code.isEmpty() && opensPage(lines, at))) {
                if (start >= 0) {
                    pages.add(new FullPage(
                            lines.get(start).substring(HEADING.length()),
                            lines.get(start + 2).substring(SOURCE.length()),
                            String.join("\n", lines.subList(start + 3, at)).strip()));
                }
                start = at;
            }
        }
        return pages;
    }

    private static boolean opensPage(List<String> lines, int at) {
        return lines.get(at).startsWith(HEADING)
                && at + 2 < lines.size()
                && lines.get(at + 1).isBlank()
                && lines.get(at + 2).startsWith(SOURCE);
    }

    /** An open fence and the column of the list item that it stands in: a page may quote what looks like the begin of another. */
    private record Code(Fence fence, int base) {
        static Optional<Code> after(String line, Optional<Code> open) {
            int start = Lines.start(line);
            boolean within = open.isPresent()
                    && (start == line.length() || start >= open.get().base());
            if (within) {
                return open.filter(code -> !code.fence().closedBy(line, code.base()));
            }
            int base = 0;
            int text = start;
            for (int item = Lines.itemText(line, start); item > text; item = Lines.itemText(line, text)) {
                base = item;
                text = item;
            }
            int column = base;
            return Fence.opening(line, text)
                    .filter(_ -> column > 0 || start <= Lines.INDENT_MAX)
                    .map(fence -> new Code(fence, column));
        }
    }
}
