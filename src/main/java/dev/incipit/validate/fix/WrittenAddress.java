package dev.incipit.validate.fix;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.text.MarkdownEscapes;
import dev.incipit.url.TrackingParameters;
import java.util.ArrayList;
import java.util.List;

/** An address as it is spelt, with Markdown's escapes and character references (CommonMark §2.4 and §2.5). */
final class WrittenAddress {
    /** The longest reference with its marks, as {@link MarkdownEscapes} reads it. */
    private static final int REFERENCE_CHARS_MAX = 34;

    private final List<Sign> signs = new ArrayList<>();

    /** What is meant by a character, an escape or a reference, and how it is spelt. */
    private record Sign(String meant, String spelt) {
        boolean is(String other) {
            return meant.equals(other);
        }
    }

    private WrittenAddress(String written) {
        int at = 0;
        while (at < written.length()) {
            var spelt = written.substring(at, signEnd(written, at));
            signs.add(new Sign(spelt.length() == 1 ? spelt : MarkdownEscapes.resolved(spelt), spelt));
            at += spelt.length();
        }
    }

    private static int signEnd(String written, int at) {
        if (MarkdownEscapes.isAt(written, at)) {
            return at + 2;
        }
        if (written.charAt(at) != '&') {
            return at + 1;
        }
        int end = CharacterRuns.end(written, at + 1, here -> here == '#' || Character.isLetterOrDigit(here)) + 1;
        boolean closed = end - at <= REFERENCE_CHARS_MAX && end <= written.length() && written.charAt(end - 1) == ';';
        var spelt = closed ? written.substring(at, end) : "";
        return MarkdownEscapes.resolved(spelt).equals(spelt) ? at + 1 : end;
    }

    /** Returns an address without the parameters that only track; one that has none as it is. */
    static String untracked(String written) {
        if (TrackingParameters.firstIn(MarkdownEscapes.resolved(written)).isEmpty()) {
            return written;
        }
        return new WrittenAddress(written).untracked();
    }

    private String untracked() {
        int query = find("?", 0, signs.size());
        int end = find("#", query, signs.size());
        var kept = new StringBuilder();
        var mark = signs.get(query).spelt();
        int from = query + 1;
        while (from <= end) {
            int to = find("&", from, end);
            if (!TrackingParameters.isOne(text(from, to, true))) {
                kept.append(kept.isEmpty() ? mark : signs.get(from - 1).spelt()).append(text(from, to, false));
            }
            from = to + 1;
        }
        return text(0, query, false) + (kept.length() > mark.length() ? kept : "") + text(end, signs.size(), false);
    }

    /** Returns the place of the first such sign, or {@code end}. */
    private int find(String sign, int from, int end) {
        int at = from;
        while (at < end && !signs.get(at).is(sign)) {
            at++;
        }
        return at;
    }

    private String text(int from, int to, boolean meant) {
        var text = new StringBuilder();
        signs.subList(from, to).forEach(sign -> text.append(meant ? sign.meant() : sign.spelt()));
        return text.toString();
    }
}
