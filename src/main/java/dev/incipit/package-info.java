/**
 * The library's door: files for a site without the service and its store. Sees the rooms up to {@code generate}; in the program only
 * the jobs of other engines use it.
 */
@NullMarked
package dev.incipit;

import org.jspecify.annotations.NullMarked;
