package dev.incipit.validate.subject;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.BareAddress;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.FileSection;
import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.text.MarkdownEscapes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A link anywhere in the file, including running text and instructions.
 *
 * @param line its line, from 1
 * @param target its address, with Markdown's escapes and character references resolved
 */
record FileLink(int line, String target) {

    /**
     * Returns the file's links from top to bottom. A malformed item yields its address as far as it can be recognised.
     *
     * @param listed the sections that hold file lists; elsewhere a bare address is just text
     */
    static List<FileLink> in(FileOutline outline, List<FileSection> listed) {
        Map<Integer, String> items = new HashMap<>();
        Stream.concat(outline.looseEntries().stream(), listed.stream().flatMap(section -> section.entries().stream()))
                .filter(entry -> !entry.address().isEmpty())
                .forEach(entry -> items.put(entry.line(), entry.address()));
        listed.stream()
                .flatMap(section -> section.lines().stream())
                .filter(line -> line.kind() == Kind.NESTED_ITEM)
                .forEach(line -> BareAddress.first(line.plain())
                        .ifPresent(bare -> items.put(line.number(), bare.in(line.text()))));
        var links = new ArrayList<FileLink>();
        for (var line : outline.lines()) {
            Budget.step();
            if (line.isProse()) {
                inLine(line, items.getOrDefault(line.number(), ""), links);
            }
        }
        return links;
    }

    /** Adds the links of a line or, if it has none, the address that its item names. */
    private static void inLine(Line line, String item, List<FileLink> links) {
        int before = links.size();
        for (var link : InlineLinks.in(line.text(), line.plain())) {
            if (!link.image() && !link.target().isBlank()) {
                links.add(new FileLink(
                        line.number(), MarkdownEscapes.resolved(link.target().strip())));
            }
        }
        if (links.size() == before && !item.isEmpty()) {
            links.add(new FileLink(line.number(), MarkdownEscapes.resolved(item.strip())));
        }
    }
}
