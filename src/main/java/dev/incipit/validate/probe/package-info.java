/**
 * What a lint asks of the web: it locates the file, surveys its site and probes a sample of links. Bounded in requests and
 * time by ProbeLimits.
 */
@NullMarked
package dev.incipit.validate.probe;

import org.jspecify.annotations.NullMarked;
