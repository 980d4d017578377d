/**
 * Checks a model's line against the page it describes: names, numbers, negations and addresses. What the page does not say
 * is refused.
 */
@NullMarked
package dev.incipit.describe.ground;

import org.jspecify.annotations.NullMarked;
