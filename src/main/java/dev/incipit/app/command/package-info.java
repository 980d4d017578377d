/**
 * The program's commands, one class each. Turns every failure into a sentence and an exit code.
 */
@NullMarked
package dev.incipit.app.command;

import org.jspecify.annotations.NullMarked;
