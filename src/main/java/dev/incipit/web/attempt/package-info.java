/** The pages that try both operations, and the explanation of each check. */
@NullMarked
package dev.incipit.web.attempt;

import org.jspecify.annotations.NullMarked;
