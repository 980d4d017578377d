package dev.incipit.generate;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.crawl.Standing;
import dev.incipit.generate.PreviousIndex.Known;
import dev.incipit.llmstxt.FileSection;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.LlmsTxtWriter;
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
 * Brings an index up to date and leaves the rest of the file alone: an entry goes when the site says that its page is gone, its
 * address is mended when the page has moved, its words when they were the page's own and the page was rewritten, and what the site
 * would be listed with today and is not in the file is added beside its neighbours. Order, wording and all that a person wrote
 * stay, since the file is edited line by line.
 */
final class Revision {
    private final PreviousIndex previous;
    private final PreviousIndex fresh;
    private final LineEdits edits;
    private final FormerPages formerPages;
    private final Map<String, CrawledPage> pages = new HashMap<>();
    private final List<Change> changes = new ArrayList<>();
    private final Map<String, Additions.Place> places = new HashMap<>();
    /** The parts of pages that entries lead to, which a page without fragment is, too. */
    private final Set<String> kept = new HashSet<>();

    private final Set<Integer> removed = new HashSet<>();
    /** The columns by which lines move towards the margin. */
    private final Map<Integer, Integer> outdents = new HashMap<>();

    private final Map<Integer, String> rewritten = new HashMap<>();

    /**
     * A revision of a file.
     *
     * @param former the previous file, and the full file that was made with it
     * @param freshText the index that a run without it makes
     * @param report the crawl which that was made from
     */
    Revision(Former former, String freshText, CrawlReport report) {
        previous = new PreviousIndex(former.index(), report);
        fresh = new PreviousIndex(freshText, report);
        edits = new LineEdits(former.index());
        formerPages = new FormerPages(former.full(), previous::key);
        report.pages().forEach(page -> pages.putIfAbsent(previous.key(page.url()), page));
    }

    /** The entries' addresses that the crawl did not meet. */
    List<WebUrl> unmet() {
        return previous.entries().stream()
                .map(Known::url)
                .filter(url -> !pages.containsKey(previous.key(url)))
                .toList();
    }

    /** The previous file, changed by what is new and by what has become of the pages that the crawl did not meet. */
    Revised revised(Map<WebUrl, Standing> standings, Generated generated) {
        // What stays has its place before what moves looks for one, whichever comes first in the file.
        var settled = new LinkedHashMap<Known, Standing>();
        previous.entries().forEach(known -> settled.put(known, standing(known.url(), standings)));
        settled.forEach(this::stay);
        settled.forEach(this::settle);
        var emptied = previous.sections().stream().filter(this::isEmptied).toList();
        for (var section : emptied) {
            section.lines().forEach(line -> edits.remove(line.number()));
            edits.remove(section.heading().line());
        }
        rewrite();
        changes.addAll(new Additions(previous, fresh, edits, places, Set.copyOf(emptied), removed).made());
        return new Revised(edits.text(), changes, generated);
    }

    private Standing standing(WebUrl url, Map<WebUrl, Standing> standings) {
        var page = pages.get(previous.key(url));
        if (page == null) {
            return standings.getOrDefault(url, new Standing.Unknown("not asked"));
        }
        return previous.isSpelling(url, page.url())
                ? new Standing.There()
                : new Standing.Moved(page.markdownTwin().orElse(page.url()));
    }

    private void stay(Known known, Standing standing) {
        if (standing instanceof Standing.There || standing instanceof Standing.Unknown) {
            keep(known.url(), known);
        }
    }

    private void settle(Known known, Standing standing) {
        switch (standing) {
            case Standing.Gone(var reason) -> remove(known, reason);
            case Standing.Moved(var page) -> {
                var to = asWritten(withFragment(page, known.url()));
                if (kept.contains(part(to))) {
                    remove(known, "leads to the page of another entry");
                } else {
                    readdress(known, to);
                    keep(to, known);
                }
            }
            case Standing.There _ -> reword(known);
            case Standing.Unknown _ -> {}
        }
    }

    /** Gives an entry the name and the note of today, as far as its own were the page's and the page has them no more. */
    private void reword(Known known) {
        var page = pages.get(previous.key(known.url()));
        if (page == null || known.isHandmade()) {
            return;
        }
        int number = known.entry().line();
        boolean renamed = formerPages.isOutdatedName(known.title(), page.page());
        boolean described = known.note()
                .filter(note -> formerPages.isOutdatedNote(note, page.page()))
                .isPresent();
        if (!renamed && !described) {
            return;
        }
        var line = previous.line(number);
        EntryText.of(line)
                .flatMap(old -> today(known).map(made -> old.with(made, renamed, described)))
                .filter(text -> !text.equals(line.text()))
                .ifPresent(text -> {
                    rewritten.put(number, text);
                    changes.add(new Change.Reworded(number, known.title(), known.target()));
                });
    }

    /** The entry as a new index has it, if it does. */
    private Optional<EntryText> today(Known known) {
        return fresh.entries().stream()
                .filter(entry -> fresh.key(entry.url()).equals(previous.key(known.url())))
                .findFirst()
                .flatMap(entry -> EntryText.of(fresh.line(entry.entry().line())));
    }

    /** A page that moves takes its parts along, as a browser carries a fragment over a redirect. */
    private static WebUrl withFragment(WebUrl page, WebUrl from) {
        return from.fragment()
                .filter(_ -> page.fragment().isEmpty())
                .flatMap(fragment -> page.resolve("#" + fragment))
                .orElse(page);
    }

    /** The address as a new index would list it: the site says where it leads, and could say it in Markdown. */
    private static WebUrl asWritten(WebUrl url) {
        return WebUrl.parse(LlmsTxtWriter.address(url.toString())).orElse(url);
    }

    /** What two entries share that lead to one part of one page. */
    private String part(WebUrl url) {
        return previous.key(url) + "#" + url.fragment().orElse("");
    }

    private void keep(WebUrl url, Known known) {
        kept.add(part(url));
        var block = known.block();
        places.putIfAbsent(
                previous.key(url), new Additions.Place(block.first(), block.last(), previous.sectionAt(block.first())));
    }

    /** Takes away the entry's own lines; what is nested in it has a fate of its own and moves up to its place. */
    private void remove(Known known, String reason) {
        changes.add(new Change.Gone(known.entry().line(), known.title(), known.target(), reason));
        var extent = known.extent();
        for (int line = extent.first(); line <= extent.own(); line++) {
            edits.remove(line);
            removed.add(line);
        }
        int depth = extent.depth(previous.lines());
        for (int line = extent.own() + 1; line <= extent.last() && depth > 0; line++) {
            outdents.merge(line, depth, Integer::sum);
        }
    }

    private void rewrite() {
        outdents.forEach((number, columns) -> {
            var text = rewritten.getOrDefault(number, previous.line(number).text());
            rewritten.put(number, Extent.outdented(text, columns));
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
            changes.add(new Change.Moved(number, known.title(), known.target(), to.toString()));
        }
    }

    /** Whether nothing is left below a heading: it goes too. */
    private boolean isEmptied(FileSection section) {
        return section.lines().stream().anyMatch(line -> removed.contains(line.number()))
                && section.lines().stream()
                        .allMatch(line -> line.kind() == Line.Kind.BLANK || removed.contains(line.number()));
    }
}
