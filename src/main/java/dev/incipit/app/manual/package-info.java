/**
 * Texts made from the description of the commands: completion scripts of shells, and man pages. Independent of what commands do.
 */
@NullMarked
package dev.incipit.app.manual;

import org.jspecify.annotations.NullMarked;
