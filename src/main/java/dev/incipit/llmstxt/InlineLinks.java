package dev.incipit.llmstxt;

import dev.incipit.llmstxt.Entry.Flaw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds links in one line: nested brackets, balanced parentheses, angle brackets, titles (CommonMark §6.3). Linear. */
public final class InlineLinks {
    /** Longer text is not a title, so that a line full of quotes is read in linear time. */
    private static final int TITLE_CHARS_MAX = 500;

    private final String text;
    private final String plain;
    private final Brackets brackets;
    private final NextColumn nextSpace;
    private final NextColumn nextAngle;
    private final NextColumn nextText;

    private InlineLinks(String text, String plain) {
        this.text = text;
        this.plain = plain;
        this.brackets = Brackets.in(plain);
        this.nextSpace = new NextColumn(plain, CharacterRuns::isBlank);
        this.nextAngle = new NextColumn(plain, here -> here == '>');
        this.nextText = new NextColumn(plain, here -> !CharacterRuns.isBlank(here));
    }

    /**
     * Returns the links of a line, from left to right, without nested ones.
     *
     * @param text the line as written
     * @param plain the line with inline code blanked, column for column
     */
    public static List<InlineLink> in(String text, String plain) {
        if (plain.indexOf("](") < 0) {
            return List.of();
        }
        var scan = new InlineLinks(text, plain);
        var links = new ArrayList<InlineLink>();
        int at = plain.indexOf('[');
        while (at >= 0) {
            var link = scan.linkAt(at);
            link.ifPresent(links::add);
            at = plain.indexOf('[', link.isPresent() ? link.get().end() : at + 1);
        }
        return links;
    }

    /**
     * Returns the flaw of the first malformed link in running text. Brackets before parentheses count as a link only if a web
     * address begins in the parentheses or they are empty: {@code a[i] (one based)} is not a link.
     *
     * @param listed whether the line is of a list of links, where any parenthesis after a name opens an address
     */
    public static Optional<Flaw> flaw(String text, String plain, boolean listed) {
        if (plain.indexOf("](") < 0 && plain.indexOf("] (") < 0) {
            return Optional.empty();
        }
        var scan = new InlineLinks(text, plain);
        for (int open = plain.indexOf('['); open >= 0; open = plain.indexOf('[', open + 1)) {
            var flaw = scan.flawAt(open);
            if (flaw.isPresent()) {
                return flaw;
            }
        }
        return Optional.of(Flaw.UNCLOSED_PARENTHESIS).filter(_ -> listed && scan.hasUnclosed());
    }

    /** Returns whether an address opens directly after a name and never closes. */
    private boolean hasUnclosed() {
        int at = plain.indexOf("](");
        while (at >= 0 && (partner(at + 1) >= 0 || closing(at + 1) >= 0)) {
            at = plain.indexOf("](", at + 2);
        }
        return at >= 0;
    }

    private Optional<Flaw> flawAt(int open) {
        int close = partner(open);
        int parenthesis = close < 0 ? plain.length() : skipSpace(close + 1);
        if (parenthesis >= plain.length() || plain.charAt(parenthesis) != '(') {
            return Optional.empty();
        }
        boolean spaced = parenthesis > close + 1;
        boolean image = open > 0 && plain.charAt(open - 1) == '!';
        if (!beginsAddress(plain, skipSpace(parenthesis + 1))) {
            boolean called = open > 0 && Character.isLetterOrDigit(plain.charAt(open - 1));
            boolean nothing = partner(parenthesis) >= 0 && skipSpace(parenthesis + 1) == partner(parenthesis);
            boolean words = skipSpace(open + 1) < close;
            return Optional.of(Flaw.EMPTY_ADDRESS).filter(_ -> nothing && words && !spaced && !called && !image);
        }
        if (spaced) {
            return Optional.of(Flaw.SPACE_BEFORE_PARENTHESIS);
        }
        if (closing(parenthesis) < 0) {
            int end = partner(parenthesis);
            return Optional.of(
                    end < 0
                            ? Flaw.UNCLOSED_PARENTHESIS
                            : SpacedAddress.of(
                                            text.substring(parenthesis + 1, end).strip())
                                    .flaw());
        }
        return Optional.of(Flaw.EMPTY_NAME).filter(_ -> skipSpace(open + 1) == close && !image);
    }

    private Optional<InlineLink> linkAt(int open) {
        int close = partner(open);
        if (close < 0 || close + 1 >= plain.length() || plain.charAt(close + 1) != '(') {
            return Optional.empty();
        }
        int end = closing(close + 1);
        if (end < 0) {
            return Optional.empty();
        }
        int from = skipSpace(close + 2);
        boolean angled = isAngled(from);
        boolean image = open > 0 && plain.charAt(open - 1) == '!';
        var address = text.substring(angled ? from + 1 : from, addressEnd(from, partner(close + 1)));
        return Optional.of(new InlineLink(open, end + 1, text.substring(open + 1, close), address, image));
    }

    private boolean isAngled(int from) {
        return from < plain.length() && plain.charAt(from) == '<';
    }

    /** Returns where an address's parenthesis closes; -1 if it does not, or if anything but a title follows. */
    private int closing(int parenthesis) {
        int from = skipSpace(parenthesis + 1);
        int balanced = partner(parenthesis);
        int end = addressEnd(from, balanced);
        int next = end < 0 ? plain.length() : skipSpace(isAngled(from) ? end + 1 : end);
        if (next >= plain.length()) {
            return -1;
        }
        return switch (plain.charAt(next)) {
            case ')' -> next;
            case '(' -> partner(next) >= 0 && skipSpace(partner(next) + 1) == balanced ? balanced : -1;
            case '"', '\'' -> afterTitle(next, balanced);
            default -> -1;
        };
    }

    /** Returns the address's end: its angle bracket, the first space or the parenthesis; -1 if it does not end. */
    private int addressEnd(int from, int balanced) {
        if (isAngled(from)) {
            int angle = nextAngle.from(from);
            return angle == plain.length() ? -1 : angle;
        }
        int space = nextSpace.from(from);
        int end = balanced >= 0 && balanced <= space ? Math.max(from, balanced) : space;
        return end == plain.length() ? -1 : end;
    }

    /** Returns the closing parenthesis after a quoted title, which may contain parentheses; -1 if there is none. */
    private int afterTitle(int title, int balanced) {
        char quote = plain.charAt(title);
        int close = plain.indexOf(quote, title + 1, Math.min(plain.length(), title + TITLE_CHARS_MAX));
        int end = close < 0 ? plain.length() : skipSpace(close + 1);
        if (end < plain.length() && plain.charAt(end) == ')') {
            return end;
        }
        int last = CharacterRuns.start(plain, Math.max(title, balanced), CharacterRuns::isBlank) - 1;
        return last > title && plain.charAt(last) == quote ? balanced : -1;
    }

    private int partner(int open) {
        return brackets.partner(open);
    }

    private int skipSpace(int from) {
        return nextText.from(from);
    }

    /** Returns whether a web address begins at the position, in angle brackets or not. */
    private static boolean beginsAddress(String text, int from) {
        int at = text.startsWith("<", from) ? from + 1 : from;
        return text.regionMatches(true, at, "http://", 0, 7) || text.regionMatches(true, at, "https://", 0, 8);
    }
}
