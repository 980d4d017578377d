package dev.incipit.crawl;

import dev.incipit.crawl.page.PageAnswer;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageMetadata;
import dev.incipit.url.WebUrl;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A page of the site with what the crawl knows about it. Two of one crawl are equal if their addresses are: their texts are long,
 * and pages are kept in sets.
 *
 * @param page the content; its address is the one to list (after redirects and a trustworthy canonical link)
 * @param markdownTwin the address of the same page as Markdown, if the site serves one
 * @param depth links from the home page, which has 0; pages found only in the sitemap are one level below the deepest
 * @param lastModified from the sitemap or the response header
 * @param priority from the sitemap, 0 to 1
 */
public record CrawledPage(
        Page page,
        Optional<WebUrl> markdownTwin,
        int depth,
        Optional<Instant> lastModified,
        Optional<Double> priority) {
    /** Returns the address to list. */
    public WebUrl url() {
        return page.url();
    }

    public PageMetadata metadata() {
        return page.metadata();
    }

    public String markdown() {
        return page.markdown();
    }

    public List<Page.Heading> headings() {
        return page.headings();
    }

    public List<PageLink> links() {
        return page.links();
    }

    /** Returns the same page with another address of its Markdown. */
    public CrawledPage withTwin(WebUrl twin) {
        return new CrawledPage(page, Optional.of(twin), depth, lastModified, priority);
    }

    /** Returns the same page without some of its text. */
    public CrawledPage withMarkdown(String less) {
        return new CrawledPage(page.withMarkdown(less), markdownTwin, depth, lastModified, priority);
    }

    /** Returns the same page with the text of its Markdown twin. */
    public CrawledPage told(PageAnswer.Reading twin) {
        var text = twin.page();
        var merged = new Page(url(), metadata(), text.markdown(), text.headings(), text.paragraphs(), links());
        var address = twin.url().equals(url()) ? Optional.<WebUrl>empty() : Optional.of(twin.url());
        return new CrawledPage(merged, address, depth, lastModified, priority);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CrawledPage page && page.url().equals(url());
    }

    @Override
    public int hashCode() {
        return url().hashCode();
    }
}
