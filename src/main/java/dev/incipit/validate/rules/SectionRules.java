package dev.incipit.validate.rules;

import dev.incipit.llmstxt.FileSection;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.llmstxt.Section;
import dev.incipit.text.PhraseTable;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.recognize.ComparedText;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Checks of the H2 sections and their contents. */
final class SectionRules {
    private static final int LOOSE_LINKS_MAX = 2;
    private static final int SECTIONS_MAX = 40;
    private static final int SECTION_LINKS_MAX = 100;
    private static final int SHARE_LINKS_MIN = 20;
    /** So many links of one section can be split. */
    private static final int SPLIT_LINKS_MIN = 6;

    private static final int OPTIONAL_TARGETS_MIN = 50;
    private static final Set<Kind> PROSE = EnumSet.of(Kind.TEXT, Kind.TABLE, Kind.QUOTE, Kind.CODE);
    private static final Set<Kind> WORDS =
            EnumSet.of(Kind.TEXT, Kind.TABLE, Kind.QUOTE, Kind.CODE, Kind.NESTED_ITEM, Kind.CONTINUATION, Kind.HEADING);
    private static final Set<String> CATCH_ALL = Set.copyOf(PhraseTable.phrases("""
            pages, links, resources, urls, content, site, website, all pages, main, important links, useful links,
            index, sitemap, list, all links"""));

    /** What is added to a section's name. */
    private static final Pattern REMARK = Pattern.compile("\\s(?:\\(|[-–—]\\s).*");

    private SectionRules() {}

    static Finding sectionsPresent(LintContext context) {
        var file = context.file();
        if (file.hasLinkedEntries()) {
            return Finding.pass("There are sections with links.");
        }
        return file.hasLinks()
                ? Finding.warning(
                        "No \"## Section\" with \"- [name](url): notes\" below it. Add one for each topic, above its links.")
                : Finding.see(Status.FAIL, Cause.LINKS);
    }

    static Finding linksInSections(LintContext context) {
        var outline = context.file().outline();
        var early = outline.looseEntries().stream()
                .filter(entry -> LintedFile.leadsOut(entry) && entry.line() < outline.firstSectionLine())
                .toList();
        if (early.size() > LOOSE_LINKS_MAX && !context.file().hasLinkedEntries()) {
            return Finding.see(Status.WARNING, Cause.SECTIONS);
        }
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
            return file.hasLinks()
                    ? Finding.see(Status.WARNING, Cause.SECTIONS)
                    : Finding.see(Status.FAIL, Cause.LINKS);
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
                                        + (words
                                                ? "holds no list. List links in it, or put its text above the first \"##\"."
                                                : "is empty. Fill or remove it.")));
            }
        }
        if (!empty.isEmpty()) {
            return Finding.of(Status.FAIL, empty);
        }
        return prose.isEmpty() || file.hasLinks()
                ? Finding.of(Status.WARNING, prose, "No section is empty.")
                : Finding.see(Status.WARNING, Cause.LINKS);
    }

    static Finding sectionProse(LintContext context) {
        var notEmpty = sectionNotEmpty(context);
        boolean told = notEmpty.status() == Status.WARNING && notEmpty.cause().isEmpty();
        boolean skipped = false;
        var places = new ArrayList<Place>();
        for (var section : context.file().sections()) {
            if (told && section.entries().isEmpty()) {
                skipped |= section.lines().stream().anyMatch(line -> PROSE.contains(line.kind()));
                continue;
            }
            boolean listed = !section.entries().isEmpty();
            section.lines().stream()
                    .filter(line -> PROSE.contains(line.kind()))
                    .forEach(line -> places.add(new Place(line.number(), ProseFault.of(line, listed))));
        }
        return places.isEmpty() && skipped
                ? Finding.see(Status.WARNING, Cause.LISTS)
                : Finding.of(Status.WARNING, places, "Sections hold lists only.");
    }

    static Finding nestedLists(LintContext context) {
        var places = new ArrayList<Place>();
        for (var section : context.file().sections()) {
            section.lines().stream()
                    .filter(line -> line.kind() == Kind.NESTED_ITEM)
                    .forEach(line -> places.add(new Place(line.number(), "nested item. Make it an item of its own.")));
        }
        return Finding.of(Status.WARNING, places, "Lists are flat.");
    }

    static Finding optionalLast(LintContext context) {
        var places = new ArrayList<Place>();
        var sections = context.file().sections();
        for (int at = 0; at < sections.size(); at++) {
            var section = sections.get(at);
            boolean named = section.name().equals(Section.OPTIONAL);
            boolean end = at == sections.size() - 1;
            if (isOptional(section) && !(named && end)) {
                boolean again =
                        sections.subList(at + 1, sections.size()).stream().anyMatch(SectionRules::isOptional);
                places.add(new Place(
                        section.heading().line(),
                        again
                                ? "merge it with the \"## Optional\" that follows."
                                : named
                                        ? "move \"## Optional\" to the end."
                                        : "write \"## Optional\"" + (end ? "." : ", and at the end.")));
            }
        }
        return Finding.of(Status.WARNING, places, "\"Optional\" is absent or last.");
    }

    static boolean hasOptional(LintedFile file) {
        return file.sections().stream().anyMatch(SectionRules::isOptional);
    }

    /** Whether a reader takes it for that section, however it is spelt. */
    private static boolean isOptional(FileSection section) {
        var name = REMARK.matcher(section.name()).replaceFirst("");
        return ComparedText.letters(name).equalsIgnoreCase(Section.OPTIONAL);
    }

    static Finding sectionBalance(LintContext context) {
        return sectionBalance(context.file(), List.of(context.file()));
    }

    /** Judges the sections of a file by the links of all files of the whole that it belongs to. */
    static Finding sectionBalance(LintedFile file, List<LintedFile> whole) {
        var sections = linked(file);
        int linked = whole.stream().mapToInt(part -> linked(part).size()).sum();
        long all = whole.stream()
                .flatMap(part -> part.sections().stream())
                .mapToLong(SectionRules::linksOf)
                .sum();
        int count = file.sections().size();
        if (count > SECTIONS_MAX) {
            return Finding.warning(
                    file.sections().get(SECTIONS_MAX).heading().line(),
                    count + " sections, over " + SECTIONS_MAX + ". " + mergeable(sections));
        }
        for (var section : sections) {
            long links = linksOf(section);
            boolean heavy = links > SECTION_LINKS_MAX || (all >= SHARE_LINKS_MIN && links * 100 > all * 80);
            boolean catchAll = linked == 1
                    && CATCH_ALL.contains(ComparedText.plain(section.name()).strip());
            if (heavy || catchAll) {
                return Finding.warning(
                        section.heading().line(),
                        "section \"" + Finding.quote(section.name()) + "\" has "
                                + (heavy ? links + " of " + all + " links. Split it by topic." : catchAll(links)));
            }
        }
        if (all > 0) {
            return Finding.pass("Sections are balanced.");
        }
        return Finding.see(Status.WARNING, file.hasLinks() ? Cause.SECTIONS : Cause.LINKS);
    }

    private static List<FileSection> linked(LintedFile file) {
        return file.sections().stream().filter(section -> linksOf(section) > 0).toList();
    }

    private static String mergeable(List<FileSection> sections) {
        long single = sections.stream().filter(section -> linksOf(section) == 1).count();
        return single < 2 ? "Merge what belongs together." : "Let the " + single + " that have one link join others.";
    }

    private static String catchAll(long links) {
        return links == 1
                ? "one link, and a name that fits any. Let it join another section, or name its topic."
                : "all " + links + " links, and a name that fits any. "
                        + (links > SPLIT_LINKS_MIN ? "Split it by topic." : "Name its topic.");
    }

    private static long linksOf(FileSection section) {
        return section.entries().stream().filter(LintedFile::leadsOut).count();
    }

    static Finding optionalUse(LintContext context) {
        var file = context.file();
        int targets = file.pages().size();
        return targets < OPTIONAL_TARGETS_MIN || hasOptional(file)
                ? Finding.pass("Secondary links are set apart, or there are few.")
                : Finding.warning(targets + " links and no \"## Optional\": mark what can be skipped.");
    }
}
