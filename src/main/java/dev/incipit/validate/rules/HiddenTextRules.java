package dev.incipit.validate.rules;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.text.PhraseTable;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.subject.LintContext;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Detects text that machines see and human readers do not. */
final class HiddenTextRules {
    private static final int COMMENT_LETTERS_MAX = 40;
    private static final int BLACK_FLAG = 0x1F3F4;
    private static final Set<UnicodeScript> UNSPACED =
            EnumSet.of(UnicodeScript.KHMER, UnicodeScript.THAI, UnicodeScript.LAO, UnicodeScript.MYANMAR);
    private static final String HIDDEN = " hidden";
    /** The first one is none of the text, and parsers drop one more. */
    private static final String SECOND_MARK = "\uFEFF";

    private static final List<String> HIDING = PhraseTable.phrases("""
            display:none, visibility:hidden, font-size:0, opacity:0, text-indent:-99, left:-99, color:transparent""");

    /** A definition that leads nowhere, whose title no reader ever sees. */
    private static final Pattern DEFINED_COMMENT =
            Pattern.compile("\\s*+\\[[^\\]]{1,60}+\\]:\\s*+(?:#|<>)\\s*+[\"'(](.*)[\"')]\\s*+");

    private HiddenTextRules() {}

    static Finding hiddenText(LintContext context) {
        var hard = new ArrayList<Place>();
        var soft = new ArrayList<Place>();
        if (context.file().source().text().startsWith(SECOND_MARK)) {
            soft.add(new Place(1, "a second byte-order mark, U+FEFF. Remove it."));
        }
        for (var line : context.file().lines()) {
            Budget.step();
            characters(line.number(), line.text(), hard, soft);
            if (line.plain().indexOf('<') >= 0 && isHidden(line.text())) {
                hard.add(new Place(line.number(), "invisible text, hidden by its style. Remove it or show it."));
            }
        }
        comments(context.file().source().text(), context.file().lines(), soft);
        definedComments(context.file().lines(), soft);
        int open = context.file().outline().openComment();
        if (open > 0) {
            hard.add(new Place(
                    open, "the comment is never closed, so all that follows is invisible. Close it with \"-->\"."));
        }
        return hard.isEmpty() ? Finding.of(Status.WARNING, soft, "No hidden text.") : Finding.of(Status.FAIL, hard);
    }

    private static void characters(int number, String text, List<Place> hard, List<Place> soft) {
        boolean flag = false;
        int next;
        for (int at = 0; at < text.length(); at = next) {
            int point = text.codePointAt(at);
            next = at + Character.charCount(point);
            if (point >= 0x180E) {
                boolean tag = point >= 0xE0000 && point <= 0xE007F;
                if ((tag && !flag) || isStrayVariant(text, at, point) || point == 0x202D || point == 0x202E) {
                    hard.add(new Place(
                            number,
                            () -> "invisible text (U+"
                                    + Integer.toHexString(point).toUpperCase(Locale.ROOT) + "). Remove it."));
                    return;
                }
                if (isZeroWidth(point)
                        && !belongs(text, at)
                        && (soft.isEmpty() || soft.getLast().line() != number)) {
                    soft.add(new Place(
                            number,
                            () -> "invisible character U+"
                                    + Integer.toHexString(point).toUpperCase(Locale.ROOT) + ". Remove it."));
                }
                // Flags such as Scotland's are a black flag followed by tag characters.
                flag = point == BLACK_FLAG || (flag && tag);
            } else {
                flag = false;
            }
        }
    }

    /** Whether it chooses a variant of a letter that has none: only Han has such variants, and one for each letter. */
    private static boolean isStrayVariant(String text, int at, int point) {
        return point >= 0xE0100 && point <= 0xE01EF && (at == 0 || !Character.isIdeographic(text.codePointBefore(at)));
    }

    /** Whether a space without width parts words of a script without spaces, or a joiner keeps a number and its unit together. */
    private static boolean belongs(String text, int at) {
        int before = at > 0 ? text.codePointBefore(at) : ' ';
        int after = at + 1 < text.length() ? text.codePointAt(at + 1) : ' ';
        return switch (text.charAt(at)) {
            case '\u200B' -> isUnspaced(before) || isUnspaced(after);
            case '\u2060' -> Character.isDigit(before) || Character.isDigit(after);
            default -> false;
        };
    }

    private static boolean isUnspaced(int point) {
        return UNSPACED.contains(UnicodeScript.of(point));
    }

    /** Joiners and non-joiners belong to letters, and direction marks to right-to-left text, so neither counts. U+3164 fills. */
    private static boolean isZeroWidth(int point) {
        return point == 0x200B
                || point == 0x3164
                || (point >= 0x2060 && point <= 0x2064)
                || point == 0xFEFF
                || point == 0x180E;
    }

    /** Whether a tag in the line hides its text by its style or by the {@code hidden} attribute. */
    private static boolean isHidden(String text) {
        if (text.indexOf('<') < 0) {
            return false;
        }
        var lower = text.toLowerCase(Locale.ROOT);
        return (lower.contains("hidden") && hasHiddenAttribute(lower))
                || (lower.contains("style") && isHiddenStyle(lower));
    }

    private static boolean hasHiddenAttribute(String lower) {
        int at = lower.indexOf('<');
        int end = -1;
        while (at >= 0) {
            end = end > at ? end : lower.indexOf('>', at);
            if (end < 0) {
                return false;
            }
            int next = lower.indexOf('<', at + 1);
            boolean tag = lower.charAt(at + 1) >= 'a' && lower.charAt(at + 1) <= 'z';
            if (tag && (next < 0 || end < next) && isHiddenAttribute(lower.substring(at, end + 1))) {
                return true;
            }
            at = next;
        }
        return false;
    }

    /** Whether the tag has the {@code hidden} attribute; the word inside another attribute's value does not count. */
    private static boolean isHiddenAttribute(String tag) {
        char quote = 0;
        for (int at = 0; at < tag.length(); at++) {
            char here = tag.charAt(at);
            if (quote != 0) {
                quote = here == quote ? 0 : quote;
            } else if (here == '"' || here == '\'') {
                quote = here;
            } else if (tag.startsWith(HIDDEN, at) && " =/>".indexOf(tag.charAt(at + HIDDEN.length())) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isHiddenStyle(String lower) {
        var squeezed = new StringBuilder(lower.length());
        lower.chars().filter(here -> here != ' ' && here != '\t').forEach(here -> squeezed.append((char) here));
        return HIDING.stream().anyMatch(hiding -> hides(squeezed, hiding));
    }

    private static boolean hides(StringBuilder style, String hiding) {
        for (int at = style.indexOf(hiding); at >= 0; at = style.indexOf(hiding, at + 1)) {
            int end = at + hiding.length();
            // 0.5em and 50% are readable.
            boolean more = end < style.length() && ".%123456789".indexOf(style.charAt(end)) >= 0;
            if (!more || !hiding.endsWith(":0")) {
                return true;
            }
        }
        return false;
    }

    private static void comments(String text, List<Line> lines, List<Place> soft) {
        int line = 1;
        int counted = 0;
        int at = text.indexOf("<!--");
        while (at >= 0) {
            line += Math.toIntExact(text.substring(counted, at + 1).lines().count()) - 1;
            counted = at;
            boolean code = lines.get(line - 1).kind() == Kind.CODE;
            int end = code ? at : text.indexOf("-->", at + 4);
            if (end < 0) {
                return;
            }
            if (!code
                    && letters(text.substring(at + 4, end)) > COMMENT_LETTERS_MAX
                    && !IgnoreComment.is(text.substring(at, end + 3))) {
                soft.add(new Place(line, "invisible text in an HTML comment. Remove it or show it."));
            }
            at = text.indexOf("<!--", end + 3);
        }
    }

    private static void definedComments(List<Line> lines, List<Place> soft) {
        for (var line : lines) {
            if (line.kind() == Kind.DEFINITION) {
                var comment = DEFINED_COMMENT.matcher(line.text());
                if (comment.matches() && letters(comment.group(1)) > COMMENT_LETTERS_MAX) {
                    soft.add(new Place(line.number(), "invisible text in a comment. Remove it or show it."));
                }
            }
        }
    }

    private static long letters(String text) {
        return text.chars().filter(Character::isLetter).count();
    }
}
