/**
 * The position of a request in a trace (W3C Trace Context), as a value that goes with the work. Rooms that request foreign
 * sites do not see it, so that no trace id of the operator reaches one.
 */
@NullMarked
package dev.incipit.trace;

import org.jspecify.annotations.NullMarked;
