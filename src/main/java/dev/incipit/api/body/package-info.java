/**
 * Request and response bodies, member by member as the interface has them, and how they are read. Strict in, complete out.
 */
@NullMarked
package dev.incipit.api.body;

import org.jspecify.annotations.NullMarked;
