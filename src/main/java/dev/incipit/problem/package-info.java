/**
 * Why a whole request ends early: one sealed class, eight finals, named by who must act. Knows nothing of HTTP.
 */
@NullMarked
package dev.incipit.problem;

import org.jspecify.annotations.NullMarked;
