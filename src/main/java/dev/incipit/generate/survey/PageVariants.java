package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import java.util.List;
import java.util.Map;

/** Finds versions and translations of pages, so that of each page the current version in the site's main language is kept. */
public final class PageVariants {
    private static final int WORDS_OF_A_PICKER = 30;

    private final SitePages pages;
    private final PageVersions versions;
    private final SiteLanguages languages;

    public PageVariants(SitePages pages, SiteLanguages languages) {
        this.pages = pages;
        this.versions = new PageVersions(pages);
        this.languages = languages;
    }

    /** Whether the page is another version or translation of a page that is kept. */
    public boolean superseded(CrawledPage page) {
        return versions.isOld(page) || languages.isTranslated(page);
    }

    /** The pages of older versions, by the parts of the path up to the version. */
    public Map<List<String>, List<CrawledPage>> versions() {
        return versions.older();
    }

    /** The page that introduces the site: its first page or, if that only offers languages, the main language's front page. */
    public CrawledPage front() {
        var home = pages.home();
        return pages.words(home) >= WORDS_OF_A_PICKER
                ? home
                : pages.all().stream()
                        .filter(page -> pages.segments(page).size() == 1)
                        .filter(page -> languages.isInOwnFolder(page) && !superseded(page))
                        .findFirst()
                        .orElse(home);
    }
}
