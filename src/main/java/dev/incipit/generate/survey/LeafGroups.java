package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.text.Counts;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The groups of leaves of a site: pages of one folder below which nothing lies and that no menu shows, such as talks, speakers
 * and items, and posts, which lists of the newest ones show for a while. A group may have a list page, whose text links to its members, and an order: by date, or by the numbers in
 * its addresses if the list page counts down.
 */
public final class LeafGroups {
    /** Fewer pages are no group. */
    public static final int MEMBERS_MIN = 3;

    private static final Pattern DIGITS = Pattern.compile("\\d{1,9}");

    /** A number and what stands before it: {@code edition-39-name}. */
    private static final Pattern NUMBERED = Pattern.compile("^(\\D{0,40}?)(\\d{1,4})(?!\\d|\\.\\d)");

    /** {@code 4.0.1.html}, {@code v2.1}, {@code release-1.2.3}. */
    private static final Pattern VERSION =
            Pattern.compile("(?i)(?:v|version-?|release-?|changelog-?)?(\\d{1,6}(?:\\.\\d{1,6}){1,3})(?:\\.html?|/)?");

    /** What stands before the number of a part. */
    private static final Pattern PART =
            Pattern.compile("(?i)(.*[-_])?(part|pt|chapter|chap|ch|lesson|step|unit|module|week"
                    + "|day|lecture|teil|kapitel|lektion|schritt|partie|chapitre|lecon|leçon|etape|étape|parte|capitulo|capítulo|leccion|paso"
                    + "|capitolo|lezione|deel|hoofdstuk|stap|czesc|rozdzial|lekcja|bolum|bölüm|ders)[-_]?");

    /** Of the members of an ordered group, at least two of three have a date or number. */
    private static final double ORDERED_SHARE = 0.66;

    private final SitePages pages;
    private final SiteNavigation navigation;
    private final Map<WebUrl, Group> groups = new HashMap<>();
    private final Map<WebUrl, Integer> places = new HashMap<>();

    /**
     * A group of leaves.
     *
     * @param list the page whose text lists the members
     */
    public record Group(List<CrawledPage> members, Optional<CrawledPage> list, Order order) {}

    public enum Order {
        /** As discovered. */
        NONE,
        /** By date or by a number that a list page counts down: newest first. */
        NEWEST_FIRST,
        /** By version: newest first. */
        VERSIONS,
        /** By date, and only the date tells them apart, as minutes and bulletins: newest first. */
        ISSUES,
        /** Parts of a series, first one first. */
        SERIES
    }

    public LeafGroups(SitePages pages, SiteNavigation navigation) {
        this.pages = pages;
        this.navigation = navigation;
        var folders = new HashSet<String>();
        pages.all().forEach(page -> folders.add(pages.folder(page)));
        var members = pages.all().stream()
                .filter(page -> isLeaf(page, folders))
                .collect(Collectors.groupingBy(this::kind, LinkedHashMap::new, Collectors.toList()));
        var linkedFrom = new HashMap<WebUrl, List<CrawledPage>>();
        pages.all()
                .forEach(page -> pages.linkedInText(page)
                        .forEach(url -> linkedFrom
                                .computeIfAbsent(url, _ -> new ArrayList<>())
                                .add(page)));
        members.values().stream()
                .filter(group -> group.size() >= MEMBERS_MIN)
                .forEach(group -> add(group, listOf(group, linkedFrom)));
    }

    public Optional<Group> of(CrawledPage page) {
        return Optional.ofNullable(groups.get(page.url()));
    }

    /** Whether the page's group is in this order. */
    public boolean isIn(Order order, CrawledPage page) {
        return of(page).filter(group -> group.order() == order).isPresent();
    }

    /** Whether another page lists the page's group. */
    public boolean isListed(CrawledPage page) {
        return of(page).flatMap(Group::list).isPresent();
    }

    /** Returns the page's place in its group if the group has an order of its own, else 0. */
    public int place(CrawledPage page) {
        return places.getOrDefault(page.url(), 0);
    }

    private boolean isLeaf(CrawledPage page, Set<String> folders) {
        return !pages.isHome(page)
                && !navigation.isHead(page)
                && (!navigation.isInFrame(page) || PageDates.of(page).isPresent())
                && !folders.contains(pages.path(page));
    }

    /**
     * Returns the folder with {@code #} for numbers, so that posts in folders of their dates are of one kind; where addresses have
     * no folders, what the menus and the paths to the pages have in their place.
     */
    private String kind(CrawledPage page) {
        var folder = pages.folder(page);
        var place = folder.isEmpty() ? ">" + String.join("/", navigation.trail(page)) : folder;
        return DIGITS.matcher(place).replaceAll("#");
    }

    private void add(List<CrawledPage> members, Optional<CrawledPage> list) {
        long withDate =
                members.stream().filter(page -> PageDates.of(page).isPresent()).count();
        boolean dated = withDate >= ORDERED_SHARE * members.size();
        var order = !dated ? orderOf(members, list) : areIssues(members) ? Order.ISSUES : Order.NEWEST_FIRST;
        Comparator<CrawledPage> comparator = dated
                ? Comparator.comparingInt(page -> -PageDates.of(page).orElse(0))
                : switch (order) {
                    case NONE -> Comparator.comparingInt(_ -> 0);
                    case NEWEST_FIRST, ISSUES ->
                        Comparator.comparingInt(page -> -number(page).orElse(0));
                    case VERSIONS ->
                        Comparator.<CrawledPage, String>comparing(
                                        page -> version(page).orElse(""), PageVersions::compare)
                                .reversed();
                    case SERIES -> Comparator.comparingInt(page -> number(page).orElse(0));
                };
        var group = new Group(members.stream().sorted(comparator).toList(), list, order);
        members.forEach(page -> groups.put(page.url(), group));
        for (int place = 0; order != Order.NONE && place < members.size(); place++) {
            places.put(group.members().get(place).url(), place);
        }
    }

    private static boolean areIssues(List<CrawledPage> members) {
        var names = Counts.of(
                members.stream().map(page -> DatedNames.undated(page.metadata().title())));
        return names.values().stream().anyMatch(alike -> alike >= ORDERED_SHARE * members.size());
    }

    private Order orderOf(List<CrawledPage> members, Optional<CrawledPage> list) {
        if (members.stream().filter(page -> version(page).isPresent()).count() >= ORDERED_SHARE * members.size()) {
            return Order.VERSIONS;
        }
        var words = Counts.of(members.stream().flatMap(page -> numbered(page).stream()));
        var alike = words.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        if (alike < ORDERED_SHARE * members.size()) {
            return Order.NONE;
        }
        if (list.filter(page -> countsDown(members, page)).isPresent()) {
            return Order.NEWEST_FIRST;
        }
        // Numbers alone make no series: items for sale have them too.
        var parts = words.entrySet().stream()
                .filter(entry -> PART.matcher(entry.getKey()).matches())
                .mapToInt(Map.Entry::getValue)
                .sum();
        return parts >= ORDERED_SHARE * members.size() ? Order.SERIES : Order.NONE;
    }

    /** Returns the version that a page's address ends in. */
    private Optional<String> version(CrawledPage page) {
        var name = VERSION.matcher(pages.name(page));
        return name.matches() ? Optional.of(name.group(1)) : Optional.empty();
    }

    /** Returns the page, not the home page, whose text links to at least half of the members, or the folder's own page. */
    private Optional<CrawledPage> listOf(List<CrawledPage> members, Map<WebUrl, List<CrawledPage>> linkedFrom) {
        var own = new HashSet<>(members);
        var folder = pages.folder(members.getFirst());
        var links = Counts.of(
                members.stream().flatMap(member -> linkedFrom.getOrDefault(member.url(), List.of()).stream()));
        return links.entrySet().stream()
                .filter(linked -> linked.getValue() >= MEMBERS_MIN)
                .filter(linked -> !pages.isHome(linked.getKey()) && !own.contains(linked.getKey()))
                .filter(linked -> linked.getValue() * 2 >= members.size()
                        || (!folder.isEmpty() && pages.path(linked.getKey()).equals(folder)))
                .max(Map.Entry.<CrawledPage, Integer>comparingByValue()
                        .thenComparingInt(linked -> -pages.discovered(linked.getKey())))
                .map(Map.Entry::getKey);
    }

    /** Whether the list page has the highest number first. */
    private boolean countsDown(List<CrawledPage> members, CrawledPage list) {
        var byUrl = new HashMap<WebUrl, CrawledPage>();
        members.forEach(page -> byUrl.put(page.url(), page));
        var numbers = pages.linkedInText(list).stream()
                .flatMap(url -> Stream.ofNullable(byUrl.get(url)))
                .flatMap(page -> number(page).stream())
                .toList();
        int down = 0;
        for (int i = 1; i < numbers.size(); i++) {
            down += Integer.compare(numbers.get(i - 1), numbers.get(i));
        }
        return down * 2 > numbers.size();
    }

    private Optional<String> numbered(CrawledPage page) {
        return numberOf(page).map(number -> number.group(1));
    }

    private Optional<Integer> number(CrawledPage page) {
        return numberOf(page).map(number -> Integer.valueOf(number.group(2)));
    }

    private Optional<MatchResult> numberOf(CrawledPage page) {
        return NUMBERED.matcher(pages.name(page)).results().findFirst();
    }
}
