/** What a browser's key says, checked (Web Authentication Level 3). */
@NullMarked
package dev.incipit.people.webauthn;

import org.jspecify.annotations.NullMarked;
