/** Signing in and up, passwords, addresses and sessions: the pages of the room people, with their templates. */
@NullMarked
package dev.incipit.web.people;

import org.jspecify.annotations.NullMarked;
