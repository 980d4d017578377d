/**
 * Makes foreign text safe to stand in one line or one page of the files. Linear and idempotent.
 */
@NullMarked
package dev.incipit.llmstxt.write;

import org.jspecify.annotations.NullMarked;
