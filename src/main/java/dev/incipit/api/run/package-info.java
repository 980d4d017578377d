/**
 * The work behind requests: its slots, its allowance, its history, and runs that are asked for twice or go on without their
 * caller. Knows no path of the interface.
 */
@NullMarked
package dev.incipit.api.run;

import org.jspecify.annotations.NullMarked;
