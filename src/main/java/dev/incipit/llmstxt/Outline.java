package dev.incipit.llmstxt;

import java.util.List;
import java.util.Optional;

/**
 * What stands where in a file, right or wrong: the ground a linter walks on.
 *
 * @param lines every line, from 1
 * @param headings those that CommonMark takes for headings, at the left margin and outside code
 * @param unspaced lines that were meant as headings and have no space after their marks
 * @param sections the H2s in order
 * @param looseEntries list items outside of any H2 section, in order
 * @param frontMatterLines lines of YAML at the top, its marks included; 0 when there is none
 * @param openFence the line of a code fence that is never closed; 0 when there is none
 */
public record Outline(
        List<Line> lines,
        List<Heading> headings,
        List<Heading> unspaced,
        List<FileSection> sections,
        List<Entry> looseEntries,
        int frontMatterLines,
        int openFence) {

    /** The first H1; it may have no words. */
    public Optional<Heading> title() {
        return headings.stream().filter(heading -> heading.level() == 1).findFirst();
    }

    /** The lines from below the first H1, or from the top where there is none, up to the next H2. */
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
