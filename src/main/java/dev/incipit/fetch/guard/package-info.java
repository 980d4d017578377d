/**
 * Decides which names and addresses may be requested, and resolves a name once in a run. The address that was judged is the
 * one that is dialled.
 */
@NullMarked
package dev.incipit.fetch.guard;

import org.jspecify.annotations.NullMarked;
