/**
 * What a reader sees of a page: CSS rules, hidden elements and visible text. Text that a page hides is neither read nor
 * written.
 */
@NullMarked
package dev.incipit.html.visible;

import org.jspecify.annotations.NullMarked;
