/**
 * Who gets how much processor time and memory: tenants, fair shares, budgets, and the threads on which foreign bytes are
 * read. Hostile input costs its own budget and nobody else's.
 */
@NullMarked
package dev.incipit.compute;

import org.jspecify.annotations.NullMarked;
