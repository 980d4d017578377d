/**
 * Lint results formatted for people, scripts, GitHub Actions and code scanners. Each format is one class.
 */
@NullMarked
package dev.incipit.app.report;

import org.jspecify.annotations.NullMarked;
