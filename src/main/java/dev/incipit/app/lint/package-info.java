/**
 * Runs the lints that a command asks for, and decides its exit code.
 */
@NullMarked
package dev.incipit.app.lint;

import org.jspecify.annotations.NullMarked;
