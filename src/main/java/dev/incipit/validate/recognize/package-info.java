/**
 * Recognizes what a text is by its words and shapes: a refusal, a secret, a template, praise of oneself. The rules ask; nothing
 * here judges.
 */
@NullMarked
package dev.incipit.validate.recognize;

import org.jspecify.annotations.NullMarked;
