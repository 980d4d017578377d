/**
 * The addresses still to visit, best first: priorities, traps, and where a redirect may lead. Pure, and owned by one
 * thread.
 */
@NullMarked
package dev.incipit.crawl.frontier;

import org.jspecify.annotations.NullMarked;
