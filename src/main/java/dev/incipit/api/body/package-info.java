/** Request and response bodies, with the members of the interface, and how they are read: strict input, complete output. */
@NullMarked
package dev.incipit.api.body;

import org.jspecify.annotations.NullMarked;
