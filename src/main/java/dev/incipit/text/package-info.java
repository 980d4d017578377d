/** Splits text into words and sentences, in every script. */
@NullMarked
package dev.incipit.text;

import org.jspecify.annotations.NullMarked;
