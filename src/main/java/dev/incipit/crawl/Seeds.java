package dev.incipit.crawl;

import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Optional;

/**
 * What a site says of its pages before they are visited.
 *
 * @param sitemap addresses of its sitemaps, in their order
 * @param siteIndex the text of its llms.txt
 * @param listed what that names
 * @param notFound how the site answers for a page that does not exist
 * @param requests how many requests it took to learn all this
 * @param bytes how many bytes
 */
record Seeds(
        List<Discovery> sitemap,
        Optional<String> siteIndex,
        List<WebUrl> listed,
        SoftNotFound notFound,
        int requests,
        long bytes) {}
