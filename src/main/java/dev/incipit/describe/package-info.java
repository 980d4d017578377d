/**
 * Second floor. The words of an index: a summary of the site and a note for each page, in the site's words or, where the pages bear
 * them out, a language model's. May use fetch, html, store (for the model's answers), trace, url and Jackson (for its wire).
 */
@NullMarked
package dev.incipit.describe;

import org.jspecify.annotations.NullMarked;
