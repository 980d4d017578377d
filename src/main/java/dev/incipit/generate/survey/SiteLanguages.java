package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.url.PathLanguage;
import dev.incipit.url.PublicSuffix;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Knows the languages of a site (decisions §5): that of the file, which of the pages in other languages have a counterpart in it,
 * and where each language begins. A counterpart is an hreflang alternate, the same address without its language, or the page
 * that a folder of a language begins with; where nothing tells, a whole folder of a language is a translation.
 */
public final class SiteLanguages {
    private static final Pattern QUERY =
            Pattern.compile("(?i)(?:^|&)(?:lang|language|locale|hl)=([a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)(?=&|$)");

    /** What hreflang names for readers of no language of the site. */
    private static final String NO_LANGUAGE = "x-default";

    private final SitePages pages;
    private final String main;
    private final Set<WebUrl> translated = new HashSet<>();

    public SiteLanguages(SitePages pages) {
        this.pages = pages;
        var declared = language(pages.home());
        this.main = declared.isEmpty() ? pages.home().page().language().getLanguage() : declared;
        findTranslated();
    }

    /** Whether the page has a counterpart in the file's language. */
    boolean isTranslated(CrawledPage page) {
        return translated.contains(page.url());
    }

    /** Returns the language of a page whose markup and text are in another language than the file, as a code in lower case. */
    public Optional<String> other(CrawledPage page) {
        return Optional.of(language(page))
                .filter(own -> !own.isEmpty() && !main.isEmpty() && !own.equals(main))
                .filter(own -> own.equals(page.page().language().getLanguage()));
    }

    /** Returns where the other languages of the site begin, by their codes, on hosts of the site's domain. */
    public SortedMap<String, WebUrl> beginnings() {
        var found = new TreeMap<String, WebUrl>();
        var home = pages.home().url();
        new TreeMap<>(pages.home().metadata().languageAlternates()).forEach((tag, url) -> {
            if (isOfDomain(url, home) && !url.equals(home)) {
                found.putIfAbsent(primary(tag), url);
            }
        });
        pages.all().stream()
                .filter(page -> pages.segments(page).size() == 1 && isInOwnFolder(page))
                .forEach(page -> found.putIfAbsent(language(page), page.url()));
        found.remove(main);
        found.remove(primary(NO_LANGUAGE));
        return found;
    }

    private static boolean isOfDomain(WebUrl url, WebUrl home) {
        return url.host().equals(home.host())
                || PublicSuffix.registrable(url.host()).equals(PublicSuffix.registrable(home.host()));
    }

    /** Whether the page lies in a folder named by its language. */
    boolean isInOwnFolder(CrawledPage page) {
        var segments = pages.segments(page);
        return !segments.isEmpty() && primary(segments.getFirst()).equals(language(page));
    }

    private void findTranslated() {
        if (main.isEmpty()) {
            return;
        }
        var alternates = alternates(_ -> true);
        var ofMain = alternates(page -> language(page).equals(main));
        var plain = pages.all().stream()
                .map(CrawledPage::url)
                .filter(url -> url.query().isEmpty())
                .map(WebUrl::path)
                .collect(Collectors.toSet());
        var places = pages.all().stream()
                .filter(page -> language(page).equals(main))
                .map(this::place)
                .collect(Collectors.toSet());
        var undecided = new HashMap<String, List<CrawledPage>>();
        var declaring = new HashSet<String>();
        for (var page : pages.all()) {
            var own = language(page);
            boolean twin =
                    page.url().query().isPresent() && plain.contains(page.url().path());
            if (asksForOther(page) && (!own.equals(main) || twin || alternates.contains(page.url()))) {
                translated.add(page.url());
            }
            if (pages.isHome(page) || own.isEmpty() || own.equals(main)) {
                continue;
            }
            if (namesCounterpart(page) || ofMain.contains(page.url())) {
                translated.add(page.url());
                declaring.add(own);
            } else if (isInOwnFolder(page)) {
                if (place(page).isEmpty() || places.contains(place(page))) {
                    translated.add(page.url());
                } else {
                    undecided.computeIfAbsent(own, _ -> new ArrayList<>()).add(page);
                }
            }
        }
        undecided.keySet().removeAll(declaring);
        undecided.values().forEach(members -> members.forEach(page -> translated.add(page.url())));
    }

    private boolean namesCounterpart(CrawledPage page) {
        return page.metadata().languageAlternates().entrySet().stream()
                .anyMatch(alternate -> primary(alternate.getKey()).equals(main)
                        && !alternate.getValue().equals(page.url()));
    }

    private Set<WebUrl> alternates(Predicate<CrawledPage> of) {
        return pages.all().stream()
                .filter(of)
                .flatMap(page -> page.metadata().languageAlternates().values().stream())
                .collect(Collectors.toSet());
    }

    /** Returns the path segments of a page without the folder of its language. */
    private List<String> place(CrawledPage page) {
        var segments = pages.segments(page);
        return isInOwnFolder(page) ? segments.subList(1, segments.size()) : segments;
    }

    /** A page selected by a query such as {@code ?lang=en}. Its declared language is ignored: many sites never change it. */
    private boolean asksForOther(CrawledPage page) {
        return page.url().query().map(QUERY::matcher).filter(Matcher::find).stream()
                .map(asked -> primary(asked.group(1)))
                .anyMatch(code -> !code.equals(main)
                        && (PathLanguage.of(code).isPresent() || language(page).equals(code)));
    }

    private static String language(CrawledPage page) {
        return page.metadata().language().map(SiteLanguages::primary).orElse("");
    }

    private static String primary(String tag) {
        return tag.toLowerCase(Locale.ROOT).split("[-_]", 2)[0];
    }
}
