/**
 * The conversation with a language model: prompts, the chat protocol, budgets and retries. Knows nothing of the index.
 */
@NullMarked
package dev.incipit.describe.model;

import org.jspecify.annotations.NullMarked;
