/**
 * The people who sign in to the pages: users of accounts, their passwords, sessions and one-time links, and limits on attempts.
 * Knows no HTTP.
 */
@NullMarked
package dev.incipit.people;

import org.jspecify.annotations.NullMarked;
