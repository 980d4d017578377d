/**
 * From bytes to what a page says of itself: charset, metadata, links and menus. Knows nothing of main content.
 */
@NullMarked
package dev.incipit.html.read;

import org.jspecify.annotations.NullMarked;
