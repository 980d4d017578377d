/**
 * What a web server needs so that agents find the index and the Markdown copies of the pages.
 */
@NullMarked
package dev.incipit.pointers;

import org.jspecify.annotations.NullMarked;
