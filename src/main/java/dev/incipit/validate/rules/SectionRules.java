package dev.incipit.validate.rules;

import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.FileSection;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.llmstxt.Section;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.rules.Finding.Place;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Checks of the H2 sections and their contents. */
final class SectionRules {
    private static final int LOOSE_LINKS_MAX = 2;
    private static final int SECTIONS_MAX = 40;
    private static final int SECTION_LINKS_MAX = 100;
    private static final int SHARE_LINKS_MIN = 20;
    private static final int OPTIONAL_TARGETS_MIN = 50;
    private static final Set<Kind> PROSE = EnumSet.of(Kind.TEXT, Kind.TABLE, Kind.QUOTE, Kind.CODE);
    private static final Set<Kind> WORDS =
            EnumSet.of(Kind.TEXT, Kind.TABLE, Kind.QUOTE, Kind.CODE, Kind.NESTED_ITEM, Kind.CONTINUATION, Kind.HEADING);
    private static final Set<String> CATCH_ALL = Set.of(
            "pages",
            "links",
            "resources",
            "urls",
            "content",
            "site",
            "website",
            "all pages",
            "main",
            "important links",
            "useful links",
            "index",
            "sitemap",
            "list",
            "all links");

    private SectionRules() {}

    static Finding sectionsPresent(LintContext context) {
        var file = context.file();
        if (file.entries().stream().anyMatch(Entry::hasTarget)) {
            return Finding.pass("There are sections with links.");
        }
        var advice = "No \"## Section\" with \"- [name](url): notes\" below it. Add one for each topic.";
        return hasLooseLinks(file) ? Finding.warning(advice) : Finding.fail(advice);
    }

    private static boolean hasLooseLinks(LintedFile file) {
        return file.outline().looseEntries().stream().anyMatch(Entry::hasTarget)
                || !file.links().isEmpty();
    }

    static Finding linksInSections(LintContext context) {
        var outline = context.file().outline();
        int first = outline.sections().isEmpty()
                ? Integer.MAX_VALUE
                : outline.sections().getFirst().heading().line();
        var early = outline.looseEntries().stream()
                .filter(entry -> entry.hasTarget() && entry.line() < first)
                .toList();
        return early.size() <= LOOSE_LINKS_MAX
                ? Finding.pass("Lists of links stand in sections.")
                : Finding.warning("Lines " + early.getFirst().line() + "–"
                                + early.getLast().line() + ": " + early.size()
                                + " link items before the first \"##\". Give them a section.")
                        .at(early.getFirst().line());
    }

    static Finding sectionNotEmpty(LintContext context) {
        var file = context.file();
        if (file.sections().isEmpty()) {
            return hasLooseLinks(file)
                    ? Finding.warning("No section holds a list. Add \"## Section\" above the links.")
                    : Finding.fail(
                            "No section and no link. Add \"## Section\" with \"- [name](url): notes\" below it.");
        }
        var empty = new ArrayList<Place>();
        var prose = new ArrayList<Place>();
        for (var section : file.sections()) {
            if (section.entries().isEmpty()) {
                boolean words = section.lines().stream().anyMatch(line -> WORDS.contains(line.kind()));
                (words ? prose : empty)
                        .add(new Place(
                                section.heading().line(),
                                () -> "section \"" + Finding.quote(section.name()) + "\" "
                                        + (words ? "holds no list. Add links" : "is empty. Fill")
                                        + " or remove it."));
            }
        }
        return empty.isEmpty()
                ? Finding.of(Status.WARNING, prose, "No section is empty.")
                : Finding.of(Status.FAIL, empty);
    }

    static Finding sectionProse(LintContext context) {
        return Finding.of(
                Status.WARNING,
                places(
                        context,
                        PROSE,
                        "text between list items is skipped by readers of the list."
                                + " Put it above the first \"##\" or into the notes."),
                "Sections hold lists only.");
    }

    static Finding nestedLists(LintContext context) {
        return Finding.of(
                Status.WARNING,
                places(context, EnumSet.of(Kind.NESTED_ITEM), "nested item. Make it an item of its own."),
                "Lists are flat.");
    }

    private static List<Place> places(LintContext context, Set<Kind> kinds, String text) {
        var places = new ArrayList<Place>();
        for (var section : context.file().sections()) {
            section.lines().stream()
                    .filter(line -> kinds.contains(line.kind()))
                    .forEach(line -> places.add(new Place(line.number(), text)));
        }
        return places;
    }

    static Finding optionalLast(LintContext context) {
        var places = new ArrayList<Place>();
        var sections = context.file().sections();
        int seen = 0;
        for (int at = 0; at < sections.size(); at++) {
            var section = sections.get(at);
            if (section.name().equalsIgnoreCase(Section.OPTIONAL)) {
                seen++;
                boolean right = section.name().equals(Section.OPTIONAL) && at == sections.size() - 1 && seen == 1;
                if (!right) {
                    places.add(new Place(
                            section.heading().line(),
                            section.name().equals(Section.OPTIONAL)
                                    ? "move \"## Optional\" to the end."
                                    : "write \"## Optional\", and at the end."));
                }
            }
        }
        return Finding.of(Status.WARNING, places, "\"Optional\" is absent or last.");
    }

    static Finding sectionBalance(LintContext context) {
        var sections = context.file().sections().stream()
                .filter(section -> linksOf(section) > 0)
                .toList();
        long all = sections.stream().mapToLong(SectionRules::linksOf).sum();
        if (context.file().sections().size() > SECTIONS_MAX) {
            return Finding.warning(
                    sections.stream()
                            .skip(SECTIONS_MAX)
                            .mapToInt(section -> section.heading().line())
                            .findFirst()
                            .orElse(context.file()
                                    .sections()
                                    .get(SECTIONS_MAX)
                                    .heading()
                                    .line()),
                    "more than " + SECTIONS_MAX + " sections. Merge what belongs together.");
        }
        for (var section : sections) {
            long links = linksOf(section);
            boolean heavy = links > SECTION_LINKS_MAX || (all >= SHARE_LINKS_MIN && links * 100 > all * 80);
            boolean catchAll = sections.size() == 1
                    && CATCH_ALL.contains(ComparedText.plain(section.name()).strip());
            if (heavy || catchAll) {
                return Finding.warning(
                        section.heading().line(),
                        "section \""
                                + Finding.quote(section.name()) + "\" has " + links + " of " + all
                                + " links. Split it by topic.");
            }
        }
        return all == 0
                ? Finding.warning("No section has links. Group the links by topic.")
                : Finding.pass("Sections are balanced.");
    }

    private static long linksOf(FileSection section) {
        return section.entries().stream().filter(Entry::hasTarget).count();
    }

    static Finding optionalUse(LintContext context) {
        var file = context.file();
        int targets = file.addresses().size();
        boolean optional =
                file.sections().stream().anyMatch(section -> section.name().equalsIgnoreCase(Section.OPTIONAL));
        return targets < OPTIONAL_TARGETS_MIN || optional
                ? Finding.pass("Secondary links are set apart, or there are few.")
                : Finding.warning(targets + " links and no \"## Optional\": mark what can be skipped.");
    }
}
