/**
 * What is written beside the index: Markdown copies, section indexes, the small form. Names from foreign addresses are hostile here.
 */
@NullMarked
package dev.incipit.generate.pack;

import org.jspecify.annotations.NullMarked;
