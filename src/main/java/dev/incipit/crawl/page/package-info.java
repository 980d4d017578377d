/**
 * Visits one page: fetches it, reads it, and recognises challenges and soft 404s. Runs in the thread of one visit.
 */
@NullMarked
package dev.incipit.crawl.page;

import org.jspecify.annotations.NullMarked;
