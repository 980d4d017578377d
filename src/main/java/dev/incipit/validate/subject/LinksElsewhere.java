package dev.incipit.validate.subject;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.text.MarkdownEscapes;
import java.util.ArrayList;
import java.util.List;

/**
 * The links that are not written in place: definitions (CommonMark §4.7) and autolinks (§6.5). They list no page, so that only
 * what is wrong with an address counts in them.
 */
public final class LinksElsewhere {
    /** Of an autolink's scheme. */
    private static final int SCHEME_CHARS_MIN = 2;

    private static final int SCHEME_CHARS_MAX = 32;
    /** An address holds one of these; {@code <file:line>} and {@code <xsl:template>} are words of a manual. */
    private static final String OF_ADDRESS = "/,;(";

    private LinksElsewhere() {}

    /**
     * An address as it stands in a line.
     *
     * @param start column where it begins
     * @param end column after it
     */
    public record Place(int start, int end) {}

    /** Returns their addresses from top to bottom. */
    static List<FileLink> in(FileOutline outline) {
        var links = new ArrayList<FileLink>();
        for (var line : outline.lines()) {
            Budget.step();
            for (var place : in(line)) {
                var written = line.text().substring(place.start(), place.end());
                links.add(new FileLink(
                        line.number(), line.kind() == Kind.DEFINITION ? MarkdownEscapes.resolved(written) : written));
            }
        }
        return links;
    }

    /** Returns where those of a line stand, from left to right. */
    public static List<Place> in(Line line) {
        var plain = line.plain();
        return line.kind() == Kind.DEFINITION ? defined(plain) : line.isProse() ? autolinks(plain) : List.of();
    }

    /** Finds the address of a definition; none where it is a footnote, or where more than a title follows. */
    private static List<Place> defined(String plain) {
        int from = skipSpace(plain, plain.indexOf("]:") + 2);
        if (plain.stripLeading().startsWith("[^") || from == plain.length()) {
            return List.of();
        }
        boolean angled = plain.charAt(from) == '<';
        int start = angled ? from + 1 : from;
        int end = CharacterRuns.end(
                plain, start, here -> angled ? here != '>' && here != '<' : !CharacterRuns.isBlank(here));
        int next = skipSpace(plain, angled ? end + 1 : end);
        boolean closed = !angled || (end < plain.length() && plain.charAt(end) == '>');
        boolean title = next < plain.length() && "\"'(".indexOf(plain.charAt(next)) >= 0;
        boolean one = closed && end > start && (next >= plain.length() || title);
        return one ? List.of(new Place(start, end)) : List.of();
    }

    private static List<Place> autolinks(String plain) {
        int open = plain.indexOf('<');
        if (open < 0) {
            return List.of();
        }
        var places = new ArrayList<Place>();
        while (open >= 0) {
            int end = CharacterRuns.end(plain, open + 1, here -> here > ' ' && here != '<' && here != '>');
            boolean closed = end < plain.length() && plain.charAt(end) == '>';
            if (closed && !isInPlace(plain, open) && isAddress(plain, open + 1, end)) {
                places.add(new Place(open + 1, end));
            }
            open = plain.indexOf('<', end);
        }
        return places;
    }

    /** Whether the brackets enclose the address of a link or picture in place. */
    private static boolean isInPlace(String plain, int open) {
        return plain.startsWith("](", CharacterRuns.start(plain, open, CharacterRuns::isBlank) - 2);
    }

    private static boolean isAddress(String plain, int from, int end) {
        int colon = CharacterRuns.end(plain, from, LinksElsewhere::isOfScheme);
        int chars = colon - from;
        return chars >= SCHEME_CHARS_MIN
                && chars <= SCHEME_CHARS_MAX
                && colon < end
                && plain.charAt(colon) == ':'
                && plain.substring(colon, end).chars().anyMatch(here -> OF_ADDRESS.indexOf(here) >= 0);
    }

    private static boolean isOfScheme(int here) {
        return here < 128 && (Character.isLetterOrDigit(here) || here == '+' || here == '.' || here == '-');
    }

    private static int skipSpace(String text, int from) {
        return CharacterRuns.end(text, Math.min(from, text.length()), CharacterRuns::isBlank);
    }
}
