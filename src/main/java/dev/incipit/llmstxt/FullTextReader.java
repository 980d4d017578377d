package dev.incipit.llmstxt;

import java.util.ArrayList;
import java.util.List;

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
        for (int at = 0; at <= lines.size(); at++) {
            if (at == lines.size() || opensPage(lines, at)) {
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
}
