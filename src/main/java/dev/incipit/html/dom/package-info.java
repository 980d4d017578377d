/**
 * The parsed page: the one bounded door to jsoup's parsers, and an index of what a document holds. Everything else in html
 * starts from it.
 */
@NullMarked
package dev.incipit.html.dom;

import org.jspecify.annotations.NullMarked;
