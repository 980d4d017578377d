package dev.incipit.sites.list;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Reads a text line by line. Of a line that is too long the beginning is kept and the rest skipped. */
public final class BoundedLines {
    /** A line with all options of a site and its instructions has far fewer. */
    public static final int CHARACTERS_MAX = 256 * 1024;

    private static final int BUFFER = 8_192;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Reader in;
    private final char[] buffer = new char[BUFFER];
    private int position;
    private int filled;
    private long number;
    private boolean afterReturn;

    public BoundedLines(Reader in) {
        this.in = in;
    }

    /**
     * A line without its end.
     *
     * @param number from 1
     */
    public record Line(long number, String text, boolean cut) {}

    /** The next line, ended by LF, CR LF, CR or the end of the text; empty at the end. */
    public Optional<Line> next() throws IOException {
        // Looked for only now, so that a line is not held back until the next one begins.
        if (afterReturn && hasMore() && buffer[position] == '\n') {
            position++;
        }
        afterReturn = false;
        if (!hasMore()) {
            return Optional.empty();
        }
        var text = new StringBuilder();
        boolean cut = false;
        boolean ended = false;
        while (!ended && hasMore()) {
            int end = position;
            while (end < filled && buffer[end] != '\n' && buffer[end] != '\r') {
                end++;
            }
            ended = end < filled;
            afterReturn = ended && buffer[end] == '\r';
            int room = Math.min(end - position, CHARACTERS_MAX - text.length());
            text.append(buffer, position, room);
            cut |= room < end - position;
            position = ended ? end + 1 : end;
        }
        number++;
        boolean marked = number == 1 && !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
        return Optional.of(new Line(number, marked ? text.substring(1) : text.toString(), cut));
    }

    private boolean hasMore() throws IOException {
        if (position == filled) {
            position = 0;
            filled = Math.max(0, in.read(buffer));
        }
        return filled > 0;
    }
}
