/**
 * One guarded GET or HEAD, and many at once; network failures are values. Guard, throttles and wire are inner rooms;
 * here are the contract and the decorators around it.
 */
@NullMarked
package dev.incipit.fetch;

import org.jspecify.annotations.NullMarked;
