/**
 * The pack on disk: copies, section indexes and the small form beside the two files, what an earlier run left of them, and a block
 * in somebody's AGENTS.md.
 */
@NullMarked
package dev.incipit.app.pack;

import org.jspecify.annotations.NullMarked;
