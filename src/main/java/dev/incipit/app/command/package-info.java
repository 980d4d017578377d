/**
 * The commands of the program, one class each, and the page that lists them. Turns every failure into a sentence and an
 * exit code.
 */
@NullMarked
package dev.incipit.app.command;

import org.jspecify.annotations.NullMarked;
