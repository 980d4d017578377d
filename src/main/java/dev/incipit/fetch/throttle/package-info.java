/**
 * How many requests one host and one address get at a time, over all runs of the process. Adapts to how the host answers.
 */
@NullMarked
package dev.incipit.fetch.throttle;

import org.jspecify.annotations.NullMarked;
