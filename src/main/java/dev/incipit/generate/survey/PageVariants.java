package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.url.PathLanguage;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds versions and translations of pages, so that of each page the current version in the site's main language is kept. A
 * version is a path segment that looks like one and below which the site's structure repeats; a translation is an hreflang
 * alternate, or has a language code as path segment.
 */
public final class PageVariants {
    private static final Pattern VERSION =
            Pattern.compile("v?\\d+(\\.\\d+){0,3}(\\.x)?([-.]?(rc|beta|alpha|dev)\\.?\\d*)?");
    private static final Set<String> CURRENT = Set.of("latest", "stable", "current", "master", "main");
    private static final Set<String> COMING =
            Set.of("next", "dev", "devel", "nightly", "unstable", "canary", "edge", "beta");
    private static final Pattern LANGUAGE_QUERY =
            Pattern.compile("(?i)(?:^|&)(?:lang|language|locale|hl)=([a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)(?=&|$)");
    private static final int REPEATED_MIN = 2;
    private static final int WORDS_OF_A_PICKER = 30;

    private final SitePages pages;
    private final Set<List<String>> paths = new HashSet<>();
    private final Set<WebUrl> outdated = new HashSet<>();
    private final Set<WebUrl> foreign = new HashSet<>();

    /** Older versions by their folders. */
    private final Map<List<String>, List<CrawledPage>> versions = new HashMap<>();

    public PageVariants(SitePages pages) {
        this.pages = pages;
        findOldVersions();
        findOtherLanguages();
    }

    /** Whether the page is another version or translation of a page that is kept. */
    public boolean superseded(CrawledPage page) {
        return outdated.contains(page.url()) || foreign.contains(page.url());
    }

    /** The pages of older versions, by the parts of the path up to the version. */
    public Map<List<String>, List<CrawledPage>> versions() {
        return versions;
    }

    private void old(Versioned member) {
        outdated.add(member.page.url());
        versions.computeIfAbsent(member.folder, _ -> new ArrayList<>()).add(member.page);
    }

    private void findOldVersions() {
        pages.all().forEach(page -> paths.add(pages.segments(page.url())));
        var families = new HashMap<String, List<Versioned>>();
        for (var page : pages.all()) {
            var segments = pages.segments(page.url());
            for (int i = 0; i < segments.size(); i++) {
                if (isVersion(segments.get(i)) && !PageKind.isYear(segments.get(i))) {
                    var prefix = String.join("/", segments.subList(0, i));
                    families.computeIfAbsent(prefix, _ -> new ArrayList<>())
                            .add(new Versioned(
                                    page,
                                    segments.get(i).toLowerCase(Locale.ROOT),
                                    without(segments, i),
                                    List.copyOf(segments.subList(0, i + 1))));
                    break;
                }
            }
        }
        families.forEach(this::keepCurrent);
    }

    private void keepCurrent(String prefix, List<Versioned> family) {
        var unversioned = pages.all().stream()
                .filter(page ->
                        family.stream().noneMatch(member -> member.page.url().equals(page.url())))
                .filter(page -> !prefix.isEmpty()
                        && String.join("/", pages.segments(page.url())).startsWith(prefix + "/"))
                .count();
        var versions = new HashMap<String, Integer>();
        family.forEach(member -> versions.merge(member.version, 1, Integer::sum));
        var repeated =
                family.stream().filter(member -> paths.contains(member.tail)).count();
        if (unversioned >= REPEATED_MIN || repeated >= REPEATED_MIN) {
            family.forEach(this::old);
            return;
        }
        var current = Collections.max(versions.keySet(), PageVariants::compare);
        family.stream().filter(member -> !member.version.equals(current)).forEach(this::old);
    }

    private static boolean isVersion(String segment) {
        var lower = segment.toLowerCase(Locale.ROOT);
        return (VERSION.matcher(lower).matches() && (lower.indexOf('.') > 0 || lower.startsWith("v")))
                || CURRENT.contains(lower)
                || COMING.contains(lower);
    }

    /** Orders versions: pre-releases, then numbers by value, then names for the current version. */
    public static int compare(String one, String other) {
        var byRank = Integer.compare(rank(one), rank(other));
        return byRank != 0 ? byRank : compareNumbers(numbers(one), numbers(other));
    }

    private static int rank(String version) {
        return COMING.contains(version) ? 0 : CURRENT.contains(version) ? 2 : 1;
    }

    private static List<Integer> numbers(String version) {
        return Pattern.compile("\\d{1,8}")
                .matcher(version)
                .results()
                .map(number -> Integer.valueOf(number.group()))
                .toList();
    }

    private static int compareNumbers(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            var difference = one.get(i).compareTo(other.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return Integer.compare(one.size(), other.size());
    }

    private void findOtherLanguages() {
        var main = language(pages.home());
        var translations = translations();
        for (var page : pages.all()) {
            var own = language(page);
            if (asksForLanguage(page, main) && (!own.equals(main) || translations.contains(page.url()))) {
                foreign.add(page.url());
            }
            if (pages.isHome(page) || own.isEmpty() || main.isEmpty() || own.equals(main)) {
                continue;
            }
            var alternates = page.page().metadata().languageAlternates();
            var translated = alternates.entrySet().stream()
                    .anyMatch(alternate -> primary(alternate.getKey()).equals(main)
                            && !alternate.getValue().equals(page.url()));
            if (translated || inLanguageFolder(page, own)) {
                foreign.add(page.url());
            }
        }
    }

    /** The page that introduces the site: its first page or, if that only offers languages, the main language's front page. */
    public CrawledPage front() {
        var home = pages.home();
        return pages.words(home) >= WORDS_OF_A_PICKER
                ? home
                : pages.all().stream()
                        .filter(page -> pages.segments(page.url()).size() == 1)
                        .filter(page -> inLanguageFolder(page, language(page)) && !superseded(page))
                        .findFirst()
                        .orElse(home);
    }

    /** The targets of hreflang, and pages whose address differs only by a query from one that exists without it. */
    private Set<WebUrl> translations() {
        var found = new HashSet<WebUrl>();
        var plain = new HashSet<String>();
        for (var page : pages.all()) {
            found.addAll(page.page().metadata().languageAlternates().values());
            if (page.url().query().isEmpty()) {
                plain.add(page.url().path());
            }
        }
        pages.all().stream()
                .map(CrawledPage::url)
                .filter(url -> url.query().isPresent() && plain.contains(url.path()))
                .forEach(found::add);
        return found;
    }

    /** A page selected by a query such as {@code ?lang=en}. Its declared language is ignored: many sites never change it. */
    private boolean asksForLanguage(CrawledPage page, String main) {
        var asked = page.url().query().map(LANGUAGE_QUERY::matcher).filter(Matcher::find);
        return asked.isPresent()
                && !main.isEmpty()
                && !primary(asked.get().group(1)).equals(main)
                && isLanguage(primary(asked.get().group(1)), page);
    }

    /** Whether a code is a common language of sites, or the language that the page declares. */
    private boolean isLanguage(String code, CrawledPage page) {
        return PathLanguage.of(code).isPresent() || language(page).equals(code);
    }

    private boolean inLanguageFolder(CrawledPage page, String language) {
        var segments = pages.segments(page.url());
        return !segments.isEmpty() && primary(segments.getFirst()).equals(language);
    }

    private String language(CrawledPage page) {
        return page.page().metadata().language().map(PageVariants::primary).orElse("");
    }

    private static String primary(String tag) {
        return tag.toLowerCase(Locale.ROOT).split("[-_]", 2)[0];
    }

    private static List<String> without(List<String> segments, int at) {
        var rest = new ArrayList<>(segments);
        rest.remove(at);
        return rest;
    }

    /** A page of a version, its path without the version, and its path up to the version. */
    private record Versioned(CrawledPage page, String version, List<String> tail, List<String> folder) {}
}
