/**
 * The checks: one class for each family, and the catalogue that orders and weighs them. Pure functions of the lint context.
 */
@NullMarked
package dev.incipit.validate.rules;

import org.jspecify.annotations.NullMarked;
