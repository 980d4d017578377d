/** Splits lines into words and recognizes quantities, phrases and orders to a model, in several languages. */
@NullMarked
package dev.incipit.describe.words;

import org.jspecify.annotations.NullMarked;
