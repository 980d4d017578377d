/** What a word is, in every script. */
@NullMarked
package dev.incipit.text;

import org.jspecify.annotations.NullMarked;
