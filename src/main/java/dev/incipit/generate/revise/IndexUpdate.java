package dev.incipit.generate.revise;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.crawl.PageStatus;
import dev.incipit.generate.Generated;
import dev.incipit.generate.IndexChange;
import dev.incipit.generate.PreviousRun;
import dev.incipit.generate.RunOptions;
import dev.incipit.generate.UpdatedIndex;
import dev.incipit.generate.revise.PreviousIndex.Known;
import dev.incipit.llmstxt.FileSection;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.LlmsTxtWriter;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Brings an index up to date and leaves the rest of the file alone. An entry is removed if the site says that its page is gone;
 * its address changes if the page moved; its words change if they came from the page and the page was rewritten. Pages that a
 * new index would list and the file lacks are added beside their neighbours. Order, wording and everything a person wrote stay,
 * since the file is edited line by line.
 */
public final class IndexUpdate {
    private final PreviousIndex previous;
    private final PreviousIndex fresh;
    private final LineEdits edits;
    private final StaleWords stale;
    private final SiteScope scope;
    private final RunOptions options;
    private final boolean toCopies;
    private final Set<WebUrl> indexes;
    /** The lines of new indexes by their pages. */
    private final Map<String, Line> today = new HashMap<>();

    private final List<IndexChange> changes = new ArrayList<>();
    private final Map<String, Additions.Place> places = new HashMap<>();
    /** The page parts that entries link to; a page without a fragment counts as a part too. */
    private final Set<String> kept = new HashSet<>();

    private final Set<Integer> removed = new HashSet<>();
    /** By how many columns each line moves towards the margin. */
    private final Map<Integer, Integer> outdents = new HashMap<>();

    private final Map<Integer, String> rewritten = new HashMap<>();

    /**
     * Creates the revision of a file.
     *
     * @param run the previous file, and the full file that was made with it
     * @param freshText the index that a run without it produces
     * @param others further new indexes, which have words for pages that it does not list
     * @param report the crawl from which that index was made
     * @param options of the run; pages that they keep out of it leave the file
     * @param copies the pages of its Markdown copies, by the addresses of the copies
     * @param indexes the section indexes of the pack, then and now
     */
    public IndexUpdate(
            PreviousRun run,
            String freshText,
            List<String> others,
            CrawlReport report,
            RunOptions options,
            Map<WebUrl, WebUrl> copies,
            boolean toCopies,
            Set<WebUrl> indexes) {
        this.toCopies = toCopies;
        this.indexes = indexes;
        scope = report.scope();
        this.options = options;
        previous = new PreviousIndex(run.index(), report, copies);
        fresh = new PreviousIndex(freshText, report);
        edits = new LineEdits(run.index());
        stale = new StaleWords(previous, run, report);
        learn(fresh);
        others.forEach(other -> learn(new PreviousIndex(other, report)));
    }

    private void learn(PreviousIndex index) {
        index.entries()
                .forEach(entry -> today.putIfAbsent(
                        index.key(entry.url()), index.line(entry.entry().line())));
    }

    /** Returns the entries' addresses that the crawl did not visit. */
    public List<WebUrl> unmet() {
        return previous.entries().stream()
                .map(Known::url)
                .filter(url -> !isIndex(url) && stale.page(url).isEmpty())
                .map(previous::page)
                .toList();
    }

    /** Applies what is new, and what became of the pages that the crawl did not visit, to the previous file. */
    public UpdatedIndex revised(Map<WebUrl, PageStatus> statuses, Generated generated) {
        // Entries that stay get their place before moved ones look for one, whichever comes first in the file.
        var settled = new LinkedHashMap<Known, PageStatus>();
        previous.entries().forEach(known -> settled.put(known, status(known.url(), statuses)));
        settled.forEach(this::stay);
        settled.forEach(this::settle);
        var emptied = previous.sections().stream().filter(this::isEmptied).toList();
        for (var section : emptied) {
            section.lines().forEach(line -> edits.remove(line.number()));
            edits.remove(section.heading().line());
        }
        rewrite();
        changes.addAll(new Additions(previous, fresh, edits, places, Set.copyOf(emptied), removed).made());
        return new UpdatedIndex(edits.text(), changes, generated, List.of());
    }

    private PageStatus status(WebUrl url, Map<WebUrl, PageStatus> statuses) {
        if (scope.isOnItsHosts(url) && options.keepsOut(url)) {
            return new PageStatus.Gone("is not wanted in the file");
        }
        if (isIndex(url)) {
            return fresh.entries().stream().anyMatch(entry -> entry.url().equals(url))
                    ? new PageStatus.There()
                    : new PageStatus.Gone("is no longer an index of its own");
        }
        var page = stale.page(url);
        if (page.isEmpty()) {
            return moved(statuses.getOrDefault(previous.page(url), new PageStatus.Unknown()));
        }
        boolean there = previous.isSpelling(url, page.get().url()) && !isBehind(url, page.get());
        return there
                ? new PageStatus.There()
                : new PageStatus.Moved(
                        page.get().markdownTwin().orElse(page.get().url()));
    }

    /** Where a page went, its copy if it has one. */
    private PageStatus moved(PageStatus status) {
        return status instanceof PageStatus.Moved(var to)
                ? new PageStatus.Moved(
                        stale.page(to).flatMap(CrawledPage::markdownTwin).orElse(to))
                : status;
    }

    /** Whether an entry leads to a page that has got a copy since. */
    private boolean isBehind(WebUrl url, CrawledPage page) {
        return toCopies
                && url.fragment().isEmpty()
                && page.markdownTwin().filter(copy -> !copy.equals(url)).isPresent();
    }

    /** Whether an address is that of a section's index, of which no crawl knows. */
    private boolean isIndex(WebUrl url) {
        return indexes.contains(url);
    }

    private void stay(Known known, PageStatus status) {
        if (status instanceof PageStatus.There || status instanceof PageStatus.Unknown) {
            keep(known.url(), known);
        }
    }

    private void settle(Known known, PageStatus status) {
        switch (status) {
            case PageStatus.Gone(var reason) -> remove(known, reason);
            case PageStatus.Moved(var page) -> {
                var to = asWritten(withFragment(page, known.url()));
                if (kept.contains(part(to))) {
                    remove(known, "leads to the page of another entry");
                } else {
                    readdress(known, to);
                    keep(to, known);
                }
            }
            case PageStatus.There _ -> reword(known);
            case PageStatus.Unknown _ -> {}
        }
    }

    /** Gives an entry today's name and note, as far as its own came from the page and the page no longer has them. */
    private void reword(Known known) {
        stale.of(known).ifPresent(parts -> {
            int number = known.entry().line();
            var line = previous.line(number);
            EntryText.of(line)
                    .flatMap(old -> today(known).map(made -> old.with(made, parts.name(), parts.note())))
                    .filter(text -> !text.equals(line.text()))
                    .ifPresent(text -> {
                        rewritten.put(number, text);
                        changes.add(new IndexChange.Reworded(number, known.title(), known.target()));
                    });
        });
    }

    /** Returns the entry as a new index has it, if one has it. */
    private Optional<EntryText> today(Known known) {
        return Optional.ofNullable(today.get(previous.key(known.url()))).flatMap(EntryText::of);
    }

    /** Keeps the fragment when a page has moved, as a browser does on a redirect. */
    private static WebUrl withFragment(WebUrl page, WebUrl from) {
        return from.fragment()
                .filter(_ -> page.fragment().isEmpty())
                .flatMap(fragment -> page.resolve("#" + fragment))
                .orElse(page);
    }

    /** Escapes the address as a new index would: the site chooses the redirect target and could put Markdown into it. */
    private static WebUrl asWritten(WebUrl url) {
        return WebUrl.parse(LlmsTxtWriter.address(url.toString())).orElse(url);
    }

    /** Returns a key that two entries share if they link to the same part of the same page. */
    private String part(WebUrl url) {
        return previous.key(url) + "#" + url.fragment().orElse("");
    }

    private void keep(WebUrl url, Known known) {
        kept.add(part(url));
        var block = known.block();
        places.putIfAbsent(
                previous.key(url), new Additions.Place(block.first(), block.last(), previous.sectionAt(block.first())));
    }

    /** Removes the entry's own lines. Items nested in it are judged on their own and move up to its level. */
    private void remove(Known known, String reason) {
        changes.add(new IndexChange.Gone(known.entry().line(), known.title(), known.target(), reason));
        var lines = known.extent();
        for (int line = lines.first(); line <= lines.own(); line++) {
            edits.remove(line);
            removed.add(line);
        }
        int depth = lines.depth(previous.lines());
        for (int line = lines.own() + 1; line <= lines.last() && depth > 0; line++) {
            outdents.merge(line, depth, Integer::sum);
        }
    }

    private void rewrite() {
        outdents.forEach((number, columns) -> {
            var text = rewritten.getOrDefault(number, previous.line(number).text());
            rewritten.put(number, ItemLines.outdented(text, columns));
        });
        rewritten.forEach(edits::replace);
    }

    private void readdress(Known known, WebUrl to) {
        int number = known.entry().line();
        var line = previous.line(number).text();
        int at = previous.targetAt(known);
        if (at >= 0 && !known.target().equals(to.toString())) {
            rewritten.put(
                    number,
                    line.substring(0, at)
                            + to
                            + line.substring(at + known.target().length()));
            changes.add(new IndexChange.Moved(number, known.title(), known.target(), to.toString()));
        }
    }

    /** Whether nothing is left below a heading, so that it is removed too. */
    private boolean isEmptied(FileSection section) {
        return section.lines().stream().anyMatch(line -> removed.contains(line.number()))
                && section.lines().stream()
                        .allMatch(line -> line.kind() == Line.Kind.BLANK || removed.contains(line.number()));
    }
}
