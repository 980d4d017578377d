package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.rules.Catalogue;
import dev.incipit.validate.subject.FileDelivery;
import dev.incipit.validate.subject.FileDelivery.RobotsFinding;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.Linted;
import dev.incipit.validate.subject.ProbeResults;
import dev.incipit.validate.subject.ProbeResults.Probe;
import dev.incipit.validate.subject.ProbeResults.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ScoreCardTest {
    private static final WebUrl FILE = WebUrl.parse("https://acme.com/llms.txt").orElseThrow();
    private static final WebUrl PAGE = WebUrl.parse("https://acme.com/a.html").orElseThrow();

    /** All is well, but for its links, which lead to HTML. */
    private static final String TEXT = """
            # Acme

            > Acme sells paint brushes to people who paint houses.

            **Instructions for LLM Agents:** Quote the prices with their dates.

            ## Docs

            - [Install guide](https://acme.com/a.html): how a brush is put together
            - [API reference](https://acme.com/b.html): every bristle and what it is for
            - [Pricing](https://acme.com/c.html): what a brush and a dozen of them cost
            """;

    private static ScoreCard card(String text, boolean byUrl, Verdict... verdicts) {
        var probes = new ArrayList<Probe>();
        for (var verdict : verdicts) {
            probes.add(new Probe(9, PAGE, verdict, "200", PAGE, "text/html"));
        }
        var answer = new Fetched(FILE, 200, Map.of("content-type", "text/plain"), new byte[0], false, List.of());
        var delivery = new FileDelivery(FILE, answer, List.of(FILE), RobotsFinding.OPEN, true, true);
        var context = new LintContext(
                Linted.file(text),
                Optional.of(delivery).filter(_ -> byUrl),
                Optional.of(new ProbeResults(probes)).filter(_ -> verdicts.length > 0));
        return ScoreCard.of(Catalogue.reported(byUrl, verdicts.length > 0), context, CheckSelection.ALL);
    }

    @Test
    void whatLinksLeadToDecidesOnlyOnceAllOfThemWereFetched() {
        assertEquals(Status.PASS, card(TEXT, false).status());
        assertEquals(Status.PASS, card(TEXT, true).status());
        assertEquals(Status.PASS, card(TEXT, false, Verdict.OK, Verdict.OK).status());
        assertEquals(Status.PASS, card(TEXT, true, Verdict.OK, Verdict.UNKNOWN).status());
        assertEquals(Status.WARNING, card(TEXT, true, Verdict.OK, Verdict.OK).status());
    }

    @Test
    void anotherHeavyFailureDecidesAsEver() {
        var undescribed = TEXT.replaceAll("(?m)\\): .*$", ")");
        assertEquals(Status.WARNING, card(undescribed, false).status());
    }

    @Test
    void aCapHoldsHoweverMuchElsePasses() {
        var noTitle = card(TEXT.replace("# Acme\n\n", ""), false);
        assertEquals(60, noTitle.score(Tier.STRUCTURE));
        var noSection = card(TEXT.replace("## Docs\n\n", ""), false);
        assertEquals(70, noSection.score(Tier.STRUCTURE));
        var noLink = card(TEXT.replaceAll("(?m)^- .*\n", ""), false);
        assertEquals(40, noLink.score(Tier.STRUCTURE));
        assertEquals(40, noLink.score(Tier.READINESS));
        assertEquals(Status.FAIL, noLink.status());
        assertEquals(100, card(TEXT, false).score(Tier.STRUCTURE));
    }
}
