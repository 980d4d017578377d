/**
 * Finds a description in the page's own words: meta description, first sentences, names of its parts. Used without a model,
 * and as the fallback if a model fails.
 */
@NullMarked
package dev.incipit.describe.extract;

import org.jspecify.annotations.NullMarked;
