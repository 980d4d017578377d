/** An account's own pages: its use, its keys and its runs; and the operator's list of all accounts. */
@NullMarked
package dev.incipit.web.desk;

import org.jspecify.annotations.NullMarked;
