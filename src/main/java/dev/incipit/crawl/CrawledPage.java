package dev.incipit.crawl;

import dev.incipit.html.Page;
import dev.incipit.url.WebUrl;
import java.time.Instant;
import java.util.Optional;

/**
 * A page of the site and what the crawl knows of it.
 *
 * @param page what was read; its address is the one to list (after redirects and a trustworthy canonical)
 * @param markdownTwin the address of the same page as Markdown, where the site serves one
 * @param depth links from the home page, 0 for the home page itself; pages only the sitemap names are one below its deepest
 * @param lastModified from sitemap or response header
 * @param priority the sitemap's, 0 to 1
 */
public record CrawledPage(
        Page page,
        Optional<WebUrl> markdownTwin,
        int depth,
        Optional<Instant> lastModified,
        Optional<Double> priority) {
    /** The address to list. */
    public WebUrl url() {
        return page.url();
    }

    /** The same page with the text of its Markdown twin. */
    CrawledPage told(PageAnswer.Reading twin) {
        var text = twin.page();
        var merged =
                new Page(url(), page.metadata(), text.markdown(), text.headings(), text.paragraphs(), page.links());
        var address = twin.url().equals(url()) ? Optional.<WebUrl>empty() : Optional.of(twin.url());
        return new CrawledPage(merged, address, depth, lastModified, priority);
    }
}
