/**
 * First floor. One guarded GET or HEAD, and many of them at once. May use url and the HTTP client.
 */
@NullMarked
package dev.incipit.fetch;

import org.jspecify.annotations.NullMarked;
