package dev.incipit.crawl.seeds;

import dev.incipit.compute.Budget;
import java.io.IOException;
import java.io.Reader;
import java.util.Map;
import java.util.Optional;

/**
 * Scans XML as far as sitemaps need it: start and end tags, attributes, text. It keeps a bounded number of characters of anything,
 * whatever the file holds, whereas an XML parser keeps a comment, a name or an attribute whole, so that fifty megabytes of one letter
 * that came as fifty kilobytes take the heap. A document type is skipped, and no entities but XML's own are known. Never goes back.
 */
final class MarkupScanner {
    /** Characters kept of one text or one attribute. */
    static final int TEXT_MAX = 4_096;

    private static final int NAME_MAX = 100;
    private static final int REFERENCE_MAX = 10;
    private static final int BUFFER_CHARACTERS = 8_192;
    private static final int CHARACTERS_OF_A_STEP = 64;
    private static final int END = -1;
    private static final Map<String, String> ENTITIES =
            Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");

    private final Reader in;
    private final char[] buffer = new char[BUFFER_CHARACTERS];
    private final int barrenMax;
    private final StringBuilder text = new StringBuilder();
    private String name = "";
    private Optional<String> rel = Optional.empty();
    private Optional<String> href = Optional.empty();
    private boolean closesItself;
    private int at;
    private int filled;
    private long left;

    /** What comes next in the file. */
    enum Token {
        OPEN,
        CLOSE,
        END
    }

    /** Creates a scanner that ends after {@code barrenMax} characters without a call of {@link #proceed}. */
    MarkupScanner(Reader in, int barrenMax) {
        this.in = in;
        this.barrenMax = barrenMax;
        this.left = barrenMax;
    }

    /** Says that the file is worth reading on. */
    void proceed() {
        left = barrenMax;
    }

    String name() {
        return name;
    }

    Optional<String> rel() {
        return rel;
    }

    Optional<String> href() {
        return href;
    }

    /** The beginning of the text between the last two tags, its references replaced. */
    String text() {
        return text.toString();
    }

    /** Goes on to the next tag. An element without content is opened and closed. */
    Token next() throws IOException {
        if (closesItself) {
            closesItself = false;
            text.setLength(0);
            return Token.CLOSE;
        }
        text.setLength(0);
        for (int sign = take(); sign != END; sign = take()) {
            if (sign == '&') {
                reference(text);
            } else if (sign != '<') {
                keep(text, sign, TEXT_MAX);
            } else if (peek() == '!') {
                declaration();
            } else if (peek() == '?') {
                skipPast("?>");
            } else if (peek() == '/') {
                take();
                name = tagName();
                skipPast(">");
                return Token.CLOSE;
            } else {
                open();
                return Token.OPEN;
            }
        }
        return Token.END;
    }

    private void open() throws IOException {
        name = tagName();
        rel = Optional.empty();
        href = Optional.empty();
        for (int sign = afterSpace(); sign != END && sign != '>'; sign = afterSpace()) {
            closesItself = sign == '/';
            if (closesItself || sign == '=') {
                take();
            } else {
                attribute();
            }
        }
        take();
    }

    private void attribute() throws IOException {
        var attribute = word();
        if (afterSpace() != '=') {
            return;
        }
        take();
        var value = value(afterSpace());
        switch (attribute) {
            case "rel" -> rel = Optional.of(value);
            case "href" -> href = Optional.of(value);
            default -> {}
        }
    }

    private String value(int quote) throws IOException {
        if (quote != '"' && quote != '\'') {
            return word();
        }
        take();
        var value = new StringBuilder();
        for (int sign = take(); sign != END && sign != quote; sign = take()) {
            if (sign == '&') {
                reference(value);
            } else {
                keep(value, sign, TEXT_MAX);
            }
        }
        return value.toString();
    }

    private String tagName() throws IOException {
        var whole = word();
        return whole.substring(whole.indexOf(':') + 1);
    }

    private String word() throws IOException {
        var word = new StringBuilder();
        for (int sign = peek(); sign != END && !isSpace(sign) && "=/>".indexOf(sign) < 0; sign = peek()) {
            keep(word, take(), NAME_MAX);
        }
        return word.toString();
    }

    /** After an opening bracket: a comment, marked text, or a document type. */
    private void declaration() throws IOException {
        take();
        if (peek() == '-') {
            skipPast("--");
            skipPast("-->");
        } else if (peek() == '[') {
            take();
            marked();
        } else {
            documentType();
        }
    }

    private void marked() throws IOException {
        for (int sign = take(); sign != END && sign != '['; sign = take()) {}
        int brackets = 0;
        for (int sign = take(); sign != END; sign = take()) {
            if (sign == ']') {
                brackets++;
                continue;
            }
            boolean end = sign == '>' && brackets >= 2;
            for (; brackets > (end ? 2 : 0); brackets--) {
                keep(text, ']', TEXT_MAX);
            }
            if (end) {
                return;
            }
            keep(text, sign, TEXT_MAX);
        }
    }

    private void documentType() throws IOException {
        boolean inside = false;
        for (int sign = take(); sign != END && (inside || sign != '>'); sign = take()) {
            inside = sign == '[' || (inside && sign != ']');
        }
    }

    /** Skips to behind the next occurrence of a text of two or three characters, of which the first may be repeated. */
    private void skipPast(String end) throws IOException {
        int found = 0;
        while (found < end.length()) {
            int sign = take();
            if (sign == END) {
                return;
            }
            if (sign == end.charAt(found)) {
                found++;
            } else if (found == 0 || sign != end.charAt(found - 1)) {
                found = sign == end.charAt(0) ? 1 : 0;
            }
        }
    }

    /** After an ampersand. What is no reference stays as it is written; a reference to an unknown entity is dropped. */
    private void reference(StringBuilder target) throws IOException {
        var reference = new StringBuilder();
        while (reference.length() < REFERENCE_MAX && (peek() == '#' || Character.isLetterOrDigit(peek()))) {
            reference.append((char) take());
        }
        if (peek() != ';' || reference.isEmpty()) {
            keep(target, '&', TEXT_MAX);
            target.append(reference);
            return;
        }
        take();
        if (target.length() < TEXT_MAX) {
            target.append(
                    reference.charAt(0) == '#'
                            ? character(reference.substring(1))
                            : ENTITIES.getOrDefault(reference.toString(), ""));
        }
    }

    private static String character(String number) {
        try {
            int point = number.startsWith("x")
                    ? Integer.parseInt(number, 1, number.length(), 16)
                    : Integer.parseInt(number);
            return Character.isValidCodePoint(point) ? Character.toString(point) : "";
        } catch (NumberFormatException none) {
            return "";
        }
    }

    private static void keep(StringBuilder target, int sign, int most) {
        if (target.length() < most) {
            target.append((char) sign);
        }
    }

    private static boolean isSpace(int sign) {
        return sign == ' ' || sign == '\n' || sign == '\t' || sign == '\r';
    }

    private int afterSpace() throws IOException {
        while (isSpace(peek())) {
            take();
        }
        return peek();
    }

    private int peek() throws IOException {
        return at < filled || fill() ? buffer[at] : END;
    }

    private int take() throws IOException {
        return at < filled || fill() ? buffer[at++] : END;
    }

    private boolean fill() throws IOException {
        if (left <= 0) {
            return false;
        }
        at = 0;
        filled = Math.max(0, in.read(buffer));
        left -= filled;
        Budget.steps(1 + filled / CHARACTERS_OF_A_STEP);
        return filled > 0;
    }
}
