/**
 * Finds the main content of a page: cuts the page into blocks, scores each and keeps the likely ones. Nothing
 * behind this step deals with boilerplate.
 */
@NullMarked
package dev.incipit.html.content;

import org.jspecify.annotations.NullMarked;
