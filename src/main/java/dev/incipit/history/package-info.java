/**
 * What was run, when, by whom and with what result: the record that an account's web pages show. Written after a run has ended;
 * a failing store costs the record, never the run.
 */
@NullMarked
package dev.incipit.history;

import org.jspecify.annotations.NullMarked;
