/**
 * All settings: their sources, bounds and faults. The only package that reads Helidon Config.
 */
@NullMarked
package dev.incipit.app.settings;

import org.jspecify.annotations.NullMarked;
