/**
 * Second floor. The words of an index: a summary of the site and a note for each page. May use fetch, html, store and url.
 */
@NullMarked
package dev.incipit.describe;

import org.jspecify.annotations.NullMarked;
