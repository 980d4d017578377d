/**
 * Recognizes what a text is by its words and shapes: a refusal, a secret, a template, self-promotion, HTML. Only states what
 * it is; the rules judge.
 */
@NullMarked
package dev.incipit.validate.recognize;

import org.jspecify.annotations.NullMarked;
