/**
 * Every setting: where it is read from, its bounds and its faults. The only place that reads Helidon Config.
 */
@NullMarked
package dev.incipit.app.settings;

import org.jspecify.annotations.NullMarked;
