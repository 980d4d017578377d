/**
 * First floor. A response's bytes to a clean page; pure, no network. May use url, jsoup, flexmark.
 */
@NullMarked
package dev.incipit.html;

import org.jspecify.annotations.NullMarked;
