/**
 * The process as the operator sees it: stop signals, open files, gauges, traces and refunds of cut-off runs. Independent of
 * commands.
 */
@NullMarked
package dev.incipit.app.process;

import org.jspecify.annotations.NullMarked;
