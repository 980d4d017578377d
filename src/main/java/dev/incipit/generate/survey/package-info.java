/**
 * What the pages of a site are: their addresses, menus, dates, kinds and variants. Only states facts;
 * {@code generate.compose} decides.
 */
@NullMarked
package dev.incipit.generate.survey;

import org.jspecify.annotations.NullMarked;
