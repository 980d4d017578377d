/**
 * Web addresses as values: parsed and written as browsers do (WHATWG URL), equal when they mean one page. Pure.
 */
@NullMarked
package dev.incipit.url;

import org.jspecify.annotations.NullMarked;
