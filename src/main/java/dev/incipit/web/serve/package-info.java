/** How a page is declared, requested and answered: access, forms, cookies, security headers and error pages. */
@NullMarked
package dev.incipit.web.serve;

import org.jspecify.annotations.NullMarked;
