package dev.incipit.describe.passage;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Splits the Markdown that this program writes into its blocks, in order. One pass. */
public final class Passages {
    /** What a page is about is said long before; a manual on one page has ten times as much. */
    static final int MARKDOWN_MAX = 60_000;

    /** The head of a table of two columns that has none. */
    private static final String NO_HEADS = "| | |";

    private static final String FENCE = "```";
    private static final Pattern MARK = Pattern.compile("(?:[-*+]|\\d{1,9}[.)])(?: +|$)");
    private static final Pattern HEADING = Pattern.compile("#{1,6} +");
    private static final Pattern DIVIDER = Pattern.compile("[|: -]+");
    private static final Pattern NOTE = Pattern.compile("\\[\\^[^\\]]{1,80}\\]: ");
    private static final int INDENT = 2;
    private static final String CARD_SEAM = " · ";
    private static final String BOLD = "**";
    /** An item that is a card: a name in bold among short texts on one line. */
    private static final Pattern CARD = Pattern.compile("^\\*\\*.{1,500}?\\*\\* · | · \\*\\*.{1,500}?\\*\\*(?: · |$)");

    private final List<Passage> passages = new ArrayList<>();
    private final StringBuilder open = new StringBuilder();
    private Passage.Kind kind = Passage.Kind.TEXT;
    private int depth;
    private String fence = "";

    private Passages() {}

    /** Returns the blocks of the text's first {@link #MARKDOWN_MAX} characters. */
    public static List<Passage> of(String markdown) {
        var reader = new Passages();
        markdown.substring(0, Math.min(markdown.length(), MARKDOWN_MAX)).lines().forEach(reader::line);
        reader.end();
        return List.copyOf(reader.passages);
    }

    /** Returns the rows of the tables of two columns without heads. */
    public static Set<String> rowsWithoutHeads(String markdown) {
        var rows = new HashSet<String>();
        boolean within = false;
        for (var line :
                markdown.substring(0, Math.min(markdown.length(), MARKDOWN_MAX)).split("\n")) {
            within = line.equals(NO_HEADS) || (within && line.startsWith("|"));
            if (within) {
                rows.add(line);
            }
        }
        return rows;
    }

    private void line(String line) {
        if (fence.isEmpty()) {
            outsideCode(line);
        } else if (line.strip().equals(fence)) {
            end();
            fence = "";
        } else {
            open.append(line.strip()).append('\n');
        }
    }

    private void outsideCode(String line) {
        int at = 0;
        int around = 0;
        boolean item = false;
        while (at < line.length()) {
            var mark = MARK.matcher(line).region(at, line.length());
            if (line.charAt(at) == ' ') {
                int indent = at;
                while (at < line.length() && line.charAt(at) == ' ') {
                    at++;
                }
                around += Math.max(1, (at - indent) / INDENT);
            } else if (line.startsWith("> ", at)) {
                at += 2;
                around++;
            } else if (mark.lookingAt()) {
                at = mark.end();
                around++;
                item = true;
            } else {
                break;
            }
        }
        block(line.substring(at), around, item);
    }

    private void block(String text, int around, boolean item) {
        if (text.isBlank() || text.equals(">") || text.equals("---")) {
            end();
        } else if (text.startsWith(FENCE)) {
            end();
            fence = text.substring(0, endOfFence(text));
            begin(Passage.Kind.CODE, around);
        } else if (HEADING.matcher(text).lookingAt()) {
            end();
            begin(Passage.Kind.HEADING, around);
            open.append(text.replaceFirst("^#+ +", ""));
            end();
        } else if (text.startsWith("|")) {
            end();
            if (!DIVIDER.matcher(text).matches()) {
                begin(Passage.Kind.ROW, around);
                open.append(text);
                end();
            }
        } else if (item && CARD.matcher(text).find()) {
            end();
            card(text, around);
        } else if (item || NOTE.matcher(text).lookingAt() || open.isEmpty()) {
            end();
            begin(item ? Passage.Kind.ITEM : Passage.Kind.TEXT, around);
            open.append(text);
        } else {
            open.append('\n').append(text);
        }
    }

    /** The name of a card is a heading to the texts around it. */
    private void card(String text, int around) {
        var next = Passage.Kind.ITEM;
        for (var part : text.split(CARD_SEAM, -1)) {
            boolean name = part.length() > 2 * BOLD.length() && part.startsWith(BOLD) && part.endsWith(BOLD);
            begin(name ? Passage.Kind.HEADING : next, around);
            open.append(name ? part.substring(BOLD.length(), part.length() - BOLD.length()) : part);
            end();
            next = Passage.Kind.TEXT;
        }
    }

    private static int endOfFence(String text) {
        int end = 0;
        while (end < text.length() && text.charAt(end) == '`') {
            end++;
        }
        return end;
    }

    private void begin(Passage.Kind next, int around) {
        kind = next;
        depth = around;
    }

    private void end() {
        if (!open.toString().isBlank()) {
            passages.add(new Passage(kind, depth, open.toString().strip()));
        }
        open.setLength(0);
        kind = Passage.Kind.TEXT;
    }
}
