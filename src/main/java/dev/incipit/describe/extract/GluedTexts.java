package dev.incipit.describe.extract;

import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.UnmarkedText;
import dev.incipit.describe.words.OneLine;
import dev.incipit.describe.words.Sentences;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Recognises a description that a program took from the page: the texts of several blocks, one behind the other without a stop
 * between them, as "Fair prices Book now Our rates The first hour is free.".
 */
final class GluedTexts {
    /** The block that goes on in the middle of a sentence is recognised by so many words; three may be a name. */
    private static final int WORDS = 5;

    /** One behind the whole block above it by fewer. */
    private static final int WORDS_BELOW = 2;

    /** A block above of fewer characters may be any word. */
    private static final int ABOVE_MIN = 8;

    /** A shorter block is looked for as a whole. */
    private static final int JOINED_MAX = 20;

    private static final int PASSAGES_MAX = 40;

    /** So many entries of lists, which are half of what breaks off, were not written as a sentence. */
    private static final int ENTRIES_MIN = 3;

    private static final int ENTRIES_MAX = 300;

    /** A shorter name may be any word. */
    private static final int NAME_MIN = 4;

    /** The number before an entry of a table of contents: "1.1.2. ". */
    private static final Pattern NUMBER = Pattern.compile("^\\d{1,3}(?:\\.\\d{1,3}){0,5}\\.? ");

    /** The name of a card that stands in its picture and below it. */
    private static final Pattern TWICE = Pattern.compile("(?<!\\S)(\\p{L}.{10,120}) \\1(?!\\w)");

    private static final Pattern ELLIPSIS = Pattern.compile("(?:\\.\\.\\.|…)$");

    /** Of a name that is cut the second time, so many characters are left. */
    private static final int CUT_MIN = 21;

    private static final int CUT_MAX = 121;

    /** How many characters of the name may be behind those. */
    private static final int CUT_OFF_MAX = 80;

    /** A description that begins otherwise is no copy of a paragraph. */
    private static final int COPIED_MIN = 12;

    /** By so many characters at its end, a copy is found again behind what it lacks. */
    private static final int COPIED_END = 8;

    /** Around a heading, so many characters of what stands before and behind it. */
    private static final int AROUND = 6;

    /** The letters of a shorter one may be those of any words. */
    private static final int CODE_LINE_MIN = 20;

    /** The number of a line, or a file's name, between a text and the code below it. */
    private static final int LABEL_MAX = 20;

    private static final Pattern CODE = Pattern.compile("[`{]");
    private static final Pattern ENDING = Pattern.compile("[.!?。]");

    private GluedTexts() {}

    /**
     * Whether a block of the page begins in a description's middle, where no sentence ends or no blank stands before it, or behind
     * the whole block above it.
     */
    static boolean are(String description, List<Passage> passages) {
        var above = "";
        for (var passage : passages.subList(0, Math.min(passages.size(), PASSAGES_MAX))) {
            boolean row = passage.is(Passage.Kind.ROW);
            var text = OneLine.of(row ? UnmarkedText.of(String.join(" ", passage.cells())) : passage.text());
            if (goesOn(description, text)
                    || isJoined(description, text)
                    || (above.length() >= ABOVE_MIN && continues(description, above, text))) {
                return true;
            }
            above = row || passage.is(Passage.Kind.HEADING) ? text : "";
        }
        return false;
    }

    /**
     * Whether a description runs over a heading of the page, runs into its code, or is a paragraph that lacks some of its code,
     * as a program copies them: "With Denofetchling'".
     */
    static boolean areCopies(String description, List<Passage> passages) {
        var letters = TextKey.letters(description);
        var first = passages.subList(0, Math.min(passages.size(), PASSAGES_MAX));
        for (int at = 0; at < first.size(); at++) {
            var passage = first.get(at);
            boolean inside = at > 0 && at + 1 < first.size();
            if ((inside
                            && passage.is(Passage.Kind.HEADING)
                            && isRunOver(description, passage.text())
                            && runsOver(letters, first.get(at - 1), passage, first.get(at + 1)))
                    || (at > 0 && passage.is(Passage.Kind.CODE) && runsInto(letters, first.get(at - 1), passage))
                    || (passage.isParagraph() && lacks(description, letters, passage))) {
                return true;
            }
        }
        return false;
    }

    private static boolean runsInto(String letters, Passage above, Passage code) {
        var before = TextKey.letters(above.text());
        var line = code.text().lines().findFirst().map(TextKey::letters).orElse("");
        int at = letters.indexOf(line);
        return before.length() >= AROUND
                && line.length() >= CODE_LINE_MIN
                && at >= 0
                && letters.substring(Math.max(0, at - AROUND - LABEL_MAX), at)
                        .contains(before.substring(before.length() - AROUND));
    }

    private static boolean runsOver(String letters, Passage above, Passage heading, Passage below) {
        var before = TextKey.letters(above.text());
        var after = TextKey.letters(below.text());
        return before.length() >= AROUND
                && after.length() >= AROUND
                && letters.contains(before.substring(before.length() - AROUND)
                        + TextKey.letters(heading.text())
                        + after.substring(0, AROUND));
    }

    /** Whether no sign separates a heading from what follows it. */
    private static boolean isRunOver(String description, String heading) {
        int at = heading.isEmpty() ? -1 : description.indexOf(heading);
        var rest = at < 0 ? "" : description.substring(at + heading.length()).stripLeading();
        return !rest.isEmpty() && Character.isLetterOrDigit(rest.codePointAt(0));
    }

    private static boolean lacks(String description, String letters, Passage passage) {
        var paragraph = TextKey.letters(passage.text());
        int end = Math.min(letters.length(), paragraph.length());
        int same = 0;
        while (same < end && letters.charAt(same) == paragraph.charAt(same)) {
            same++;
        }
        if (same < COPIED_MIN
                || letters.length() - same < COPIED_END
                || paragraph.indexOf(letters.substring(letters.length() - COPIED_END), same + 1) < 0) {
            return false;
        }
        var gap = gap(description, same);
        boolean fused = gap.isEmpty() && !gap(passage.text(), same).isEmpty();
        return fused
                || (CODE.matcher(passage.markdown()).find()
                        && paragraph.endsWith(letters.substring(same))
                        && !ENDING.matcher(gap).find());
    }

    /** Returns what stands in a text between the letter or digit before so many and the next one. */
    private static String gap(String text, int letters) {
        int seen = 0;
        int from = 0;
        for (int at = 0; at < text.length(); at++) {
            if (Character.isLetterOrDigit(text.charAt(at))) {
                if (seen == letters) {
                    return text.substring(from, at);
                }
                seen++;
                from = at + 1;
            }
        }
        return "";
    }

    /** Whether a description is mostly entries of the page's lists, "Ridge, Lasso, Elastic-Net, Le...", or says a name twice. */
    static boolean areEntries(String description, List<Passage> passages) {
        if (!Sentences.breaksOff(description)) {
            return false;
        }
        var names = passages.stream()
                .filter(passage -> passage.is(Passage.Kind.ITEM))
                .limit(ENTRIES_MAX)
                .map(passage -> NUMBER.matcher(OneLine.of(passage.text())).replaceFirst(""))
                .distinct()
                .filter(name -> name.length() >= NAME_MIN && description.contains(name))
                .toList();
        return TWICE.matcher(description).find()
                || isCutTheSecondTime(ELLIPSIS.matcher(description).replaceFirst(""))
                || (names.size() >= ENTRIES_MIN
                        && names.stream().mapToInt(String::length).sum() * 2 >= description.length());
    }

    /** Whether a text ends with a name's beginning that stands shortly before. */
    private static boolean isCutTheSecondTime(String text) {
        for (int at = text.length() - CUT_MIN; at > 0 && at >= text.length() - CUT_MAX; at--) {
            if (text.charAt(at - 1) == ' ' && Character.isLetter(text.codePointAt(at))) {
                var before = text.substring(Math.max(0, 2 * at - text.length() - CUT_OFF_MAX - 2), at - 1);
                if ((" " + before).contains(" " + text.substring(at))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean goesOn(String description, String text) {
        var beginning = beginning(text, WORDS);
        int at = beginning.isEmpty() || !Character.isUpperCase(text.codePointAt(0))
                ? -1
                : description.indexOf(" " + beginning);
        return at > 0 && (Character.isLetterOrDigit(description.charAt(at - 1)) || description.charAt(at - 1) == ')');
    }

    /** Whether the block stands right behind a word: "Fair pricesBook now". */
    private static boolean isJoined(String description, String text) {
        var beginning = text.length() <= JOINED_MAX ? text : beginning(text, WORDS_BELOW);
        int at = beginning.length() < ABOVE_MIN || !Character.isUpperCase(text.codePointAt(0))
                ? -1
                : description.indexOf(beginning);
        return at > 0 && endsWord(description.charAt(at - 1));
    }

    /** A letter of a script without spaces may stand before any word. */
    private static boolean endsWord(char sign) {
        return Character.isLowerCase(sign) || Character.isDigit(sign) || ".!?)»".indexOf(sign) >= 0;
    }

    private static boolean continues(String description, String above, String text) {
        var beginning = beginning(text, WORDS_BELOW);
        return !beginning.isEmpty() && description.contains(above + " " + beginning);
    }

    private static String beginning(String text, int wordCount) {
        int end = -1;
        for (int words = 0; words < wordCount; words++) {
            end = text.indexOf(' ', end + 1);
            if (end < 0) {
                return "";
            }
        }
        return text.substring(0, end);
    }
}
