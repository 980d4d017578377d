/**
 * What the pages of a site are: their addresses, menus, dates, kinds and variants. Facts for {@code generate.compose},
 * which decides.
 */
@NullMarked
package dev.incipit.generate.survey;

import org.jspecify.annotations.NullMarked;
