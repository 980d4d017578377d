/**
 * Input and output of commands: terminal, named files, tables, amounts and log lines. Independent of commands and settings.
 */
@NullMarked
package dev.incipit.app.terminal;

import org.jspecify.annotations.NullMarked;
