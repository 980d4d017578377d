/**
 * What is written beside the index: Markdown copies, section indexes, the small form. File names are made from addresses that
 * the site chooses, so they are treated as hostile.
 */
@NullMarked
package dev.incipit.generate.pack;

import org.jspecify.annotations.NullMarked;
