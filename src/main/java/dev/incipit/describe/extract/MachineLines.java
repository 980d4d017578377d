package dev.incipit.describe.extract;

import dev.incipit.compute.Spread;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.UnmarkedText;
import dev.incipit.describe.words.OneLine;
import dev.incipit.html.Page;
import dev.incipit.text.Counts;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Recognises lines that a program wrote: several pages have them, with other names or numbers in them. */
final class MachineLines {
    private static final int PAGES_MIN = 3;
    private static final int PASSAGES = 16;
    private static final int LINE_MAX = 200;
    private static final int ROWS = 40;
    private static final int LABEL_MAX = 40;
    private static final int SHAPE_WORDS_MIN = 3;

    /** Of a shape such as "file # line #". */
    private static final int SHORT_WORDS_MIN = 2;

    private static final int SHORT_MAX = 20;

    private final Map<String, Integer> shapes;

    MachineLines(List<Page> all, SiteWords words) {
        shapes = Counts.of(Spread.over(all, page -> own(page, words.passages(page))).stream()
                .flatMap(Set::stream));
    }

    /** Of what lists quote of other pages, each line is that page's. */
    private static Set<String> own(Page page, List<Passage> passages) {
        var own = new HashSet<String>();
        Stream.concat(
                        page.metadata().description().stream(),
                        OneLiners.outsideCards(passages).limit(PASSAGES).map(Passage::text))
                .forEach(text -> {
                    own.add(shape(text));
                    own.add(label(text));
                });
        passages.stream()
                .filter(passage -> passage.is(Passage.Kind.ROW))
                .limit(ROWS)
                .forEach(row -> own.add(asLabel(head(row))));
        return own;
    }

    /** Whether three or more pages begin a text of theirs like this one. */
    boolean has(String line) {
        return isShared(shape(line)) || isShared(label(line));
    }

    /** Whether three or more pages have the label with which a line begins. */
    boolean labels(String line) {
        return isShared(label(line));
    }

    /** Returns the label of a line, or the head of a row, that three or more pages have. */
    Optional<String> sharedLabel(Passage passage) {
        var text = passage.text();
        var label = passage.is(Passage.Kind.ROW)
                ? head(passage)
                : text.substring(0, Math.clamp(text.indexOf(": "), 0, LABEL_MAX));
        return Optional.of(label).filter(found -> isShared(asLabel(found)));
    }

    private static String head(Passage row) {
        return UnmarkedText.of(row.cells().getFirst());
    }

    /** Returns what stands behind a label that three or more pages have; the line itself if there is none. */
    String unlabelled(String line) {
        return isShared(label(line)) ? line.substring(line.indexOf(": ") + 2).strip() : line;
    }

    private boolean isShared(String shape) {
        return !shape.isEmpty() && shapes.getOrDefault(shape, 0) >= PAGES_MIN;
    }

    /** The first sentence with all that may differ replaced by one sign; empty if nothing differs or too little is left. */
    private static String shape(String text) {
        var line = OneLine.of(text.substring(0, Math.min(text.length(), LINE_MAX)));
        int end = line.indexOf(". ");
        var shape = new StringBuilder();
        int words = 0;
        boolean varies = false;
        for (var token : (end < 0 ? line : line.substring(0, end)).split(" ")) {
            boolean variable = !shape.isEmpty() && varies(token);
            varies |= variable;
            words += variable ? 0 : 1;
            if (!variable) {
                shape.append(token.toLowerCase(Locale.ROOT)).append(' ');
            } else if (shape.length() < 2 || shape.charAt(shape.length() - 2) != '#') {
                shape.append("# ");
            }
        }
        boolean isShort = shape.length() <= SHORT_MAX;
        return varies && words >= (isShort ? SHORT_WORDS_MIN : SHAPE_WORDS_MIN) ? shape.toString() : "";
    }

    /** Whether a token may differ from page to page: a number, a name, an identifier, a call. */
    private static boolean varies(String token) {
        boolean begun = false;
        int before = 0;
        for (int at = 0; at < token.length(); at += Character.charCount(before)) {
            int sign = token.codePointAt(at);
            boolean capital = Character.isUpperCase(sign);
            if (isNumber(sign)
                    || (capital && (!begun || Character.isLowerCase(before)))
                    || (isJoint(sign) && at > 0 && isAscii(token, at - 1) && isAscii(token, at + 1))
                    || token.startsWith("()", at)) {
                return true;
            }
            begun |= Character.isLetter(sign);
            before = sign;
        }
        return false;
    }

    private static boolean isNumber(int sign) {
        return switch (Character.getType(sign)) {
            case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
            default -> false;
        };
    }

    private static boolean isJoint(int sign) {
        return sign == '.' || sign == '_';
    }

    /** Whether a letter, digit or underscore of ASCII stands there. */
    private static boolean isAscii(String token, int at) {
        return at < token.length()
                && (token.charAt(at) == '_'
                        || (token.charAt(at) < 0x80 && Character.isLetterOrDigit(token.charAt(at))));
    }

    private static String label(String text) {
        int end = text.indexOf(": ");
        return end > 0 && end <= LABEL_MAX ? asLabel(text.substring(0, end)) : "";
    }

    private static String asLabel(String name) {
        return name.isEmpty() ? "" : ":" + name.toLowerCase(Locale.ROOT);
    }
}
