package dev.incipit.llmstxt;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads the pages of an llms-full.txt as {@link FullTextWriter} writes it: each ends with its {@code Source:} line. Earlier
 * releases wrote that line below the page's heading; such files are read too. One pass over the lines.
 */
public final class FullTextReader {
    static final String HEADING = "## ";
    static final String SOURCE = "Source: ";

    private final List<String> lines;

    private FullTextReader(List<String> lines) {
        this.lines = lines;
    }

    /** Returns the pages in the file's order; none of a file of another form. */
    public static List<FullPage> pages(String full) {
        return new FullTextReader(full.lines().toList()).pages();
    }

    private List<FullPage> pages() {
        var pages = new ArrayList<FullPage>();
        int start = nextHeading(0);
        boolean below = isSource(start + 2) && !isEnd(start + 2);
        while (start < lines.size()) {
            int source = below ? start + 2 : nextEnd(start + 1);
            int next = below ? nextStart(start + 1) : nextHeading(source + 1);
            if (isSource(source)) {
                var text = below ? lines.subList(source + 1, next) : lines.subList(start + 1, source);
                pages.add(new FullPage(
                        lines.get(start).substring(HEADING.length()),
                        lines.get(source).substring(SOURCE.length()),
                        String.join("\n", text).strip()));
            }
            start = next;
        }
        return pages;
    }

    private int nextHeading(int from) {
        int at = from;
        while (at < lines.size() && !lines.get(at).startsWith(HEADING)) {
            at++;
        }
        return Math.min(at, lines.size());
    }

    /** The next heading with a source below it. */
    private int nextStart(int from) {
        int at = nextHeading(from);
        while (at < lines.size() && !isSource(at + 2)) {
            at = nextHeading(at + 1);
        }
        return at;
    }

    private int nextEnd(int from) {
        int at = from;
        while (at < lines.size() && !isEnd(at)) {
            at++;
        }
        return at;
    }

    private boolean isSource(int at) {
        return at < lines.size()
                && lines.get(at).startsWith(SOURCE)
                && lines.get(at - 1).isBlank();
    }

    /** Whether a page ends with the line: nothing follows it but the heading of the next page. */
    private boolean isEnd(int at) {
        return isSource(at)
                && (at + 2 >= lines.size()
                        || (lines.get(at + 1).isBlank() && lines.get(at + 2).startsWith(HEADING)));
    }
}
