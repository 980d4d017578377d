package dev.incipit.generate;

import java.util.function.Predicate;

/**
 * What a caller wants beside the two files.
 *
 * @param copies a Markdown copy of each page; the index then links the copies
 * @param sections an index for each part of a site that has more pages than one index lists
 * @param taken the places of files that are not ours and stay as they are
 */
public record PackOrder(boolean copies, boolean sections, boolean small, Predicate<String> taken) {
    /** Nothing beside the two files. */
    public static final PackOrder NONE = new PackOrder(false, false, false, _ -> false);
}
