package dev.incipit.app.pack;

import dev.incipit.app.files.PublishedAddress;
import dev.incipit.crawl.Visit;
import dev.incipit.generate.Generated;
import dev.incipit.generate.PackFile;
import dev.incipit.generate.PackFile.Kind;
import dev.incipit.llmstxt.FileType;
import dev.incipit.llmstxt.MarkdownCopy;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The files of earlier runs in a pack's folder that the run which has just been written no longer has. */
record StaleFiles(PackFolder folder, Generated generated, PublishedAddress addresses) {
    /** Removes the Markdown copies of pages that are gone; returns how many. */
    int removeCopies() throws IOException {
        return folder.removeStale(Kind.COPY, places(Kind.COPY), gone());
    }

    /** Removes the indexes of sections that have none any more; returns how many. */
    int removeSectionIndexes() throws IOException {
        return folder.removeStale(Kind.SECTION_INDEX, places(Kind.SECTION_INDEX), ours());
    }

    private Set<String> places(Kind kind) {
        return generated.pack().stream()
                .filter(file -> file.kind() == kind)
                .map(PackFile::path)
                .collect(Collectors.toSet());
    }

    /** Tells of a section index whether it belongs to the index of this run. */
    private Predicate<String> ours() {
        var root = PackFile.WHOLE_SITE + below() + FileType.INDEX_NAME;
        return text -> text.lines().anyMatch(root::equals);
    }

    /** Tells of a copy whether this run would have written it if the page were still there. */
    private Predicate<String> gone() {
        var report = generated.report();
        var undecided = published(report.visits().stream().filter(StaleFiles::isUndecided));
        var visited = published(report.visits().stream());
        boolean whole = !report.deadlineReached() && !report.budgetReached() && !report.refusalsReached();
        var below = below();
        return text -> MarkdownCopy.of(text)
                .map(MarkdownCopy::url)
                .filter(url -> url.startsWith(below)
                        || WebUrl.parse(url)
                                .filter(report.scope().extent()::reaches)
                                .isPresent())
                .filter(url -> !undecided.contains(url) && (whole || visited.contains(url)))
                .isPresent();
    }

    private Set<String> published(Stream<Visit> visits) {
        return visits.map(visit -> addresses.outward(visit.url().toString())).collect(Collectors.toSet());
    }

    private String below() {
        var scope = generated.report().scope();
        return addresses.outward(scope.home().origin() + scope.folder());
    }

    private static boolean isUndecided(Visit visit) {
        return switch (visit.result()) {
            case READ, DROPPED -> false;
            case REFUSED, UNREACHABLE -> true;
            case MISSING -> !visit.saysGone();
        };
    }
}
