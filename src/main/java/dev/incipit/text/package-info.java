/** What a word is, in every script, and where a sentence ends. */
@NullMarked
package dev.incipit.text;

import org.jspecify.annotations.NullMarked;
