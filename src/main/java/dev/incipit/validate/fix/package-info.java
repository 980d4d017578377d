/**
 * Mends what can be mended without judgement: one class for lines, one for addresses. What is not at fault keeps its bytes.
 */
@NullMarked
package dev.incipit.validate.fix;

import org.jspecify.annotations.NullMarked;
