package dev.incipit.llmstxt;

import java.util.List;
import java.util.Optional;

/**
 * The structure of a file, correct or not, for the linter.
 *
 * @param lines every line, from 1
 * @param headings the headings by CommonMark's rules, at the left margin and outside code
 * @param unspaced lines that look like headings but have no space after their marks
 * @param looseEntries list items outside of any H2 section, in order
 * @param frontMatterLines lines of YAML at the top, including its marks; 0 if there is none
 * @param openFence the line of a code fence that is never closed; 0 if there is none
 * @param openComment the line of a block comment that is never closed, whose rest is read as text; 0 if there is none
 */
public record FileOutline(
        List<Line> lines,
        List<Heading> headings,
        List<Heading> unspaced,
        List<FileSection> sections,
        List<Entry> looseEntries,
        int frontMatterLines,
        int openFence,
        int openComment) {

    /** Returns the first H1; its text may be empty. */
    public Optional<Heading> title() {
        return headings.stream().filter(heading -> heading.level() == 1).findFirst();
    }

    /** Returns the line of the first H2; beyond all lines if there is none. */
    public int firstSectionLine() {
        return sections.isEmpty()
                ? Integer.MAX_VALUE
                : sections.getFirst().heading().line();
    }

    /** Returns the lines after the first H1, or from the top if there is none, up to the next H2. */
    public List<Line> preamble() {
        int from = title().map(Heading::line).orElse(0);
        int to = headings.stream()
                .filter(heading -> heading.level() == 2 && heading.line() > from)
                .mapToInt(heading -> heading.line() - 1)
                .findFirst()
                .orElse(lines.size());
        return lines.subList(from, to);
    }
}
