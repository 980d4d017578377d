/** Words, sentences and shingles in every script. Pure. */
@NullMarked
package dev.incipit.text;

import org.jspecify.annotations.NullMarked;
