package dev.incipit.generate;

import java.util.List;

/**
 * An index brought up to date.
 *
 * @param text the previous file with the changes made; byte for byte the same where there are none
 * @param changes in the order of the file, what is missing last
 * @param generated what a run without a previous file makes of the site
 */
public record Revised(String text, List<Change> changes, Generated generated) {
    public Revised {
        changes = List.copyOf(changes);
    }
}
