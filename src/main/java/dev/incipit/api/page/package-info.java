/** Runs that were begun on a page and go on whether or not anybody watches. */
@NullMarked
package dev.incipit.api.page;

import org.jspecify.annotations.NullMarked;
