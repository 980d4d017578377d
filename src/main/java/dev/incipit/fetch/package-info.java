/**
 * How the web is asked: one guarded GET or HEAD, and many of them at once. Every failure of a site or of the network is a value
 * ({@link dev.incipit.fetch.FetchOutcome}). May use compute, url and the HTTP client.
 */
@NullMarked
package dev.incipit.fetch;

import org.jspecify.annotations.NullMarked;
