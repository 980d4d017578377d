/**
 * Writes main content as Markdown, and turns Markdown sources into HTML, so that one reader serves both. The last step from
 * a page to text.
 */
@NullMarked
package dev.incipit.html.markdown;

import org.jspecify.annotations.NullMarked;
