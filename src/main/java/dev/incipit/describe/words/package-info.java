/**
 * Words, numbers of words and orders to a model, in several languages. The ground that grounding and prompts stand on.
 */
@NullMarked
package dev.incipit.describe.words;

import org.jspecify.annotations.NullMarked;
