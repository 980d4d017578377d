package dev.incipit.generate;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.describe.Description;
import dev.incipit.generate.compose.Composition;
import dev.incipit.generate.compose.FolderIndex;
import dev.incipit.generate.compose.IndexOutline;
import dev.incipit.generate.pack.PageCopies;
import dev.incipit.generate.pack.SectionIndexes;
import dev.incipit.generate.pack.SmallLinks;
import dev.incipit.llmstxt.FullPage;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.LlmsTxtWriter;
import dev.incipit.llmstxt.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the files of one run from what was composed and described. */
final class GeneratedFiles {
    private final GenerateOrder order;
    private final CrawlReport report;
    private final Composition composition;
    private final Description words;
    private final SectionIndexes sections;
    private final LlmsTxt index;

    GeneratedFiles(
            GenerateOrder order,
            CrawlReport report,
            Composition composition,
            List<FolderIndex> indexes,
            Description words) {
        this.order = order;
        this.report = report;
        this.composition = composition;
        this.words = words;
        sections = new SectionIndexes(report.scope(), composition.outline().siteName(), indexes, this::link, words);
        index = index();
    }

    Generated written(Optional<PageCopies> copies, GenerateLimits limits) {
        var listing = sections.named(index);
        var indexText = order.fileType().hasIndex()
                ? Optional.of(new LlmsTxtWriter()
                        .write(
                                order.fileType().hasFull()
                                        ? AgentInstructions.withCompanion(listing, report.scope())
                                        : listing))
                : Optional.<String>empty();
        var pages = order.fileType().hasFull() ? composition.fullPages() : List.<FullPage>of();
        var full = order.fileType().hasFull()
                ? Optional.of(FullFile.write(index, pages, order.fullPagesMax(), limits))
                : Optional.<FullFile>empty();
        return new Generated(
                indexText,
                full.map(FullFile::text),
                words.model().enhanced(),
                full.map(FullFile::included).orElse(0),
                pages.size(),
                notes(full.map(FullFile::cut).orElse(0)),
                report,
                words.model().calls(),
                pack(copies));
    }

    private List<PackFile> pack(Optional<PageCopies> copies) {
        var files = new ArrayList<PackFile>();
        files.addAll(sections.files(block(false), order.pack().taken()));
        if (order.pack().small()) {
            var links = new SmallLinks(report, Map.of(), sections.addresses(), copies.isPresent());
            files.add(links.form(sections.named(index)));
        }
        copies.ifPresent(some -> files.addAll(some.files(composition::title)));
        return files;
    }

    private List<String> notes(int pagesCut) {
        var ofRun =
                Stream.concat(RunNotes.of(report, pagesCut).stream(), RunNotes.unmet(report, order.options()).stream());
        return Stream.concat(ofRun, words.model().caveat().stream()).toList();
    }

    /** Writes an index of pages that the others do not list; none if there are no pages. */
    Optional<String> besides(List<IndexOutline.Entry> entries) {
        return entries.isEmpty()
                ? Optional.empty()
                : Optional.of(new LlmsTxtWriter()
                        .write(index.with(List.of(new Section(
                                index.title(), entries.stream().map(this::link).toList())))));
    }

    private LlmsTxt index() {
        var outline = composition.outline();
        var lists =
                outline.parts().stream().map(part -> part.section(this::link)).toList();
        var block = block(lists.stream().anyMatch(Section::optional));
        var details = Stream.of(words.background(), composition.otherLanguages(), Optional.of(block))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("\n\n"));
        return new LlmsTxt(outline.siteName(), order.options().summary().or(words::summary), details, lists);
    }

    private String block(boolean hasOptional) {
        return AgentInstructions.block(
                order.instructions(), composition.outline().siteName(), hasOptional);
    }

    private Link link(IndexOutline.Entry entry) {
        var target = entry.page().markdownTwin().orElse(entry.page().url());
        return new Link(
                entry.title(), target.toString(), words.note(entry.page().url()));
    }
}
