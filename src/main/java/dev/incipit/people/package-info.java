/**
 * The people who sign in to the pages: users of accounts, their passwords, sessions and one-time links, and how often anything may
 * be tried. Knows no HTTP.
 */
@NullMarked
package dev.incipit.people;

import org.jspecify.annotations.NullMarked;
