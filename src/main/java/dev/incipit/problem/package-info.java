/**
 * Ground floor. Every reason a whole request can end early, named by who must act. No HTTP here; uses the JDK only.
 */
@NullMarked
package dev.incipit.problem;

import org.jspecify.annotations.NullMarked;
