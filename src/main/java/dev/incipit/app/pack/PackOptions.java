package dev.incipit.app.pack;

import dev.incipit.app.files.AtomicFiles;
import dev.incipit.app.files.PublishedAddress;
import dev.incipit.crawl.Visit;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.generate.PackFile;
import dev.incipit.generate.PackFile.Kind;
import dev.incipit.generate.PackOrder;
import dev.incipit.llmstxt.MarkdownCopy;
import dev.incipit.problem.InvalidInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of {@code generate} for what is written beside the two files. */
public final class PackOptions {
    /** The answers that say that a page is no longer there. */
    private static final Set<Integer> GONE = Set.of(404, 410);

    @Option(
            names = "--pages",
            description =
                    "Write a Markdown copy of each page below the folder, where agents look for it (page.html.md, "
                            + "index.html.md for a folder's page); the index links the copies. Copies of an earlier run whose "
                            + "pages are gone are removed; other files are never touched.")
    private boolean pages;

    @Mixin
    private final PointerOptions pointers = new PointerOptions();

    /** The option for the configuration of a web server. */
    public PointerOptions pointers() {
        return pointers;
    }

    /** Whether anything is written beside the two files. */
    public boolean any() {
        return pages;
    }

    /** Rejects what these options cannot go with. */
    public void refuseContradictions(boolean indexWanted, boolean printed) {
        if (any() && printed) {
            throw new InvalidInput("--out - prints one file; --pages writes several: name a folder.");
        }
        if (any() && !indexWanted) {
            throw new InvalidInput("--pages needs the index that links the copies; --file-type must be llms or both.");
        }
    }

    /** The order with what these options add. */
    public GenerateOrder in(GenerateOrder order, Path out) {
        return order.with(new PackOrder(pages, false, false, new PackFolder(out)::isTaken));
    }

    /** Adds the files of a run to those that are about to be written. */
    public void write(AtomicFiles drop, List<PackFile> files, PublishedAddress.Change addresses) throws IOException {
        for (var file : files) {
            drop.write(file.path(), addresses.outward(file.text()));
        }
    }

    /** Removes what earlier runs wrote and this one, which has just been written, no longer has; returns how many files. */
    public int removeStale(Path out, Generated generated, PublishedAddress.Change addresses) throws IOException {
        return pages
                ? new PackFolder(out).removeStale(Kind.COPY, places(generated, Kind.COPY), gone(generated, addresses))
                : 0;
    }

    /** Whether a page may be there although it was not read. */
    private static boolean isUndecided(Visit visit) {
        return switch (visit.result()) {
            case READ, DROPPED -> false;
            case REFUSED, UNREACHABLE -> true;
            case MISSING -> visit.status().stream().noneMatch(GONE::contains);
        };
    }

    private static Set<String> places(Generated generated, Kind kind) {
        return generated.pack().stream()
                .filter(file -> file.kind() == kind)
                .map(PackFile::path)
                .collect(Collectors.toSet());
    }

    /** Tells of a copy whether this run would have written it if the page were still there. */
    private static Predicate<String> gone(Generated generated, PublishedAddress.Change addresses) {
        var report = generated.report();
        var undecided = report.visits().stream()
                .filter(PackOptions::isUndecided)
                .map(visit -> addresses.outward(visit.url().toString()))
                .collect(Collectors.toSet());
        var visited = report.visits().stream()
                .map(visit -> addresses.outward(visit.url().toString()))
                .collect(Collectors.toSet());
        boolean whole = !report.deadlineReached() && !report.budgetReached() && !report.refusalsReached();
        var below = addresses.outward(
                report.scope().home().origin() + report.scope().folder());
        return text -> MarkdownCopy.of(text)
                .map(MarkdownCopy::url)
                .filter(url -> url.startsWith(below)
                        || report.scope().extent().hosts().stream().anyMatch(url::contains))
                .filter(url -> !undecided.contains(url) && (whole || visited.contains(url)))
                .isPresent();
    }
}
