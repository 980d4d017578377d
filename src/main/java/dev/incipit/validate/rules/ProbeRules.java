package dev.incipit.validate.rules;

import dev.incipit.url.WebUrl;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.finding.PlaceWords;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.ProbeResults.Probe;
import dev.incipit.validate.subject.ProbeResults.Verdict;
import java.util.Locale;

/** Checks of the responses to the sampled links. */
final class ProbeRules {
    private ProbeRules() {}

    static Finding linksAlive(LintContext context) {
        var results = context.probed();
        if (results.sample().isEmpty()) {
            return context.file().hasLinks()
                    ? Finding.fail("No link to sample. Link the main pages.")
                    : Finding.see(Status.FAIL, Cause.LINKS);
        }
        var dead = results.with(Verdict.DEAD);
        int checked = dead.size() + results.with(Verdict.OK).size();
        if (checked == 0) {
            return Finding.warning("None of " + results.sample().size() + " links could be judged.");
        }
        return Finding.of(
                dead.size() * 10L > checked ? Status.FAIL : Status.WARNING,
                dead.stream()
                        .map(probe -> place(probe, " answered " + probe.answer() + ". Fix or remove it."))
                        .toList(),
                checked + " of " + results.sample().size() + " links were judged, none is dead.");
    }

    static Finding linksDirect(LintContext context) {
        var ok = context.probed().with(Verdict.OK);
        var moved = ok.stream().filter(Probe::moved).toList();
        if (ok.isEmpty()) {
            return Finding.see(Status.FAIL, context.file().hasLinks() ? Cause.ANSWERS : Cause.LINKS);
        }
        var places = moved.stream()
                .map(probe -> place(
                        probe,
                        " moved to " + Finding.quote(probe.landed().toString())
                                + (isHome(probe.landed())
                                        ? ", the home page: the page may be gone. Link another, or remove it."
                                        : ". Link that.")))
                .toList();
        return moved.size() * 5L > ok.size()
                ? Finding.of(Status.WARNING, places)
                : Finding.pass(
                        places.isEmpty()
                                ? "Links lead straight to their pages."
                                : PlaceWords.of(places).text());
    }

    static Finding markdownServed(LintContext context) {
        var ok = context.probed().with(Verdict.OK);
        if (ok.isEmpty()) {
            return Finding.see(Status.FAIL, context.file().hasLinks() ? Cause.ANSWERS : Cause.LINKS);
        }
        var markdown = ok.stream()
                .filter(probe -> ReachRules.isMarkdown(probe.url().path()))
                .toList();
        var html = markdown.stream()
                .filter(probe -> probe.contentType().toLowerCase(Locale.ROOT).startsWith("text/html"))
                .toList();
        boolean many = html.size() >= 2 && html.size() * 5L > markdown.size();
        return Finding.of(
                many ? Status.FAIL : Status.WARNING,
                html.stream().map(probe -> place(probe, servedAsHtml(probe))).toList(),
                "Markdown links serve Markdown.");
    }

    private static String servedAsHtml(Probe probe) {
        return probe.served().equals(probe.url())
                ? " is served as HTML. Serve Markdown under that address."
                : " leads to " + Finding.quote(probe.served().toString())
                        + ", which is served as HTML. Serve Markdown under the link's own address.";
    }

    private static boolean isHome(WebUrl url) {
        return url.path().equals("/") && url.query().isEmpty();
    }

    private static Place place(Probe probe, String what) {
        return new Place(probe.line(), () -> Finding.quote(probe.url().toString()) + what);
    }
}
