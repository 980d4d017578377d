package dev.incipit.generate;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.PageStatus;
import dev.incipit.generate.pack.CopyPlaces;
import dev.incipit.generate.pack.FormerCopies;
import dev.incipit.generate.pack.FormerFull;
import dev.incipit.generate.pack.SmallForm;
import dev.incipit.generate.pack.SmallLinks;
import dev.incipit.generate.revise.IndexUpdate;
import dev.incipit.generate.revise.StaleWords;
import dev.incipit.llmstxt.FileType;
import dev.incipit.llmstxt.FullPage;
import dev.incipit.llmstxt.FullTextWriter;
import dev.incipit.llmstxt.LlmsTxtParser;
import dev.incipit.llmstxt.MarkdownCopy;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Brings a whole pack up to date: the index and the section indexes line by line; says how copies and full file differ. */
final class IndexRevision {
    private final PreviousRun run;
    private final Generated generated;
    private final GenerateOrder order;
    private final GenerateLimits limits;
    private final FormerCopies copies;
    private final FormerFull full;
    private final List<String> words;
    private final IndexUpdate index;
    private final Map<String, IndexUpdate> sections = new TreeMap<>();

    /**
     * Prepares the revision.
     *
     * @param words an index of {@link #stale} pages that no other index lists
     */
    IndexRevision(
            GenerateOrder order, GenerateLimits limits, PreviousRun run, Generated generated, Optional<String> words) {
        this.order = order;
        this.limits = limits;
        this.run = run;
        this.generated = generated;
        var report = generated.report();
        copies = new FormerCopies(report, run.copies());
        full = new FormerFull(
                report,
                run.full().orElse(""),
                url -> report.scope().isOnItsHosts(url) && order.options().keepsOut(url));
        this.words = Stream.concat(sectionIndexes(generated.pack()).map(PackFile::text), words.stream())
                .toList();
        var said = said(run);
        index = update(run.index(), generated.llmsTxt().orElseThrow(), said);
        sectionIndexes(generated.pack())
                .filter(file -> run.sections().containsKey(file.path()))
                .forEach(file -> sections.put(file.path(), update(run.sections().get(file.path()), file.text(), said)));
    }

    private IndexUpdate update(String then, String now, Optional<String> said) {
        return new IndexUpdate(
                new PreviousRun(then, said),
                now,
                words,
                generated.report(),
                order.options(),
                copies.pages(),
                order.pack().copies(),
                indexes());
    }

    private static Stream<PackFile> sectionIndexes(Collection<PackFile> files) {
        return files.stream().filter(file -> file.kind() == PackFile.Kind.SECTION_INDEX);
    }

    private Set<WebUrl> indexes() {
        var now = sectionIndexes(generated.pack()).map(PackFile::path);
        return Stream.concat(now, run.sections().keySet().stream())
                .flatMap(path -> CopyPlaces.address(generated.report().scope(), path).stream())
                .collect(Collectors.toSet());
    }

    /** The addresses of the pages that have a copy in the pack, and of the copies. */
    static Set<String> known(PreviousRun run, CrawlReport report) {
        return new FormerCopies(report, run.copies())
                .pages().entrySet().stream()
                        .flatMap(copy -> Stream.of(
                                copy.getKey().toString(), copy.getValue().toString()))
                        .collect(Collectors.toSet());
    }

    /** What the pages said then: the full file, and behind it the copies, which may be of more pages. */
    private static Optional<String> said(PreviousRun run) {
        var writer = new FullTextWriter();
        var all = run.full().orElse("")
                + run.copies().values().stream()
                        .sorted()
                        .flatMap(text -> MarkdownCopy.of(text).stream())
                        .map(copy -> writer.page(new FullPage(copy.title(), copy.url(), copy.markdown())))
                        .collect(Collectors.joining());
        return Optional.of(all).filter(some -> !some.isEmpty());
    }

    /** The pages whose words in the indexes are to be written anew, because they came from the page and are no longer there. */
    static Set<WebUrl> stale(PreviousRun run, CrawlReport report) {
        var copies = new FormerCopies(report, run.copies()).pages();
        var said = said(run);
        return Stream.concat(Stream.of(run.index()), run.sections().values().stream())
                .flatMap(text -> new StaleWords(new PreviousRun(text, said), report, copies).pages().stream())
                .collect(Collectors.toSet());
    }

    /** Returns the pages that the pack knows and the crawl does not. */
    List<WebUrl> unmet() {
        return Stream.of(
                        index.unmet().stream(),
                        sections.values().stream().flatMap(update -> update.unmet().stream()),
                        copies.unmet().stream(),
                        generated.llmsFullTxt().isPresent() ? full.unmet().stream() : Stream.<WebUrl>empty())
                .flatMap(urls -> urls)
                .distinct()
                .toList();
    }

    /** Applies what became of {@link #unmet} pages. */
    UpdatedIndex revised(Map<WebUrl, PageStatus> statuses) {
        var updated = index.revised(statuses, generated);
        var changes = new ArrayList<PackChange>();
        var files = new LinkedHashMap<String, PackFile>();
        generated.pack().forEach(file -> files.put(file.path(), file));
        sections.forEach((path, update) -> {
            var made = update.revised(statuses, generated);
            files.put(path, new PackFile(path, PackFile.Kind.SECTION_INDEX, made.text()));
            made.changes().forEach(change -> changes.add(in(path, change)));
        });
        run.sections().keySet().stream()
                .filter(path -> !files.containsKey(path))
                .sorted()
                .forEach(path ->
                        changes.add(new PackChange(path, PackChange.Kind.GONE, path, "", "the folder needs no index")));
        sectionIndexes(files.values())
                .filter(file -> !run.sections().containsKey(file.path()))
                .forEach(
                        file -> changes.add(new PackChange(file.path(), PackChange.Kind.MISSING, file.path(), "", "")));
        files.computeIfPresent(SmallForm.FILE, (_, _) -> small(updated.text()));
        var copyChanges = copies.changes(generated.pack(), statuses);
        changes.addAll(copyChanges);
        var made = withKept(statuses);
        changes.addAll(ofFull(made, copyChanges, statuses));
        return new UpdatedIndex(updated.text(), updated.changes(), made.with(List.copyOf(files.values())), changes);
    }

    /** Keeps what the full file says of pages that this run could not read, as far as there is room. */
    private Generated withKept(Map<WebUrl, PageStatus> statuses) {
        return generated
                .llmsFullTxt()
                .map(text -> generated.with(new FullFile(text, generated.fullPagesIncluded(), 0)
                        .with(full.kept(statuses), order.fullPagesMax(), limits)))
                .orElse(generated);
    }

    /** The small form of the index as it stands in its file, not of the one that a first run would write. */
    private PackFile small(String updated) {
        var links = new SmallLinks(
                generated.report(), copies.pages(), indexes(), order.pack().copies());
        return links.form(new LlmsTxtParser().parse(updated).document());
    }

    private List<PackChange> ofFull(Generated made, List<PackChange> copyChanges, Map<WebUrl, PageStatus> statuses) {
        if (made.llmsFullTxt().isEmpty()) {
            return List.of();
        }
        if (run.full().isEmpty()) {
            boolean named = run.index().contains(FileType.FULL_NAME);
            return named
                    ? List.of(new PackChange(
                            FileType.FULL_NAME, PackChange.Kind.MISSING, FileType.FULL_NAME, "", "the index names it"))
                    : List.of();
        }
        var unchanged = run.copies().values().stream()
                .flatMap(text -> MarkdownCopy.of(text).stream())
                .map(MarkdownCopy::url)
                .collect(Collectors.toSet());
        copyChanges.forEach(change -> unchanged.remove(change.url()));
        boolean whole = generated.fullPagesIncluded() == generated.fullPagesAvailable();
        return full.changes(made.llmsFullTxt().get(), whole, unchanged, statuses);
    }

    private static PackChange in(String path, IndexChange change) {
        return switch (change) {
            case IndexChange.Missing missing ->
                new PackChange(path, PackChange.Kind.MISSING, missing.title(), missing.url(), "");
            case IndexChange.Gone gone ->
                new PackChange(path, PackChange.Kind.GONE, gone.title(), gone.url(), gone.reason());
            case IndexChange.Moved moved ->
                new PackChange(path, PackChange.Kind.MOVED, moved.title(), moved.url(), moved.to());
            case IndexChange.Reworded reworded ->
                new PackChange(path, PackChange.Kind.REWORDED, reworded.title(), reworded.url(), "");
        };
    }
}
