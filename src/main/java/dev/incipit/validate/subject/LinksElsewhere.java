package dev.incipit.validate.subject;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.text.MarkdownEscapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The links that are not written in place: definitions (CommonMark §4.7) and autolinks (§6.5). They list no page, so that only
 * what is wrong with an address counts in them.
 */
final class LinksElsewhere {
    /** Of an autolink's scheme. */
    private static final int SCHEME_CHARS_MIN = 2;

    private static final int SCHEME_CHARS_MAX = 32;
    /** An address holds one of these; {@code <file:line>} and {@code <xsl:template>} are words of a manual. */
    private static final String OF_ADDRESS = "/,;(";

    private LinksElsewhere() {}

    /** Returns them from top to bottom. */
    static List<FileLink> in(FileOutline outline) {
        var links = new ArrayList<FileLink>();
        for (var line : outline.lines()) {
            Budget.step();
            if (line.kind() == Kind.DEFINITION) {
                defined(line.plain())
                        .ifPresent(target -> links.add(new FileLink(line.number(), MarkdownEscapes.resolved(target))));
            } else if (line.isProse()) {
                autolinks(line, links);
            }
        }
        return links;
    }

    /** Returns the address of a definition; none where it is a footnote, or where more than a title follows. */
    private static Optional<String> defined(String plain) {
        int from = skipSpace(plain, plain.indexOf("]:") + 2);
        if (plain.stripLeading().startsWith("[^") || from == plain.length()) {
            return Optional.empty();
        }
        boolean angled = plain.charAt(from) == '<';
        int start = angled ? from + 1 : from;
        int end = CharacterRuns.end(plain, start, here -> angled ? here != '>' && here != '<' : !isSpace(here));
        int next = skipSpace(plain, angled ? end + 1 : end);
        boolean closed = !angled || (end < plain.length() && plain.charAt(end) == '>');
        boolean title = next < plain.length() && "\"'(".indexOf(plain.charAt(next)) >= 0;
        return Optional.of(plain.substring(start, end))
                .filter(target -> closed && !target.isBlank() && (next >= plain.length() || title));
    }

    private static void autolinks(Line line, List<FileLink> links) {
        var plain = line.plain();
        int open = plain.indexOf('<');
        while (open >= 0) {
            int end = CharacterRuns.end(plain, open + 1, here -> here > ' ' && here != '<' && here != '>');
            if (end < plain.length() && plain.charAt(end) == '>' && isAddress(plain, open + 1, end)) {
                links.add(new FileLink(line.number(), plain.substring(open + 1, end)));
            }
            open = plain.indexOf('<', end);
        }
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
        return CharacterRuns.end(text, Math.min(from, text.length()), LinksElsewhere::isSpace);
    }

    private static boolean isSpace(int here) {
        return here == ' ' || here == '\t';
    }
}
