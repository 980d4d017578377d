/**
 * Top floor. Reads settings, builds every object once, top to bottom, and runs a command. May use everything; nothing may
 * use it.
 */
@NullMarked
package dev.incipit.app;

import org.jspecify.annotations.NullMarked;
