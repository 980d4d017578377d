/**
 * The words of an index: a summary of the site and a note for each page. In the site's words, or in a model's where the
 * page bears them out.
 */
@NullMarked
package dev.incipit.describe;

import org.jspecify.annotations.NullMarked;
