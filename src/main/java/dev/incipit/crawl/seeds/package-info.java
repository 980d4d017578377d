/**
 * What a site says of its pages before they are visited: sitemaps, its llms.txt, and how it says not found. Each source is
 * bounded.
 */
@NullMarked
package dev.incipit.crawl.seeds;

import org.jspecify.annotations.NullMarked;
