package dev.incipit.generate;

import java.util.List;

/**
 * An index brought up to date.
 *
 * @param text the previous file with the changes applied; byte for byte the same if there are none
 * @param changes in file order, missing pages last
 * @param generated the output of a run without a previous file
 */
public record UpdatedIndex(String text, List<IndexChange> changes, Generated generated) {
    public UpdatedIndex {
        changes = List.copyOf(changes);
    }
}
