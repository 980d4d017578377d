/**
 * Writes what a command leaves on disk: whole files or none, with the links that their reader needs.
 */
@NullMarked
package dev.incipit.app.files;

import org.jspecify.annotations.NullMarked;
