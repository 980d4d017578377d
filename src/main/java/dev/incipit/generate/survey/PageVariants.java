package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.url.PathLanguage;
import dev.incipit.url.WebUrl;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds versions and translations of pages, so that of each page the current version in the site's main language is kept. A
 * translation is an hreflang alternate, or has a language code as path segment.
 */
public final class PageVariants {
    private static final Pattern LANGUAGE_QUERY =
            Pattern.compile("(?i)(?:^|&)(?:lang|language|locale|hl)=([a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)(?=&|$)");
    private static final int WORDS_OF_A_PICKER = 30;

    private final SitePages pages;
    private final PageVersions versions;
    private final Set<WebUrl> foreign = new HashSet<>();

    public PageVariants(SitePages pages) {
        this.pages = pages;
        this.versions = new PageVersions(pages);
        findOtherLanguages();
    }

    /** Whether the page is another version or translation of a page that is kept. */
    public boolean superseded(CrawledPage page) {
        return versions.isOld(page) || foreign.contains(page.url());
    }

    /** The pages of older versions, by the parts of the path up to the version. */
    public Map<List<String>, List<CrawledPage>> versions() {
        return versions.older();
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
}
