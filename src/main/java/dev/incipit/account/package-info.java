/** Identifies who sends a request, on which plan, and how much is left. May use store, llmstxt (FileType) and problem. */
@NullMarked
package dev.incipit.account;

import org.jspecify.annotations.NullMarked;
