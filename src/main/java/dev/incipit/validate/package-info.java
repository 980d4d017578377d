/**
 * The use case validate: locate the file, parse, check, probe, score. Validator is the door; a file that cannot be fetched
 * is a report and never an error.
 */
@NullMarked
package dev.incipit.validate;

import org.jspecify.annotations.NullMarked;
