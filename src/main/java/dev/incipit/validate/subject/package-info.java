/**
 * What is linted: the file's text, links and instructions, how the site served it, and what its links answered. Facts only;
 * nothing here judges.
 */
@NullMarked
package dev.incipit.validate.subject;

import org.jspecify.annotations.NullMarked;
