/**
 * The texts of an index: a summary of the site and a note for each page, in the site's words, or in a model's if the page
 * supports them.
 */
@NullMarked
package dev.incipit.describe;

import org.jspecify.annotations.NullMarked;
