/**
 * The program: its entry point, and the wiring of all objects, top to bottom. Nothing uses it.
 */
@NullMarked
package dev.incipit.app;

import org.jspecify.annotations.NullMarked;
