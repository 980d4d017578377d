package dev.incipit.validate.subject;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.Heading;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The block that tells agents how to use the site (checks.md §5).
 *
 * @param line line of its heading or lead-in, from 1
 */
public record Instructions(int line) {
    private static final int LEAD_IN_CHARS_MAX = 90;
    private static final int WORDS_CHARS_MIN = 12;

    /** Returns the first such block of the file. */
    static Optional<Instructions> in(FileOutline outline) {
        return outline.headings().stream()
                .filter(heading -> heading.level() > 1 && isBlock(heading, outline))
                .findFirst()
                .map(heading -> new Instructions(heading.line()))
                .or(() -> leadIn(outline));
    }

    /** Returns the line of such a block below a second or later H1, where the format has no place for it. */
    public static Optional<Integer> underTitle(FileOutline outline) {
        return outline.headings().stream()
                .filter(heading -> heading.level() == 1)
                .skip(1)
                .filter(heading -> isBlock(heading, outline))
                .findFirst()
                .map(Heading::line);
    }

    /** Whether instructions stand below the heading instead of a file list. */
    static boolean isBlock(Heading heading, FileOutline outline) {
        var words = heading.text();
        return (AgentPhrase.speaksToMachines(words)
                        || (AgentPhrase.maySpeakToMachines(words) && !listsLinks(outline.lines(), heading.line())))
                && saysSomething(outline.lines(), heading.line());
    }

    /** Whether an item with a link stands before the next heading. */
    private static boolean listsLinks(List<Line> lines, int from) {
        return below(lines, from)
                .anyMatch(line -> line.kind() == Kind.ENTRY && line.plain().contains("]("));
    }

    /** The lines up to the next heading. */
    private static Stream<Line> below(List<Line> lines, int from) {
        return lines.subList(from, lines.size()).stream().takeWhile(line -> line.kind() != Kind.HEADING);
    }

    private static Optional<Instructions> leadIn(FileOutline outline) {
        boolean fresh = true;
        // What follows one lead-in also follows the next, so no text is searched twice.
        boolean below = true;
        for (var line : outline.preamble()) {
            boolean text = line.kind() == Kind.TEXT;
            if (text && isLeadIn(line, fresh)) {
                below = below && saysSomething(outline.lines(), line.number());
                if (below || saysMore(line)) {
                    return Optional.of(new Instructions(line.number()));
                }
            }
            below = below || line.kind() == Kind.HEADING;
            fresh = !text;
        }
        return Optional.empty();
    }

    private static boolean isLeadIn(Line line, boolean paragraphStarts) {
        var words = line.plain().strip();
        var bold = boldStart(words);
        if (!bold.isEmpty() && paragraphStarts && speaks(bold)) {
            return true;
        }
        var bare = withoutEmphasis(words);
        return bare.endsWith(":") && bare.length() <= LEAD_IN_CHARS_MAX && speaks(bare);
    }

    private static boolean speaks(String words) {
        return AgentPhrase.speaksToMachines(words) || AgentPhrase.maySpeakToMachines(words);
    }

    /** Returns the bold text at the start of a line; empty if there is none. */
    private static String boldStart(String words) {
        for (var mark : List.of("**", "__")) {
            int end = words.startsWith(mark) ? words.indexOf(mark, 2) : -1;
            if (end > 2) {
                return words.substring(2, end);
            }
        }
        return "";
    }

    public static String withoutEmphasis(String words) {
        return CharacterRuns.stripped(words, here -> "*_ ".indexOf(here) >= 0);
    }

    /** Whether enough text follows the bold words on the same line; it counts like the lines below. */
    private static boolean saysMore(Line line) {
        var words = line.text().strip();
        var bold = boldStart(words);
        return !bold.isEmpty() && words.length() - bold.length() - 4 >= WORDS_CHARS_MIN;
    }

    /** Whether a line of 12 or more characters follows before the next heading. */
    private static boolean saysSomething(List<Line> lines, int from) {
        return below(lines, from)
                .anyMatch(line -> line.isProse() && line.text().strip().length() >= WORDS_CHARS_MIN);
    }
}
