/** Words, quantities and orders to a model, in several languages; used by grounding and prompts. */
@NullMarked
package dev.incipit.describe.words;

import org.jspecify.annotations.NullMarked;
