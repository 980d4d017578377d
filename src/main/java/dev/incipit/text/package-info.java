/**
 * What a word, a sentence and a shingle are, in every script. Pure.
 */
@NullMarked
package dev.incipit.text;

import org.jspecify.annotations.NullMarked;
