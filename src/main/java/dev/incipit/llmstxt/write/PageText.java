package dev.incipit.llmstxt.write;

import dev.incipit.llmstxt.read.Fence;
import dev.incipit.llmstxt.read.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Prepares one page's Markdown for use below a level 2 heading in a file of many pages (hostile row 29). Follows CommonMark's
 * block structure for fences, headings and HTML blocks; linear.
 */
public final class PageText {
    private static final int TOP_LEVEL = 3;
    private static final int LEVEL_MAX = 6;

    private static final Pattern LINK = Pattern.compile("^\\[([^\\[\\]]*+)]\\([^()\\s]*+\\)$");

    private final List<String> lines;
    private final List<String> out = new ArrayList<>();
    /** Positions in {@link #out} that hold a heading, each with its level. */
    private final List<int[]> headings = new ArrayList<>();

    private final Containers containers = new Containers();
    /** Limit on lines searched for the ends of code blocks, so that fences never closed take no more time. */
    private long scanLinesMax;

    private boolean afterParagraph;
    /** Where in {@link #out} the current paragraph outside lists and quotes began; -1 if there is none. */
    private int paragraph = -1;

    private PageText(List<String> lines) {
        this.lines = lines;
        this.scanLinesMax = 16L * lines.size();
    }

    /**
     * Returns the text with its top heading at level 3, and without its first headings if they repeat the title and nothing is
     * said before them: a heading in the middle of the text says what follows.
     */
    public static String below(String markdown, String title) {
        var page = new PageText(markdown.lines()
                .map(line -> Lines.detabbed(PlainText.seen(line)))
                .toList());
        page.read();
        page.dropTitle(title);
        page.shiftHeadings();
        return String.join("\n", page.out).strip();
    }

    private void read() {
        for (int at = Lines.frontMatter(lines); at < lines.size(); at++) {
            var line = lines.get(at);
            containers.enter(line, afterParagraph);
            int last = fenceFrom(at);
            if (last < 0) {
                text(line);
            } else if (last == at) {
                out.add(line.substring(0, containers.content()) + '\\' + line.substring(containers.content()));
                endParagraph();
            } else {
                out.addAll(lines.subList(at, last + 1));
                at = last;
                endParagraph();
            }
        }
    }

    /**
     * Returns the last line of the code block that opens at the line; the line itself if the page does not close the block, so
     * that its fence must be escaped; -1 if no block opens.
     */
    private int fenceFrom(int at) {
        var line = lines.get(at);
        var fence = containers.opens() ? Fence.opening(line, containers.content()) : Optional.<Fence>empty();
        if (fence.isEmpty()) {
            return -1;
        }
        for (int next = at + 1; next < lines.size() && scanLinesMax > 0; next++) {
            scanLinesMax--;
            if (containers.ends(lines.get(next))) {
                return next - 1;
            }
            if (fence.get().closedBy(lines.get(next), containers.base())) {
                return next;
            }
        }
        return at;
    }

    private void text(String line) {
        int start = containers.content();
        if (start == line.length()) {
            out.add("");
            endParagraph();
        } else if (containers.top() && containers.opens() && heading(line)) {
            endParagraph();
        } else {
            boolean block = containers.opens() || afterParagraph;
            out.add(line.substring(0, start)
                    + (block ? HtmlBlockEscaper.escaped(line.substring(start)) : line.substring(start)));
            boolean opened = !afterParagraph || !containers.top();
            paragraph = !containers.top() ? -1 : opened ? out.size() - 1 : paragraph;
            afterParagraph = !Lines.isRule(line);
            paragraph = afterParagraph ? paragraph : -1;
        }
    }

    private void endParagraph() {
        afterParagraph = false;
        paragraph = -1;
    }

    /** Records the line if it is a heading, marked or underlined. */
    private boolean heading(String line) {
        int level = Lines.headingLevel(line);
        if (level > 0) {
            headings.add(new int[] {out.size(), level});
            out.add(Lines.headingText(line, level));
            return true;
        }
        int underline = paragraph < 0 ? 0 : Lines.underlineLevel(line);
        if (underline > 0) {
            var words = out.subList(paragraph, out.size());
            var text = String.join(" ", words.stream().map(String::strip).toList());
            words.clear();
            headings.add(new int[] {out.size(), underline});
            out.add(text);
            return true;
        }
        return false;
    }

    private void dropTitle(String title) {
        int dropped = 0;
        int said = 0;
        while (dropped < headings.size() && repeats(title, headings.get(dropped)[0], said)) {
            said = headings.get(dropped++)[0];
            out.set(said, "");
        }
        headings.subList(0, dropped).clear();
    }

    private boolean repeats(String title, int heading, int said) {
        var text = LINK.matcher(out.get(heading)).replaceFirst("$1");
        return letters(text).equals(letters(title))
                && out.subList(said, heading).stream().noneMatch(PageText::says);
    }

    /** Whether a line has words and is neither a picture nor a link, as to the category of a post. */
    private static boolean says(String line) {
        return !line.startsWith("![")
                && !line.startsWith("[![")
                && !LINK.matcher(line).matches()
                && line.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    private void shiftHeadings() {
        int top = headings.stream().mapToInt(heading -> heading[1]).min().orElse(TOP_LEVEL);
        for (var heading : headings) {
            int level = Math.min(LEVEL_MAX, heading[1] - top + TOP_LEVEL);
            out.set(heading[0], ("#".repeat(level) + " " + out.get(heading[0])).strip());
        }
    }

    private static String letters(String text) {
        var letters = new StringBuilder();
        text.codePoints().filter(Character::isLetterOrDigit).forEach(letters::appendCodePoint);
        return letters.toString().toLowerCase(Locale.ROOT);
    }
}
