/** Lists of sites as people keep them: addresses, a column of a CSV file, JSON lines. Bounded in memory, whatever a list holds. */
@NullMarked
package dev.incipit.sites.list;

import org.jspecify.annotations.NullMarked;
