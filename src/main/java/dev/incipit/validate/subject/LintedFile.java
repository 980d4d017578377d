package dev.incipit.validate.subject;

import dev.incipit.compute.Budget;
import dev.incipit.compute.OverBudget;
import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.FileSection;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.LlmsTxtParser;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A file with everything that several checks need, computed once.
 *
 * @param address where it was found, URL mode only
 * @param isRead whether the file was parsed within its CPU budget
 * @param instructions the block that tells agents how to use the site
 * @param sections the H2 sections that hold file lists: all but those with instructions for agents
 * @param entries the entries of the file-list sections
 * @param targets the distinct targets of the entries, in order; each entry without an address is a target of its own
 * @param links every link of the file, running text included, from top to bottom
 * @param addresses the distinct addresses of all links, in order
 * @param elsewhere the distinct further addresses of definitions and autolinks, in order
 * @param pages the addresses that lead out of the file, in order, without those that differ from an earlier one by a fragment only
 * @param foreign the format of the file, if it is not Markdown or no index
 */
public record LintedFile(
        SourceText source,
        Optional<WebUrl> address,
        boolean isRead,
        LlmsTxt document,
        FileOutline outline,
        Optional<Instructions> instructions,
        List<FileSection> sections,
        List<Entry> entries,
        List<LinkTarget> targets,
        List<FileLink> links,
        List<LinkTarget> addresses,
        List<LinkTarget> elsewhere,
        List<LinkTarget> pages,
        Optional<ForeignFormat> foreign) {

    /** Parses the file; parses nothing if that exceeds the CPU budget. */
    public static LintedFile of(SourceText source, Optional<WebUrl> address) {
        try {
            return of(source, address, true);
        } catch (OverBudget tooMuch) {
            return of(source, address, false);
        }
    }

    private static LintedFile of(SourceText source, Optional<WebUrl> address, boolean read) {
        var text = read ? source.text() : "";
        var parsed = new LlmsTxtParser().parse(text);
        var outline = parsed.outline();
        var instructions = Instructions.in(outline);
        var sections = outline.sections().stream()
                .filter(section -> !Instructions.isBlock(section.heading(), outline))
                .toList();
        var entries =
                sections.stream().flatMap(section -> section.entries().stream()).toList();
        Map<String, LinkTarget> byKey = new LinkedHashMap<>();
        var targets = distinct(entries, byKey);
        var links = FileLink.in(outline, sections);
        var addresses = addresses(links, byKey);
        var pages = pages(addresses);
        var foreign =
                ForeignFormat.of(text, outline, entries.stream().anyMatch(LintedFile::leadsOut), !pages.isEmpty());
        return new LintedFile(
                source,
                address,
                read,
                parsed.document(),
                outline,
                instructions,
                sections,
                entries,
                targets,
                links,
                addresses,
                elsewhere(outline, addresses),
                pages,
                foreign);
    }

    private static List<LinkTarget> distinct(List<Entry> entries, Map<String, LinkTarget> byKey) {
        var targets = new ArrayList<LinkTarget>();
        for (var entry : entries) {
            Budget.step();
            var target = LinkTarget.of(entry.address(), entry.line());
            if (target.kind() == LinkTarget.Kind.NONE) {
                target.entries().add(entry);
                targets.add(target);
                continue;
            }
            var known = byKey.putIfAbsent(target.key(), target);
            if (known == null) {
                targets.add(target);
            }
            (known == null ? target : known).entries().add(entry);
        }
        return targets;
    }

    /** Returns the addresses in link order; an address that entries name keeps their target. */
    private static List<LinkTarget> addresses(List<FileLink> links, Map<String, LinkTarget> byKey) {
        Map<String, LinkTarget> addresses = new LinkedHashMap<>();
        for (var link : links) {
            Budget.step();
            var key = LinkTarget.key(link.target());
            addresses.computeIfAbsent(key, _ -> {
                var known = byKey.get(key);
                return known != null && known.line() <= link.line() ? known : LinkTarget.of(link);
            });
        }
        return List.copyOf(addresses.values());
    }

    private static List<LinkTarget> elsewhere(FileOutline outline, List<LinkTarget> addresses) {
        Map<String, LinkTarget> elsewhere = new LinkedHashMap<>();
        LinksElsewhere.in(outline)
                .forEach(link -> elsewhere.putIfAbsent(LinkTarget.key(link.target()), LinkTarget.of(link)));
        addresses.forEach(address -> elsewhere.remove(address.key()));
        return List.copyOf(elsewhere.values());
    }

    /** Returns one address for each page; where only fragments differ, the first, and none that leads into the file itself. */
    private static List<LinkTarget> pages(List<LinkTarget> addresses) {
        Map<String, LinkTarget> pages = new LinkedHashMap<>();
        for (var address : addresses) {
            Budget.step();
            if (address.kind() != LinkTarget.Kind.FRAGMENT) {
                pages.putIfAbsent(address.pageKey(), address);
            }
        }
        return List.copyOf(pages.values());
    }

    public List<Line> lines() {
        return outline.lines();
    }

    /** The distinct targets of the items that stand in no section, from the first one that leads out of the file. */
    public List<LinkTarget> looseTargets() {
        var loose = outline.looseEntries().stream()
                .dropWhile(entry -> !leadsOut(entry))
                .toList();
        return distinct(loose, new LinkedHashMap<>());
    }

    /** The lines that have a link, or an address that counts as one. */
    public Set<Integer> addressLines() {
        return links.stream().map(FileLink::line).collect(Collectors.toSet());
    }

    /** Whether any link that leads out of the file can be read. */
    public boolean hasLinks() {
        return !pages.isEmpty();
    }

    /** Whether the item leads out of the file, be its link well formed or not. */
    public static boolean leadsOut(Entry entry) {
        var address = entry.address();
        return !address.isBlank() && !address.startsWith("#");
    }

    /** Whether a file-list section has an item that leads out of the file. */
    public boolean hasLinkedEntries() {
        return entries.stream().anyMatch(LintedFile::leadsOut);
    }

    /** Whether a link that leads out of the file stands below a heading of level 2. */
    public boolean hasLinksBelowSections() {
        if (hasLinkedEntries()) {
            return true;
        }
        var below = new HashSet<Integer>();
        outline.sections().forEach(section -> section.lines().forEach(line -> below.add(line.number())));
        return links.stream().anyMatch(link -> !link.target().startsWith("#") && below.contains(link.line()));
    }
}
