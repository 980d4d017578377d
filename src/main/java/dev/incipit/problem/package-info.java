/** Every reason why a whole request can end early, named by who must act. Contains no HTTP; uses the JDK only. */
@NullMarked
package dev.incipit.problem;

import org.jspecify.annotations.NullMarked;
