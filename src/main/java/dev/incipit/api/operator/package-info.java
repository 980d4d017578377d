/** The operator's socket: health, metrics, and its error responses. Must not be reachable by customers. */
@NullMarked
package dev.incipit.api.operator;

import org.jspecify.annotations.NullMarked;
