/**
 * Second floor. Writes the words of an index: a summary of the site and a note for each page, in the site's words or, if the
 * pages support them, a language model's. May use fetch, html, store (for the model's answers), trace, url and Jackson.
 */
@NullMarked
package dev.incipit.describe;

import org.jspecify.annotations.NullMarked;
