/** The hash by which the program recognizes a text or a file again. It uses the JDK only. */
@NullMarked
package dev.incipit.digest;

import org.jspecify.annotations.NullMarked;
