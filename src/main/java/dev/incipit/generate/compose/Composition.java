package dev.incipit.generate.compose;

import dev.incipit.compute.Spread;
import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.RunOptions;
import dev.incipit.generate.kind.PageKind;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.PageVariants;
import dev.incipit.generate.survey.SiteLanguages;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.HomeWords;
import dev.incipit.generate.title.Titles;
import dev.incipit.llmstxt.FullPage;
import dev.incipit.url.WebUrl;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Turns a crawl into the outline of the index and the texts of the full file in reading order. */
public final class Composition {
    private final SitePages pages;
    private final Titles titles;
    private final PageKinds kinds;
    private final Ranking ranking;
    private final RunOptions options;
    private final IndexOutline outline;
    private final CrawledPage front;
    private final List<CrawledPage> worthy;
    private final PageVariants variants;
    private final OtherLanguages others;
    private final SiteNavigation navigation;
    private final LeafGroups leaves;

    /** Composes what was crawled, as the options of the run say. */
    public Composition(CrawlReport report, RunOptions options) {
        this.options = options;
        pages = new SitePages(report);
        titles = new Titles(
                pages.all(), url -> pages.at(url).map(CrawledPage::url).orElse(url));
        navigation = new SiteNavigation(pages);
        kinds = new PageKinds(pages, navigation);
        ranking = new Ranking(pages, navigation, kinds);
        var languages = new SiteLanguages(pages);
        variants = new PageVariants(pages, languages);
        others = new OtherLanguages(pages, languages, titles);
        front = variants.front();
        worthy = findWorthy();
        leaves = new LeafGroups(pages, navigation);
        var repeated = new RepeatedLists(pages, navigation, kinds, titles, ranking).among(worthy);
        var eligible =
                worthy.stream().filter(page -> !repeated.contains(page.url())).toList();
        var chosen = withWanted(new Selection(pages, navigation, kinds, ranking, leaves).choose(eligible));
        // What may be skipped, as a legal notice, says nothing new in another language.
        var own = new Selection.Choice(
                chosen.listed().stream().filter(others::isOwn).toList(),
                chosen.skippable().stream().filter(others::isOwn).toList());
        var arranged = others.added(
                new Sections(pages, navigation, kinds, titles, ranking, leaves).arrange(own), chosen.listed());
        outline = new IndexOutline(
                options.title()
                        .orElseGet(() -> titles.siteName(
                                pages.home().page(), report.scope().domain())),
                new SectionWishes(options.sections()).applied(arranged));
    }

    /** Returns the line that says where the site's other languages begin. */
    public Optional<String> otherLanguages() {
        return others.line();
    }

    public IndexOutline outline() {
        return outline;
    }

    /** Divides the pages of a site with more pages than one index lists among indexes of its folders; none for a smaller site. */
    public List<FolderIndex> folderIndexes() {
        var old = new HashMap<List<String>, List<CrawledPage>>();
        variants.versions().forEach((folder, members) -> {
            var kept = members.stream()
                    .filter(page -> !isUnwanted(page) && !kinds.isEmpty(page) && titles.names(page))
                    .toList();
            if (!kept.isEmpty()) {
                old.put(folder, kept);
            }
        });
        var rooted = outline.entries().stream().map(IndexOutline.Entry::page).collect(Collectors.toSet());
        return new FolderIndexes(pages, titles, new ReadingOrder(pages, navigation, ranking, leaves, worthy))
                .of(worthy, rooted, old);
    }

    /** The page's title, as the index has it unless it must tell two pages apart. */
    public String title(CrawledPage page) {
        return titles.of(page);
    }

    /** The page that says what the site is. */
    public CrawledPage front() {
        return front;
    }

    public List<CrawledPage> worthy() {
        return worthy;
    }

    /** Returns all pages that can be inlined: those of the index in its order, then documentation, then others, best first. */
    public List<FullPage> fullPages() {
        var order = new LinkedHashMap<WebUrl, CrawledPage>();
        outline.entries().forEach(entry -> order.put(entry.page().url(), entry.page()));
        worthy.stream()
                .sorted(Comparator.<CrawledPage, PageKind>comparing(kinds::of)
                        .thenComparingDouble(page -> -ranking.of(page)))
                .forEach(page -> order.putIfAbsent(page.url(), page));
        var said = new HashSet<String>();
        return order.values().stream()
                .filter(page -> !text(page).isBlank())
                .map(page -> {
                    var address = page.url().toString();
                    return new FullPage(
                            titles.of(page), address, pages.repeated().in(page.markdown(), address, said));
                })
                .toList();
    }

    /** Adds the pages that the caller wants listed in any case. */
    private Selection.Choice withWanted(Selection.Choice chosen) {
        if (options.mustList().isEmpty()) {
            return chosen;
        }
        var listed = new LinkedHashSet<>(chosen.listed());
        pages.all().stream().filter(page -> isWanted(page) && !isUnwanted(page)).forEach(listed::add);
        return new Selection.Choice(
                List.copyOf(listed),
                chosen.skippable().stream()
                        .filter(page -> !listed.contains(page))
                        .toList());
    }

    private boolean isWanted(CrawledPage page) {
        return options.mustList().stream().anyMatch(glob -> glob.matches(page.url()));
    }

    private boolean isUnwanted(CrawledPage page) {
        return options.keepsOut(page.url());
    }

    /** A list of news may show them whole. */
    private boolean isOfManual(CrawledPage page) {
        return !pages.isHome(page) && kinds.of(page).isOfManual();
    }

    private boolean isCollectionInMenu(CrawledPage page) {
        return kinds.of(page).mayBeCollection()
                && navigation.shownOn(page) * 2 > pages.count()
                && !HomeWords.are(titles.of(page));
    }

    private String text(CrawledPage page) {
        return pages.ownText(page);
    }

    /**
     * Returns the pages that are not lists, utilities, or versions, translations, near duplicates or the sum of others. Of near
     * duplicates the one that ranks highest stays, since menus and other pages lead to it; a collection that most pages show in
     * their menu stays too, since collections of a shop may have the same items.
     */
    private List<CrawledPage> findWorthy() {
        var readable = pages.all().stream()
                .filter(page -> !isUnwanted(page))
                .filter(page -> pages.isHome(page)
                        || (kinds.of(page).listed() && !kinds.isEmpty(page) && !variants.superseded(page)))
                .filter(page -> titles.names(page))
                .sorted(Comparator.comparingDouble(page -> -ranking.of(page)))
                .toList();
        var shingles = Spread.over(readable, page -> NearDuplicates.shingles(text(page)));
        var wholes = wholes(readable, shingles);
        var duplicates = new NearDuplicates();
        var own = IntStream.range(0, readable.size())
                .filter(i -> !wholes.contains(readable.get(i)) || !isOfManual(readable.get(i)))
                .filter(i -> duplicates.isNew(shingles.get(i)) || isCollectionInMenu(readable.get(i)))
                .mapToObj(readable::get)
                .collect(Collectors.toSet());
        return pages.all().stream().filter(own::contains).toList();
    }

    /** Returns the pages that have the text of most others, or of most in a folder at the root: a project has a manual beside its API. */
    private Set<CrawledPage> wholes(List<CrawledPage> readable, List<int[]> shingles) {
        var parts = IntStream.range(0, readable.size())
                .boxed()
                .collect(Collectors.groupingBy(i ->
                        pages.segments(readable.get(i)).stream().findFirst().orElse("")));
        var wholes = parts.values().stream()
                .flatMapToInt(part -> WholeManual.among(
                                part.stream().map(shingles::get).toList())
                        .stream()
                        .map(part::get))
                .mapToObj(readable::get)
                // The page of the folder itself is where its readers start.
                .filter(page -> pages.segments(page).size() > 1)
                .collect(Collectors.toSet());
        WholeManual.among(shingles).ifPresent(at -> wholes.add(readable.get(at)));
        return wholes;
    }
}
