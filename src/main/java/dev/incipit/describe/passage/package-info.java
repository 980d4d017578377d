/** Reads a page's Markdown back as its blocks, and says of one what it is. */
@NullMarked
package dev.incipit.describe.passage;

import org.jspecify.annotations.NullMarked;
