/**
 * From the bytes of a response to a clean page: Markdown, metadata, links and their regions. Pure; PageReader is the door.
 */
@NullMarked
package dev.incipit.html;

import org.jspecify.annotations.NullMarked;
