/**
 * What a site says of its pages before they are visited: sitemaps, its llms.txt, and how it answers for a page that
 * does not exist. Each source is bounded.
 */
@NullMarked
package dev.incipit.crawl.seeds;

import org.jspecify.annotations.NullMarked;
