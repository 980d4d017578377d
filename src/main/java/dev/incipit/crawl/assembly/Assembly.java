package dev.incipit.crawl.assembly;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.crawl.frontier.Candidate;
import dev.incipit.crawl.frontier.Frontier;
import dev.incipit.crawl.frontier.Remembered;
import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.page.SoftNotFound;
import dev.incipit.html.PageLink;
import dev.incipit.url.PageSpelling;
import dev.incipit.url.WebUrl;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Turns the pages of a run into its report: pages in the order of discovery, without duplicates, each with its depth and its
 * other spellings. Pure: the same pages give the same report, in whatever order they arrived.
 */
public final class Assembly {
    /** Spellings reported; a page may be linked with thousands of different tracking parameters. */
    private static final int SPELLINGS_MAX = 50_000;

    private final Frontier frontier;
    private final Map<String, Reading> readings;
    private final Map<WebUrl, WebUrl> redirects;
    private final SoftNotFound notFound;
    private final FramedMenus menus;

    private final Remembered<String> keys = new Remembered<>(PageSpelling::keyOf);
    private final Map<String, Integer> depths = new LinkedHashMap<>();
    private final Map<WebUrl, String> dropped = new HashMap<>();
    private final Map<String, String> foldedInto = new HashMap<>();
    private final Map<String, Reading> twins = new HashMap<>();

    public Assembly(
            Frontier frontier, Map<String, Reading> readings, Map<WebUrl, WebUrl> redirects, SoftNotFound notFound) {
        this.frontier = frontier;
        this.readings = readings;
        this.redirects = redirects;
        this.notFound = notFound;
        this.menus = new FramedMenus(url -> Optional.ofNullable(readings.get(landed(url))));
    }

    /**
     * The parts of the report.
     *
     * @param twinned addresses of pages that already have the text of their Markdown twin
     * @param dropped pages that were read but do not belong in the files, with the reason
     */
    public record Assembled(
            List<CrawledPage> pages, Set<WebUrl> twinned, Map<WebUrl, String> dropped, Map<WebUrl, WebUrl> spellings) {}

    public Assembled assemble() {
        findDepths();
        var kept = new ArrayList<Reading>();
        for (var key : depths.keySet()) {
            var reading = readings.get(key);
            if (reading.metadata().noindex()) {
                dropped.put(reading.url(), PageVisitor.NOINDEX);
            } else if (depths.get(key) > 0 && notFound.matches(reading)) {
                dropped.put(reading.url(), "says not found");
            } else {
                kept.add(reading);
            }
        }
        MarkdownTwinMatcher.among(kept).forEach((twin, page) -> {
            fold(twin.url(), page.url());
            if (depths.get(keyOf(page.url())) > 0 && MarkdownTwinMatcher.isSameText(page, twin)) {
                twins.putIfAbsent(keyOf(page.url()), twin);
            }
        });
        kept.removeIf(reading -> dropped.containsKey(reading.url()));
        new DuplicateFolding(kept).folded().forEach(this::fold);
        kept.removeIf(reading -> dropped.containsKey(reading.url()));
        foldedInto.replaceAll((_, into) -> foldedInto.getOrDefault(into, into));
        beginWithHome(kept);
        var twinned = kept.stream()
                .map(Reading::url)
                .filter(url -> twins.containsKey(keyOf(url)))
                .collect(Collectors.toSet());
        return new Assembled(kept.stream().map(this::crawled).toList(), twinned, dropped, spellings(kept));
    }

    /** Puts the page first that the home page is the same as, such as {@code /introduction}. */
    private void beginWithHome(List<Reading> kept) {
        readings.keySet().stream()
                .findFirst()
                .map(foldedInto::get)
                .flatMap(into -> kept.stream()
                        .filter(reading -> keyOf(reading.url()).equals(into))
                        .findFirst())
                .ifPresent(home -> {
                    kept.remove(home);
                    kept.addFirst(home);
                    depths.put(keyOf(home.url()), 0);
                });
    }

    private void fold(WebUrl from, WebUrl into) {
        dropped.put(from, "same as " + into.withoutQuery());
        foldedInto.put(keyOf(from), keyOf(into));
    }

    /** Computes depths breadth first from the first page. Pages that no page links to come last, in the order of discovery. */
    private void findDepths() {
        var queue = new ArrayDeque<String>();
        readings.keySet().stream().limit(1).forEach(key -> {
            depths.put(key, 0);
            queue.add(key);
        });
        int deepest = 0;
        while (!queue.isEmpty()) {
            var key = queue.remove();
            deepest = depths.get(key);
            for (var link : readings.get(key).page().links()) {
                var target = landed(link.target());
                if (readings.containsKey(target) && depths.putIfAbsent(target, deepest + 1) == null) {
                    queue.add(target);
                }
            }
        }
        int below = deepest + 1;
        readings.keySet().stream()
                .filter(key -> !depths.containsKey(key))
                .sorted(Comparator.comparingInt(this::sequence))
                .toList()
                .forEach(key -> depths.put(key, below));
    }

    private int sequence(String key) {
        return frontier.known(readings.get(key).url()).map(Candidate::sequence).orElse(Integer.MAX_VALUE);
    }

    /** Returns the key of the page that an address leads to. */
    private String landed(WebUrl url) {
        return keyOf(redirects.getOrDefault(url, url));
    }

    private String keyOf(WebUrl url) {
        return keys.of(url);
    }

    private CrawledPage crawled(Reading reading) {
        var candidate = frontier.known(reading.url());
        var key = keyOf(reading.url());
        var page = new CrawledPage(
                menus.with(reading.page()),
                reading.twin(),
                depths.get(key),
                candidate.flatMap(Candidate::lastModified).or(reading::lastModified),
                candidate.flatMap(Candidate::sitemapPriority));
        return Optional.ofNullable(twins.get(key)).map(page::told).orElse(page);
    }

    private Map<WebUrl, WebUrl> spellings(List<Reading> kept) {
        var listed = new HashMap<String, WebUrl>();
        kept.forEach(reading -> listed.put(keyOf(reading.url()), reading.url()));
        foldedInto.forEach((from, into) -> {
            if (listed.containsKey(into)) {
                listed.put(from, listed.get(into));
            }
        });
        var spellings = new HashMap<WebUrl, WebUrl>();
        redirects.keySet().forEach(url -> spell(url, listed, spellings));
        for (var reading : readings.values()) {
            spell(reading.url(), listed, spellings);
            reading.metadata().canonical().ifPresent(url -> spell(url, listed, spellings));
            for (PageLink link : reading.page().links()) {
                spell(link.target(), listed, spellings);
            }
        }
        return spellings;
    }

    private void spell(WebUrl url, Map<String, WebUrl> listed, Map<WebUrl, WebUrl> spellings) {
        var page = Optional.ofNullable(listed.get(landed(url)))
                .or(() -> frontier.original(url).map(this::keyOf).map(listed::get))
                .orElse(null);
        if (page != null && !page.equals(url) && spellings.size() < SPELLINGS_MAX) {
            spellings.put(url, page);
        }
    }
}
