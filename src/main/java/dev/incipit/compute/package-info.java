/**
 * Limits the processor time and memory that hostile input may take: tenants, fair shares, and the threads that read pages and
 * files, each with a budget. Uses the JDK only.
 */
@NullMarked
package dev.incipit.compute;

import org.jspecify.annotations.NullMarked;
