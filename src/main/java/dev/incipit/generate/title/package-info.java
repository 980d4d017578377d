/**
 * Makes the name of a page from its title, its headings and its place on the site.
 */
@NullMarked
package dev.incipit.generate.title;

import org.jspecify.annotations.NullMarked;
