package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.kind.PageKind;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.PathWords;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Scores how much a page matters to someone who opens a single page of the site. Several signals count, and none decides alone.
 * The weights were found on real sites; scores are comparable only within one site.
 */
final class Ranking {
    /** No figure stands behind a single weight: together they give the indexes that {@code GenerateSiteTest} holds. */
    private static final double HOME = 100;

    private static final double SHOWN_AT_HOME = 1.5;
    private static final double FIRST_IN_HOMES_TEXT = 1.5;
    private static final double HEADS_OTHERS = 0.7;
    private static final int PAGES_OF_A_CHAPTER = 2;
    private static final double MENU_LEVEL = -0.1;
    private static final double FOLDER_LEVEL = -0.2;
    private static final double AT_FOOT = 1.2;
    private static final double THIN = -1.5;
    private static final int WORDS_THIN = 30;
    private static final double TENFOLD_TEXT = 0.2;
    private static final int WORDS_USUAL = 150;
    private static final int WORDS_COUNTED_MAX = 2_000;
    private static final double FIRST_STEP = 0.4;
    private static final double PART_OF_ANOTHER = -0.5;

    /** What a property or function is worth less than its class. */
    private static final double MEMBER = -1.5;

    private static final double LINKED = 0.1;
    private static final double NUMBER_LEVEL = -0.5;

    private static final double INTERNAL = -0.8;

    /** Folders of what the makers of a program need, not its users. */
    private static final Set<String> INSIDES =
            Set.of("internal", "internals", "impl", "private", "deprecated", "legacy");

    /** What manuals call the part that newcomers read. */
    private static final Pattern FIRST_STEPS = Pattern.compile(
            "(?i)\\b(tutorials?|getting[- ]started|quick[- ]?start|guides?|basics?|first|introduction|intro|start)\\b");

    private static final double PRIORITY_USUAL = 0.5;

    private final SitePages pages;
    private final SiteNavigation navigation;
    private final PageKinds kinds;
    private final CodeMembers members;
    private final Set<WebUrl> shownAtHome = new HashSet<>();
    private final Map<WebUrl, Integer> placeInHome = new HashMap<>();
    private final Map<WebUrl, Set<String>> namedFrom = new HashMap<>();
    private final Map<WebUrl, Integer> linkedFrom = new HashMap<>();
    private final Set<String> folders = new HashSet<>();
    private final Set<String> names = new HashSet<>();
    private final Map<WebUrl, Double> scores = new HashMap<>();

    Ranking(SitePages pages, SiteNavigation navigation, PageKinds kinds) {
        this.pages = pages;
        this.navigation = navigation;
        this.kinds = kinds;
        this.members = new CodeMembers(pages);
        for (var page : pages.all()) {
            folders.add(pages.folder(page));
            names.add(name(page));
            pages.linkedInText(page).forEach(url -> linkedFrom.merge(url, 1, Integer::sum));
            targets(page, Region.MAIN, Region.SIDEBAR)
                    .filter(target -> !target.url().equals(page.url()))
                    .forEach(target -> namedFrom
                            .computeIfAbsent(target.url(), _ -> new HashSet<>())
                            .add(pages.folder(page)));
        }
        targets(pages.home(), Region.NAVIGATION, Region.SIDEBAR, Region.BREADCRUMB, Region.MAIN, Region.PAGINATION)
                .forEach(target -> shownAtHome.add(target.url()));
        targets(pages.home(), Region.MAIN).forEach(target -> placeInHome.putIfAbsent(target.url(), placeInHome.size()));
        pages.all().forEach(page -> scores.put(page.url(), score(page)));
    }

    /** Returns the page's score; higher is better. */
    double of(CrawledPage page) {
        return scores.get(page.url());
    }

    /** Whether the page is about a property or function of a class that has a page of its own. */
    boolean isOfMember(CrawledPage page) {
        return members.have(page);
    }

    private Stream<CrawledPage> targets(CrawledPage source, Region... regions) {
        var wanted = Set.of(regions);
        return source.links().stream()
                .filter((PageLink link) -> wanted.contains(link.region()))
                .flatMap(link -> pages.target(link).stream());
    }

    private double score(CrawledPage page) {
        if (pages.isHome(page)) {
            return HOME;
        }
        return standing(page)
                + (shownAtHome.contains(page.url()) ? SHOWN_AT_HOME : 0)
                + inHomesText(page)
                + Math.log1p(namedFrom.getOrDefault(page.url(), Set.of()).size())
                + (headsOthers(page) ? HEADS_OTHERS : 0)
                + page.priority().map(priority -> priority - PRIORITY_USUAL).orElse(0.0)
                + usefulness(kinds.of(page))
                + (isFirstStep(page) ? FIRST_STEP : 0)
                + (members.have(page) ? MEMBER : isPartOfAnother(page) ? PART_OF_ANOTHER : 0)
                + (pages.segments(page).stream().anyMatch(INSIDES::contains) ? INTERNAL : 0)
                + NUMBER_LEVEL
                        * SectionNumber.of(page).map(SectionNumber::depth).orElse(0)
                + LINKED * Math.log1p(linkedFrom.getOrDefault(page.url(), 0))
                + substance(page);
    }

    /** Scores the page's place: how many menus show it and how deep; without menus, how deep its folder is. */
    private double standing(CrawledPage page) {
        if (navigation.shownOn(page) == 0) {
            return FOLDER_LEVEL * Math.max(0, pages.segments(page).size() - 1)
                    + (navigation.isAtFoot(page) ? AT_FOOT : 0);
        }
        var share = Math.min(1, (double) navigation.shownOn(page) / pages.count());
        return 1 + Math.sqrt(share) + MENU_LEVEL * navigation.trail(page).size();
    }

    /** What the home page's text links first is the most important or the newest. */
    private double inHomesText(CrawledPage page) {
        var place = placeInHome.get(page.url());
        return place == null ? 0 : FIRST_IN_HOMES_TEXT * (1 - (double) place / placeInHome.size());
    }

    /** Whether it is the page of a folder, or that of a chapter which several pages name as the one above. */
    private boolean headsOthers(CrawledPage page) {
        return folders.contains(pages.path(page)) || navigation.pagesBelow(page) >= PAGES_OF_A_CHAPTER;
    }

    private boolean isFirstStep(CrawledPage page) {
        return kinds.of(page) == PageKind.DOCUMENTATION
                && FIRST_STEPS
                        .matcher(pages.folder(page) + " " + String.join(" ", navigation.trail(page)))
                        .find();
    }

    /** Whether its name extends the name of another page: {@code Map.Entry.html} beside {@code Map.html}. */
    private boolean isPartOfAnother(CrawledPage page) {
        var name = name(page);
        var dot = name.lastIndexOf('.');
        return dot > 0 && names.contains(name.substring(0, dot));
    }

    private static String name(CrawledPage page) {
        return PathWords.withoutEnding(page.url().path());
    }

    /** A page with more text answers more questions, unless it is news; one with hardly any text answers none. */
    private double substance(CrawledPage page) {
        var words = pages.words(page);
        if (words < WORDS_THIN) {
            // A contact page needs only an address and a telephone number.
            return kinds.of(page) == PageKind.COMPANY && navigation.isAtFoot(page) ? 0 : THIN;
        }
        return kinds.of(page) == PageKind.NEWS
                ? 0
                : TENFOLD_TEXT * Math.log10((double) Math.min(words, WORDS_COUNTED_MAX) / WORDS_USUAL);
    }

    private static double usefulness(PageKind kind) {
        return switch (kind) {
            case DOCUMENTATION -> 1;
            case PRODUCT, GENERAL -> 0.8;
            case REFERENCE, COMPANY -> 0.5;
            case PROJECT -> 0.4;
            case NEWS -> -0.5;
            case VACANCY -> -1;
            case LEGAL -> -1.5;
            case LISTING, UTILITY -> -5;
        };
    }
}
