package dev.incipit.crawl.seeds;

import dev.incipit.crawl.frontier.Discovery;
import dev.incipit.crawl.page.SoftNotFound;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Optional;

/**
 * What a site says about its pages before the crawl visits them.
 *
 * @param sitemap the addresses in its sitemaps, in their order
 * @param siteIndex the text of its llms.txt
 * @param listed the addresses that its llms.txt lists
 * @param notFound how the site answers for a page that does not exist
 * @param bytes how many bytes this took
 */
public record Seeds(
        List<Discovery> sitemap,
        Optional<String> siteIndex,
        List<WebUrl> listed,
        SoftNotFound notFound,
        int requests,
        long bytes) {}
