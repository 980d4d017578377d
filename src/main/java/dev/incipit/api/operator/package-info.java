/**
 * The operator's socket: health, metrics, and the errors it answers. Never open to customers.
 */
@NullMarked
package dev.incipit.api.operator;

import org.jspecify.annotations.NullMarked;
