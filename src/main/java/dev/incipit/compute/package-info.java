/**
 * Ground floor. Who gets how much of the processor and of the memory that hostile input may cost: tenants, fair shares, and the threads
 * on which pages and files are read, each under a budget. Uses the JDK only.
 */
@NullMarked
package dev.incipit.compute;

import org.jspecify.annotations.NullMarked;
