/**
 * Decorators of a fetcher, each wrapped around the next: cookies, answers kept from other runs, and retries.
 */
@NullMarked
package dev.incipit.fetch.decorator;

import org.jspecify.annotations.NullMarked;
