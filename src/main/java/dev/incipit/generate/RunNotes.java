package dev.incipit.generate;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.Visit;
import dev.incipit.url.PathGlob;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes sentences on what a run left out and why (decisions §5, {@code note}). */
final class RunNotes {
    private RunNotes() {}

    static List<String> of(CrawlReport report, int pagesCut) {
        var notes = new ArrayList<String>();
        var refused = count(report, Visit.Result.REFUSED);
        var failed = count(report, Visit.Result.MISSING) + count(report, Visit.Result.UNREACHABLE);
        if (report.deadlineReached() && report.pause().isPresent()) {
            var pause = report.pause().get();
            notes.add("robots.txt asks for " + seconds(pause) + " between requests, so the run's time allowed "
                    + pages(report.pages().size()) + "; the top of the menu was read first.");
        } else if (report.deadlineReached()) {
            notes.add("The run's time was up before all pages were read; the files hold what was ready.");
        }
        if (report.budgetReached()) {
            notes.add("The site has more pages than one run reads; the most important ones were taken.");
        }
        if (failed > 0) {
            notes.add(pages(failed) + " could not be read and " + was(failed) + " left out.");
        }
        if (report.refusalsReached()) {
            notes.add("The site refused several pages in a row, so the run stopped asking.");
        }
        if (refused > 0) {
            notes.add("The site refused " + pages(refused) + ", which " + was(refused) + " left out.");
        }
        if (report.closedByRobots() > 0) {
            notes.add("robots.txt keeps " + pages(report.closedByRobots()) + " closed, which "
                    + was(report.closedByRobots()) + " not asked for.");
        }
        if (pagesCut > 0) {
            notes.add(pages(pagesCut) + " did not fit the full file's size and " + was(pagesCut) + " left out of it.");
        }
        return notes;
    }

    /** Says which pages were to be listed in any case and were not read. */
    static Optional<String> unmet(CrawlReport report, RunOptions options) {
        var unmet = options.mustList().stream()
                .filter(glob -> report.pages().stream().noneMatch(page -> glob.matches(page.url())))
                .map(PathGlob::toString)
                .toList();
        return unmet.isEmpty()
                ? Optional.empty()
                : Optional.of("No page was read that is to be listed as " + String.join(", ", unmet) + ".");
    }

    private static int count(CrawlReport report, Visit.Result result) {
        return (int) report.visits().stream()
                .filter(visit -> visit.result() == result)
                .count();
    }

    private static String seconds(Duration pause) {
        var seconds = Math.max(1, pause.toSeconds());
        return seconds == 1 ? "1 second" : seconds + " seconds";
    }

    private static String pages(int count) {
        return count == 1 ? "1 page" : count + " pages";
    }

    private static String was(int count) {
        return count == 1 ? "was" : "were";
    }
}
