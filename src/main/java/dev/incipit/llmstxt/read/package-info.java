/**
 * Reads the lines of a file: lists, entries, fences and where they depart from the format. One pass; never fails on
 * content.
 */
@NullMarked
package dev.incipit.llmstxt.read;

import org.jspecify.annotations.NullMarked;
