/**
 * Who is asking, on which plan, and how much is left. Every answer is read from the store, so that a change counts at once.
 */
@NullMarked
package dev.incipit.account;

import org.jspecify.annotations.NullMarked;
