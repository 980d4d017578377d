/** Crawls the pages of a site within a budget and the site's own rules. May use fetch, html, url and crawler-commons. */
@NullMarked
package dev.incipit.crawl;

import org.jspecify.annotations.NullMarked;
