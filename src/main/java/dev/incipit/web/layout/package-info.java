/** What all pages share: the frame around their content, form fields, and the files of style and script. */
@NullMarked
package dev.incipit.web.layout;

import org.jspecify.annotations.NullMarked;
