/** Turns the bytes of a response into a clean page. Pure, no network. Layer 1: may use url, jsoup and flexmark. */
@NullMarked
package dev.incipit.html;

import org.jspecify.annotations.NullMarked;
