/**
 * From visited pages to the report: duplicates folded, Markdown copies matched to their pages. Pure, except for the copies
 * it asks for.
 */
@NullMarked
package dev.incipit.crawl.assembly;

import org.jspecify.annotations.NullMarked;
