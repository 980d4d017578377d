package dev.incipit.generate.survey;

import dev.incipit.compute.Budget;
import dev.incipit.compute.Spread;
import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.PageLink;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The pages of a crawl by address, and the links between them. */
public final class SitePages {
    private static final Pattern INDEX_FILE = Pattern.compile("(?i)(index|default)\\.[a-z]{3,5}");

    private static final int PRODUCTS_MIN = 3;

    private final CrawlReport report;
    private final Map<WebUrl, CrawledPage> byUrl = new LinkedHashMap<>();
    private final Map<WebUrl, Integer> discovered = new HashMap<>();
    private final Map<WebUrl, List<String>> segments = new HashMap<>();
    private final Map<WebUrl, Set<WebUrl>> linkedInText = new HashMap<>();
    private final Map<WebUrl, Integer> words = new HashMap<>();
    private final Map<List<String>, CrawledPage> byPlace = new HashMap<>();
    private final List<CrawledPage> all;
    private final RepeatedBlocks repeated;
    private final Map<WebUrl, CrawledPage> shortened = new LinkedHashMap<>();
    private final boolean shop;

    public SitePages(CrawlReport report) {
        this.report = report;
        for (var page : report.pages()) {
            byUrl.putIfAbsent(page.url(), page);
            discovered.putIfAbsent(page.url(), discovered.size());
        }
        this.all = List.copyOf(byUrl.values());
        this.shop = all.stream().filter(page -> page.metadata().isProduct()).count() >= PRODUCTS_MIN;
        this.repeated =
                new RepeatedBlocks(all.stream().map(CrawledPage::markdown).toList());
        Spread.over(all, this::withoutFrame).stream()
                .flatMap(Optional::stream)
                .forEach(page -> shortened.put(page.url(), page));
        Spread.over(all, page -> Map.entry(page.url(), WordCount.of(page.markdown())))
                .forEach(counted -> words.put(counted.getKey(), counted.getValue()));
    }

    /** All pages: the home page first, then in order of discovery. */
    public List<CrawledPage> all() {
        return all;
    }

    private Optional<CrawledPage> withoutFrame(CrawledPage page) {
        var text = repeated.withoutFrame(page.markdown());
        return text.length() == page.markdown().length() ? Optional.empty() : Optional.of(page.withMarkdown(text));
    }

    /** What many of their texts repeat. */
    public RepeatedBlocks repeated() {
        return repeated;
    }

    /** Returns the page without what most others have, as the boxes beside a text; it may have nothing left. */
    public CrawledPage unframed(CrawledPage page) {
        return shortened.getOrDefault(page.url(), page);
    }

    /** Returns the page's text without what many others repeat. */
    public String ownText(CrawledPage page) {
        return repeated.removeFrom(page.markdown());
    }

    /** Returns those of the pages that have what most have, without it. */
    public List<CrawledPage> shortened() {
        return List.copyOf(shortened.values());
    }

    /** Whether several of them are things for sale by their markup: a shop, whose answers to its customers are no documentation. */
    public boolean areOfShop() {
        return shop;
    }

    public CrawledPage home() {
        return byUrl.values().iterator().next();
    }

    public int count() {
        return byUrl.size();
    }

    /** Returns the page a link leads to, however its address is spelled, if it was read. */
    public Optional<CrawledPage> target(PageLink link) {
        return at(link.target());
    }

    /** Returns the page at the address, however it is spelled, if it was read. */
    public Optional<CrawledPage> at(WebUrl address) {
        Budget.step();
        return Optional.ofNullable(byUrl.get(report.listed(address)));
    }

    /** Returns the pages that the page's text links to, each once, in its order; not itself. */
    public Set<WebUrl> linkedInText(CrawledPage page) {
        return linkedInText.computeIfAbsent(
                page.url(),
                _ -> page.links().stream()
                        .filter(PageLink::isInText)
                        .flatMap(link -> target(link).stream())
                        .map(CrawledPage::url)
                        .filter(url -> !url.equals(page.url()))
                        .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    /** Returns the page's folder as text to compare. */
    public String folder(CrawledPage page) {
        var segments = segments(page);
        return String.join("/", segments.subList(0, Math.max(0, segments.size() - 1)));
    }

    /** Returns the page's place as text to compare: that of the pages in a folder which the page heads is its {@link #folder}. */
    public String path(CrawledPage page) {
        return String.join("/", segments(page));
    }

    /** Returns the last part of the page's place; empty at the top. */
    public String name(CrawledPage page) {
        var segments = segments(page);
        return segments.isEmpty() ? "" : segments.getLast();
    }

    /** Returns the page of the folder in which a page is, if it was read; none for pages at the top. */
    public Optional<CrawledPage> above(CrawledPage page) {
        if (byPlace.isEmpty()) {
            all.forEach(one -> byPlace.putIfAbsent(segments(one), one));
        }
        var segments = segments(page);
        return segments.size() < 2
                ? Optional.empty()
                : Optional.ofNullable(byPlace.get(segments.subList(0, segments.size() - 1)));
    }

    /** Returns how many words a reader sees on the page. */
    public int words(CrawledPage page) {
        return words.get(page.url());
    }

    public boolean isHome(CrawledPage page) {
        return discovered(page) == 0;
    }

    /** The page's position in the order of discovery; 0 for the home page. */
    public int discovered(CrawledPage page) {
        return discovered.get(page.url());
    }

    /** Returns the parts of the page's place: its decoded path segments below the run's folder, without an index file. */
    public List<String> segments(CrawledPage page) {
        return segments(page.url());
    }

    /** The same of an address. */
    public List<String> segments(WebUrl url) {
        return segments.computeIfAbsent(url, this::segmentsBelow);
    }

    /** Returns the parts of the path of the run's folder. */
    public List<String> above() {
        var scope = report.scope();
        return scope.home().segments().stream().limit(scope.depth()).toList();
    }

    private List<String> segmentsBelow(WebUrl url) {
        var scope = report.scope();
        int above = url.path().startsWith(scope.folder()) ? scope.depth() : 0;
        return url.segments().stream()
                .skip(above)
                .filter(segment -> !INDEX_FILE.matcher(segment).matches())
                .toList();
    }
}
