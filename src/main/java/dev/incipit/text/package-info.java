/** Words, sentences and shingles in every script. Pure, but for the files that are part of the program. */
@NullMarked
package dev.incipit.text;

import org.jspecify.annotations.NullMarked;
