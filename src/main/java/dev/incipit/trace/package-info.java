/**
 * The position of a request in a trace (W3C Trace Context), as a value that follows the work. Uses the JDK only. Packages that
 * send requests to other sites must not use it, so that no id of the operator's reaches a site.
 */
@NullMarked
package dev.incipit.trace;

import org.jspecify.annotations.NullMarked;
