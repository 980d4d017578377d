/** The pages that everybody may see: what this service is, and its interface. */
@NullMarked
package dev.incipit.web.home;

import org.jspecify.annotations.NullMarked;
