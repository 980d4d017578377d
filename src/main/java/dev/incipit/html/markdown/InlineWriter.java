package dev.incipit.html.markdown;

import dev.incipit.html.markdown.InlineRun.Kind;
import dev.incipit.html.markdown.InlineRun.Piece;
import java.util.ArrayDeque;
import java.util.List;

/** Writes the pieces of an {@link InlineRun} as CommonMark. */
final class InlineWriter {
    private final InlineShape shape;
    private final StringBuilder out = new StringBuilder();

    InlineWriter(InlineShape shape) {
        this.shape = shape;
    }

    String write(List<Piece> pieces) {
        int n = pieces.size();
        var before = new int[n];
        var after = new int[n];
        neighbours(pieces, before, after);
        var dropped = unreadableMarks(pieces, before, after);
        int links = 0;
        boolean lineStart = true;
        for (int i = 0; i < n; i++) {
            var piece = pieces.get(i);
            switch (piece.kind()) {
                case TEXT -> {
                    var escape = new TextEscaper(links > 0, shape.cell());
                    int left = out.isEmpty() ? -1 : out.charAt(out.length() - 1);
                    escape.append(out, piece.text(), left, nextMark(pieces, i, dropped), lineStart);
                }
                case CODE -> code(piece.text());
                case RAW -> out.append(shape.cell() ? piece.text().replace("|", "\\|") : piece.text());
                case BREAK -> out.append(shape.cell() ? "<br>" : "\\\n");
                case OPEN -> {
                    if (piece.link()) {
                        links++;
                        out.append('[');
                    } else if (!dropped[i]) {
                        out.append(piece.text());
                    }
                }
                case CLOSE -> {
                    if (piece.link()) {
                        links--;
                        out.append("](").append(address(piece.text())).append(')');
                    } else if (!dropped[i]) {
                        out.append(piece.text());
                    }
                }
            }
            lineStart = piece.kind() == Kind.BREAK || (lineStart && dropped[i]);
        }
        return out.toString();
    }

    /** The first character of the next piece, {@code [} for a link, which decides what the escaper must escape. */
    private static int nextMark(List<Piece> pieces, int from, boolean[] dropped) {
        int at = from;
        while (at + 1 < dropped.length && dropped[at + 1]) {
            at++;
        }
        if (at + 1 == pieces.size()) {
            return -1;
        }
        var next = pieces.get(at + 1);
        return switch (next.kind()) {
            case OPEN -> next.link() ? '[' : '*';
            case CLOSE -> next.link() ? ']' : '*';
            case CODE -> '`';
            case BREAK -> '\n';
            case TEXT, RAW -> next.text().isEmpty() ? -1 : next.text().charAt(0);
        };
    }

    /** For each piece the nearest visible character on either side, looking through marks; -1 at the ends. */
    private static void neighbours(List<Piece> pieces, int[] before, int[] after) {
        int last = -1;
        for (int i = 0; i < before.length; i++) {
            before[i] = last;
            last = edge(pieces.get(i), false, last);
        }
        last = -1;
        for (int i = before.length - 1; i >= 0; i--) {
            after[i] = last;
            last = edge(pieces.get(i), true, last);
        }
    }

    private static int edge(Piece piece, boolean first, int otherwise) {
        return switch (piece.kind()) {
            case TEXT, RAW ->
                first
                        ? piece.text().charAt(0)
                        : piece.text().charAt(piece.text().length() - 1);
            case CODE -> '`';
            case BREAK -> '\n';
            case OPEN -> piece.link() ? '[' : otherwise;
            case CLOSE -> piece.link() ? ')' : otherwise;
        };
    }

    /** Marks that would not be parsed, as their pair is not left- and right-flanking (CommonMark §6.2); they are dropped. */
    private static boolean[] unreadableMarks(List<Piece> pieces, int[] before, int[] after) {
        var dropped = new boolean[pieces.size()];
        var open = new ArrayDeque<Integer>();
        for (int i = 0; i < dropped.length; i++) {
            var piece = pieces.get(i);
            if (piece.kind() == Kind.OPEN) {
                open.push(i);
            } else if (piece.kind() == Kind.CLOSE) {
                if (open.isEmpty() || !pieces.get(open.peek()).pairs(piece)) {
                    dropped[i] = true;
                    continue;
                }
                int from = open.pop();
                if (!piece.link()) {
                    boolean reads = flanks(after[from], before[from])
                            && flanks(before[i], after[i])
                            && !touchesOther(pieces, from, -1, Kind.CLOSE)
                            && !touchesOther(pieces, i, 1, Kind.OPEN);
                    dropped[from] = !reads;
                    dropped[i] = !reads;
                }
            }
        }
        for (int rest : open) {
            dropped[rest] = !pieces.get(rest).link();
        }
        return dropped;
    }

    private static boolean touchesOther(List<Piece> pieces, int at, int step, Kind kind) {
        int other = at + step;
        return other >= 0
                && other < pieces.size()
                && pieces.get(other).kind() == kind
                && !pieces.get(other).link();
    }

    /** Whether a mark with these neighbours can open or, with inside and outside as seen from the end, close emphasis. */
    private static boolean flanks(int inside, int outside) {
        return !isPunctuation(inside) || outside < 0 || Character.isWhitespace(outside) || isPunctuation(outside);
    }

    private static boolean isPunctuation(int c) {
        if (c < 0 || Character.isWhitespace(c)) {
            return false;
        }
        return switch (Character.getType(c)) {
            case Character.CONNECTOR_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION,
                    Character.MATH_SYMBOL,
                    Character.CURRENCY_SYMBOL,
                    Character.MODIFIER_SYMBOL,
                    Character.OTHER_SYMBOL -> true;
            default -> false;
        };
    }

    private void code(String code) {
        var ticks = "`".repeat(longestRun(code, '`') + 1);
        boolean padded = code.startsWith("`") || code.endsWith("`");
        var body = shape.cell() ? code.replace("|", "\\|") : code;
        out.append(ticks)
                .append(padded ? " " : "")
                .append(body)
                .append(padded ? " " : "")
                .append(ticks);
    }

    /** The length of the longest run of the character. */
    static int longestRun(String text, char c) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            run = text.charAt(i) == c ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    /** A link destination; percent-encodes unbalanced parentheses and characters that would end the destination. */
    static String address(String url) {
        int depth = 0;
        boolean paired = true;
        var text = new StringBuilder(url.length());
        for (int i = 0; i < url.length(); i++) {
            char c = url.charAt(i);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            paired &= depth >= 0;
            switch (c) {
                case ' ' -> text.append("%20");
                case '<' -> text.append("%3C");
                case '>' -> text.append("%3E");
                case '\\' -> text.append("%5C");
                case '|' -> text.append("%7C");
                case '`' -> text.append("%60");
                case '*' -> text.append("%2A");
                default -> text.append(c < ' ' ? "" : c);
            }
        }
        return paired && depth == 0
                ? text.toString()
                : text.toString().replace("(", "%28").replace(")", "%29");
    }
}
