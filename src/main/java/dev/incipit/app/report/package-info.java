/**
 * Lint results as people, scripts, GitHub Actions and code scanners want them. Each format is one class.
 */
@NullMarked
package dev.incipit.app.report;

import org.jspecify.annotations.NullMarked;
