/** One request and what is known of it: its client, limits, headers, and the facts for log and metrics. Knows no handler. */
@NullMarked
package dev.incipit.api.exchange;

import org.jspecify.annotations.NullMarked;
