package dev.incipit.validate.rules;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.Entry;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.rules.Finding.Place;
import dev.incipit.validate.subject.LinkTarget;
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
 * @param noLink number of poor targets that are text without a link, which {@code list-items} reports
 */
record PoorTargets(int poor, int all, int noLink, List<Place> places, LintedFile file) {

    /** Counts the targets with an entry for which {@code fault} returns places. */
    static PoorTargets of(LintedFile file, Function<Entry, List<Place>> fault) {
        return of(file, file.targets(), fault, true);
    }

    /** Counts as above, of the items that stand in no section. */
    static PoorTargets ofLoose(LintedFile file, Function<Entry, List<Place>> fault) {
        return of(file, file.looseTargets(), fault, true);
    }

    /** Counts as above, but leaves the places of items without a link to {@code list-items}. */
    static PoorTargets ofLinks(LintedFile file, Function<Entry, List<Place>> fault) {
        return of(file, file.targets(), fault, false);
    }

    private static PoorTargets of(
            LintedFile file, List<LinkTarget> targets, Function<Entry, List<Place>> fault, boolean texts) {
        int poor = 0;
        int noLink = 0;
        var places = new ArrayList<Place>();
        for (var target : targets) {
            Budget.step();
            int before = places.size();
            boolean text = false;
            for (var entry : target.entries()) {
                var found = fault.apply(entry);
                if (texts || !entry.isText()) {
                    places.addAll(found);
                } else {
                    text |= !found.isEmpty();
                }
            }
            boolean told = places.size() > before;
            poor += told || text ? 1 : 0;
            noLink += text && !told ? 1 : 0;
        }
        places.sort(Comparator.comparingInt(Place::line));
        return new PoorTargets(poor, targets.size(), noLink, places, file);
    }

    /** Returns which check says why no entry of the file can be judged. */
    static Cause absence(LintedFile file) {
        if (!file.hasLinks()) {
            return Cause.LINKS;
        }
        return file.entries().isEmpty() ? Cause.SECTIONS : Cause.ITEMS;
    }

    /** Whether more than {@code percent} percent are poor; true if there are no targets. */
    boolean over(int percent) {
        return over(poor, all, percent);
    }

    private static boolean over(int poor, int all, int percent) {
        return all == 0 || poor * 100L > (long) all * percent;
    }

    /** Passes up to {@code warn} percent, warns up to {@code fail} percent, and fails above it or without entries. */
    Finding judge(int warn, int fail, String pass) {
        if (all == 0) {
            return Finding.see(Status.FAIL, absence(file));
        }
        if (!over(warn)) {
            return Finding.pass(
                    places.isEmpty()
                            ? pass
                            : "Good enough. " + PlaceWords.of(places).text());
        }
        var found = over(fail) ? Status.FAIL : Status.WARNING;
        return onlyForLackOfLinks(warn) ? Finding.see(found, lackOfLinks()) : Finding.of(found, places);
    }

    /** Whether the links alone would have passed, so that only items without a link are to blame. */
    boolean onlyForLackOfLinks(int warn) {
        return noLink > 0 && (noLink == all || !over(poor - noLink, all - noLink, warn));
    }

    /** The check that says that items, or all of the file, have no link. */
    Cause lackOfLinks() {
        return file.hasLinks() ? Cause.ITEMS : Cause.LINKS;
    }
}
