/** Splits text into words, in every script. */
@NullMarked
package dev.incipit.text;

import org.jspecify.annotations.NullMarked;
