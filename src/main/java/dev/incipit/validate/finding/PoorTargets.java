package dev.incipit.validate.finding;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.Entry;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.subject.LinkTarget;
import dev.incipit.validate.subject.LintedFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * How many of the file's targets are poor, and where (checks.md §3). A target is poor if any of its entries is.
 *
 * @param poor number of targets with a poor entry
 * @param told number of poor targets of which another check already says what is wrong
 * @param causes these checks
 * @param places without those of which others tell
 */
public record PoorTargets(int poor, int all, int told, Set<Cause> causes, List<Place> places, LintedFile file) {

    /** Counts the targets with an entry for which {@code fault} returns places. */
    public static PoorTargets of(LintedFile file, Function<Entry, List<Place>> fault) {
        return of(file, file.targets(), fault, _ -> Optional.empty());
    }

    /**
     * Counts as above, and leaves out the places that others tell.
     *
     * @param cause the check that already says why an entry is poor
     */
    public static PoorTargets of(
            LintedFile file, Function<Entry, List<Place>> fault, Function<Entry, Optional<Cause>> cause) {
        return of(file, file.targets(), fault, cause);
    }

    /** Counts the targets of items that stand in no section. */
    public static PoorTargets ofLoose(LintedFile file, Function<Entry, List<Place>> fault) {
        return of(file, file.looseTargets(), fault, _ -> Optional.empty());
    }

    private static PoorTargets of(
            LintedFile file,
            List<LinkTarget> targets,
            Function<Entry, List<Place>> fault,
            Function<Entry, Optional<Cause>> cause) {
        int poor = 0;
        int told = 0;
        var causes = EnumSet.noneOf(Cause.class);
        var places = new ArrayList<Place>();
        for (var target : targets) {
            Budget.step();
            int before = places.size();
            boolean elsewhere = false;
            for (var entry : target.entries()) {
                var found = fault.apply(entry);
                var by = found.isEmpty() ? Optional.<Cause>empty() : cause.apply(entry);
                by.ifPresent(causes::add);
                elsewhere |= by.isPresent();
                places.addAll(by.isPresent() ? List.of() : found);
            }
            boolean here = places.size() > before;
            poor += here || elsewhere ? 1 : 0;
            told += elsewhere && !here ? 1 : 0;
        }
        return new PoorTargets(poor, targets.size(), told, causes, places, file);
    }

    /** Which check says that an item has no link or, if the link is there but broken, that it is. */
    public static Optional<Cause> ofItem(Entry entry) {
        if (entry.isText()) {
            return Optional.of(Cause.ITEMS);
        }
        return Optional.of(Cause.SYNTAX).filter(_ -> entry.isMalformedLink());
    }

    /** Returns which check says why no entry of the file can be judged. */
    public static Cause absence(LintedFile file) {
        if (!file.hasLinks()) {
            return Cause.LINKS;
        }
        return file.entries().isEmpty() ? Cause.SECTIONS : Cause.ITEMS;
    }

    /** Whether more than {@code percent} percent are poor; true if there are no targets. */
    public boolean over(int percent) {
        return over(poor, all, percent);
    }

    private static boolean over(int poor, int all, int percent) {
        return all == 0 || poor * 100L > (long) all * percent;
    }

    /** Passes up to {@code warn} percent, warns up to {@code fail} percent, and fails above it or without entries. */
    public Finding judge(int warn, int fail, String pass) {
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
        return cause(warn).map(cause -> Finding.see(found, cause)).orElseGet(() -> Finding.of(found, places));
    }

    /** Returns the check that says all there is to say, since without the targets that it tells of this one would pass. */
    public Optional<Cause> cause(int warn) {
        boolean others = told > 0 && (told == all || !over(poor - told, all - told, warn));
        if (!others) {
            return Optional.empty();
        }
        return Optional.of(
                file.hasLinks() ? causes.stream().max(Comparator.naturalOrder()).orElseThrow() : Cause.LINKS);
    }
}
