package dev.incipit.generate;

import java.util.List;

/**
 * An index brought up to date, with the pack around it.
 *
 * @param text the previous file with the changes applied; byte for byte the same if there are none
 * @param changes in file order, missing pages last
 * @param generated the output of a run without a previous file; its section indexes are the previous ones brought up to date
 * @param pack how the files beside the index differ
 */
public record UpdatedIndex(String text, List<IndexChange> changes, Generated generated, List<PackChange> pack) {
    public UpdatedIndex {
        changes = List.copyOf(changes);
        pack = List.copyOf(pack);
    }
}
