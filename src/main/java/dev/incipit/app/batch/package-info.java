/** A list of sites on the command line: options, rows, folders, progress. What runs is in the room sites. */
@NullMarked
package dev.incipit.app.batch;

import org.jspecify.annotations.NullMarked;
