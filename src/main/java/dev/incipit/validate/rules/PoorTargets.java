package dev.incipit.validate.rules;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.Entry;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.rules.Finding.Place;
import dev.incipit.validate.subject.LintedFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * How many of the file's targets are poor, and where (checks.md §3). A target is poor if any of its entries is.
 *
 * @param poor number of targets with a poor entry
 * @param all number of targets
 */
record PoorTargets(int poor, int all, List<Place> places) {

    /** Counts the targets with an entry for which {@code fault} returns places. */
    static PoorTargets of(LintedFile file, Function<Entry, List<Place>> fault) {
        int poor = 0;
        var places = new ArrayList<Place>();
        for (var target : file.targets()) {
            Budget.step();
            int before = places.size();
            for (var entry : target.entries()) {
                places.addAll(fault.apply(entry));
            }
            poor += places.size() > before ? 1 : 0;
        }
        places.sort(Comparator.comparingInt(Place::line));
        return new PoorTargets(poor, file.targets().size(), places);
    }

    /** Whether more than {@code percent} percent are poor; true if there are no targets. */
    boolean over(int percent) {
        return all == 0 || poor * 100L > (long) all * percent;
    }

    /** Passes up to {@code warn} percent, warns up to {@code fail} percent, and fails above it or without entries. */
    Finding judge(int warn, int fail, String pass) {
        if (all == 0) {
            return Finding.fail("No entries. Add \"## Section\" with \"- [name](url): notes\" below it.");
        }
        if (!over(warn)) {
            return Finding.pass(places.isEmpty() ? pass : "Good enough. " + Finding.message(places));
        }
        return Finding.of(over(fail) ? Status.FAIL : Status.WARNING, places);
    }
}
