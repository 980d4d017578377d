/**
 * The program: its entry point and the wiring of all objects. No other package uses it.
 */
@NullMarked
package dev.incipit.app;

import org.jspecify.annotations.NullMarked;
