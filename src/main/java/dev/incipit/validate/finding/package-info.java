/**
 * What a check is and what it says: its row in the catalogue, its rule, its finding and the words for its places. Judges
 * nothing itself.
 */
@NullMarked
package dev.incipit.validate.finding;

import org.jspecify.annotations.NullMarked;
