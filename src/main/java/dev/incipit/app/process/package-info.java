/**
 * The process as the operator sees it: stop signals, open files, gauges, traces and the round that refunds cut-off runs.
 * Knows no command.
 */
@NullMarked
package dev.incipit.app.process;

import org.jspecify.annotations.NullMarked;
