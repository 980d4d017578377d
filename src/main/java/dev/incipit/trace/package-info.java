/**
 * Ground floor. Where a request stands in a trace (W3C Trace Context), as a value that goes with the work. Uses the JDK only; rooms
 * that ask strangers' sites do not see it, so that no id of the operator's can reach one.
 */
@NullMarked
package dev.incipit.trace;

import org.jspecify.annotations.NullMarked;
