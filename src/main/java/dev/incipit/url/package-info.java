/**
 * Ground floor. Web addresses as values: parsed once as browsers do, normalized once, compared freely. Uses the JDK and
 * ICU's UTS 46 only.
 */
@NullMarked
package dev.incipit.url;

import org.jspecify.annotations.NullMarked;
