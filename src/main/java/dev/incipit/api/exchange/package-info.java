/**
 * One request and what is known of it: its client, its limits, its headers, and the facts that log and metrics take. Knows
 * no handler.
 */
@NullMarked
package dev.incipit.api.exchange;

import org.jspecify.annotations.NullMarked;
