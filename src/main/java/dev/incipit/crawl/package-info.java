/**
 * From a site to its pages, within a budget and the site's own rules. Never fails because of the network: what happened is
 * in the report.
 */
@NullMarked
package dev.incipit.crawl;

import org.jspecify.annotations.NullMarked;
