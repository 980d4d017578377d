/**
 * What a command reads and writes: the terminal, named files, tables, amounts and log lines. Knows no command and no
 * setting.
 */
@NullMarked
package dev.incipit.app.terminal;

import org.jspecify.annotations.NullMarked;
