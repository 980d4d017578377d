package dev.incipit.generate;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import dev.incipit.url.WebUrl;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * How much a page matters to someone who opens one page of the site: several signals that agree, none of which decides alone.
 * Scores are comparable within one site only.
 */
final class Ranking {
    private static final int WORDS_THIN = 30;
    private static final int LINKS_OF_A_LIST = 60;
    private static final double LINK_SHARE_OF_A_LIST = 0.75;

    private static final int WORDS_OF_A_MANUAL = 120;

    private static final double HOME = 100;

    private static final Pattern MANUAL_HOST =
            Pattern.compile("(docs?|documentation|developers?|help|support|wiki)\\.");

    /** Parameters by which software shows the same list in other parts and orders. */
    private static final Pattern LIST_QUERY = Pattern.compile(
            "(?i)(^|&)((page|paged|offset|start)=\\d|(sort|sortby|order|orderby|filter|q|query|search|s)=)");

    private final SitePages pages;
    private final Menus menus;
    private final Set<WebUrl> shownAtHome = new HashSet<>();
    private final Map<WebUrl, Integer> placeInHome = new HashMap<>();
    private final Map<WebUrl, Set<String>> namedFrom = new HashMap<>();
    private final Map<WebUrl, Judgement> judgements = new HashMap<>();
    private final Set<String> folders = new HashSet<>();
    private final PageKind usual;

    Ranking(SitePages pages, Menus menus) {
        this.pages = pages;
        this.menus = menus;
        for (var page : pages.all()) {
            for (var link : page.page().links()) {
                var region = link.region();
                if (region == Region.MAIN || region == Region.SIDEBAR) {
                    pages.target(link)
                            .filter(target -> !target.url().equals(page.url()))
                            .ifPresent(target -> namedFrom
                                    .computeIfAbsent(target.url(), _ -> new HashSet<>())
                                    .add(pages.folder(page)));
                }
            }
        }
        pages.home().page().links().stream()
                .filter(link -> link.region() != Region.FOOTER)
                .flatMap(link -> pages.target(link).stream())
                .forEach(target -> shownAtHome.add(target.url()));
        pages.home().page().links().stream()
                .filter(link -> link.region() == Region.MAIN)
                .flatMap(link -> pages.target(link).stream())
                .forEach(target -> placeInHome.putIfAbsent(target.url(), placeInHome.size()));
        pages.all().forEach(page -> folders.add(pages.folder(page)));
        usual = dated() * 2 > pages.count() ? PageKind.NEWS : PageKind.DOCUMENTATION;
        pages.all().forEach(page -> judgements.put(page.url(), judge(page)));
    }

    private long dated() {
        return pages.all().stream()
                .filter(page -> PageKind.ofPath(pages.segments(page.url())).equals(Optional.of(PageKind.NEWS)))
                .count();
    }

    /** What the page is for and how much it matters. */
    Judgement of(CrawledPage page) {
        return judgements.get(page.url());
    }

    private Judgement judge(CrawledPage page) {
        var kind = kind(page);
        if (pages.isHome(page)) {
            return new Judgement(usual, HOME);
        }
        var score = 0.0;
        if (menus.shownOn(page) > 0) {
            score += 1 + Math.sqrt(Math.min(1, (double) menus.shownOn(page) / pages.count()));
            score -= 0.1 * menus.trail(page).size();
        } else {
            score -= 0.2 * Math.max(0, pages.segments(page.url()).size() - 1);
        }
        if (shownAtHome.contains(page.url())) {
            score += 1.5;
        }
        var place = placeInHome.get(page.url());
        if (place != null) {
            score += 1.5 * (1 - (double) place / placeInHome.size());
        }
        score += Math.log1p(namedFrom.getOrDefault(page.url(), Set.of()).size());
        if (folders.contains(String.join("/", pages.segments(page.url())))) {
            score += 0.7;
        }
        score += page.priority().map(priority -> priority - 0.5).orElse(0.0);
        score += switch (kind) {
            case DOCUMENTATION -> 1;
            case PRODUCT -> 0.8;
            case REFERENCE, COMPANY -> 0.5;
            case PROJECT -> 0;
            case NEWS -> -0.5;
            case LEGAL -> -1.5;
            case LISTING, UTILITY -> -5;
        };
        if (words(page.page().markdown()) < WORDS_THIN) {
            score -= 1.5;
        }
        return new Judgement(kind, score);
    }

    private PageKind kind(CrawledPage page) {
        if (isGeneratedList(page)) {
            return PageKind.LISTING;
        }
        if (page.url().query().filter(query -> LIST_QUERY.matcher(query).find()).isPresent()) {
            return PageKind.LISTING;
        }
        var trail = menus.trail(page);
        var told = PageKind.ofPath(pages.segments(page.url()))
                .map(kind -> kind.listed() || !tellsAtLength(page) ? kind : PageKind.DOCUMENTATION);
        return told.filter(kind -> !kind.listed())
                .or(() -> trail.stream()
                        .flatMap(label -> PageKind.ofLabel(label).stream())
                        .findFirst())
                .or(() -> told)
                .or(() -> page.page().metadata().heading().flatMap(PageKind::ofLabel))
                .orElse(usual);
    }

    /** A page of a manual that is about searching, and does not search. */
    private boolean tellsAtLength(CrawledPage page) {
        var links = page.page().links().stream()
                .filter(link -> link.region() == Region.MAIN)
                .toList();
        return PageKind.mayBeSubject(
                        pages.segments(page.url()),
                        MANUAL_HOST.matcher(page.url().host()).lookingAt())
                && words(page.page().markdown()) - linkWords(links) >= WORDS_OF_A_MANUAL;
    }

    /** A long page of which nearly every word is a link is made by software from other pages. */
    private boolean isGeneratedList(CrawledPage page) {
        var links = page.page().links().stream()
                .filter(link -> link.region() == Region.MAIN)
                .toList();
        return links.size() >= LINKS_OF_A_LIST
                && !pages.isHome(page)
                && linkWords(links) > LINK_SHARE_OF_A_LIST * words(page.page().markdown());
    }

    private static int linkWords(Collection<PageLink> links) {
        return links.stream().mapToInt(link -> words(link.anchorText())).sum();
    }

    /** Words of a text, addresses of links not counted; a character of a script without spaces counts as half a word. */
    static int words(String text) {
        int words = 0;
        int ideographs = 0;
        boolean inWord = false;
        boolean inTarget = false;
        for (int i = 0; i < text.length(); i++) {
            var c = text.charAt(i);
            if (c == '(' && i > 0 && text.charAt(i - 1) == ']') {
                inTarget = true;
            } else if (c == ')' || c == '\n') {
                inTarget = false;
            }
            if (Character.isIdeographic(c)) {
                ideographs++;
            }
            var letter = !inTarget && Character.isLetterOrDigit(c);
            if (letter && !inWord) {
                words++;
            }
            inWord = letter;
        }
        return words + ideographs / 2;
    }

    /** A page's kind and score. */
    record Judgement(PageKind kind, double score) {}
}
