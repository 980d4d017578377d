package dev.incipit.store;

import java.util.ArrayList;
import java.util.List;

/** Finds the rows that no longer fit where the newest ones may take a number of bytes. */
public final class Overflow {
    private Overflow() {}

    /**
     * Returns the numbers of the rows to delete, always in the same order, so that two transactions never deadlock.
     *
     * @param newestFirst rows with their number and their size
     * @param rowsMax how many rows fit, whatever their size
     */
    public static List<Long> of(List<Row> newestFirst, String number, String size, long bytesMax, int rowsMax) {
        var beyond = new ArrayList<Long>();
        long bytes = 0;
        for (int i = 0; i < newestFirst.size(); i++) {
            bytes += newestFirst.get(i).number(size);
            if (bytes > bytesMax || i >= rowsMax) {
                beyond.add(newestFirst.get(i).number(number));
            }
        }
        return beyond.stream().sorted().toList();
    }
}
