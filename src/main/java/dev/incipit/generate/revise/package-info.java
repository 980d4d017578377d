/**
 * Updates an existing index: removes entries of pages that are gone, adds new ones and leaves every other line alone. Edits
 * lines and never rewrites the file.
 */
@NullMarked
package dev.incipit.generate.revise;

import org.jspecify.annotations.NullMarked;
