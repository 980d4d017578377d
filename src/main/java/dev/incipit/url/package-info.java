/** Web URLs as values, parsed and normalized once as browsers do. Layer 0: uses only the JDK and ICU's UTS 46. */
@NullMarked
package dev.incipit.url;

import org.jspecify.annotations.NullMarked;
