/**
 * Rewrites the markup of page generators (callouts, tabs, code blocks, formulas) into the few elements that Markdown knows.
 * Changes the tree in place.
 */
@NullMarked
package dev.incipit.html.simplify;

import org.jspecify.annotations.NullMarked;
