package dev.incipit.validate.subject;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Link;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A link anywhere in the file, including running text and instructions.
 *
 * @param line its line, from 1
 * @param target its address, with Markdown escapes resolved
 */
record FileLink(int line, String target) {

    /** Returns the file's links from top to bottom. A malformed entry yields its address as far as it can be recognised. */
    static List<FileLink> in(FileOutline outline) {
        Map<Integer, Entry> entries = new HashMap<>();
        Stream.concat(
                        outline.looseEntries().stream(),
                        outline.sections().stream().flatMap(section -> section.entries().stream()))
                .filter(Entry::hasTarget)
                .forEach(entry -> entries.put(entry.line(), entry));
        var links = new ArrayList<FileLink>();
        for (var line : outline.lines()) {
            Budget.step();
            if (line.isProse()) {
                inLine(
                        line,
                        entries.get(line.number()) == null ? List.of() : List.of(entries.get(line.number())),
                        links);
            }
        }
        return links;
    }

    private static void inLine(Line line, List<Entry> entry, List<FileLink> links) {
        int before = links.size();
        for (var link : InlineLinks.in(line.text(), line.plain())) {
            if (!link.image() && !link.target().isBlank()) {
                links.add(new FileLink(
                        line.number(), LinkTarget.unescaped(link.target().strip())));
            }
        }
        if (links.size() == before) {
            entry.stream()
                    .flatMap(item -> item.link().stream())
                    .map(Link::target)
                    .forEach(target -> links.add(new FileLink(line.number(), LinkTarget.unescaped(target.strip()))));
        }
    }
}
