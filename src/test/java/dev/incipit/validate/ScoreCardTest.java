package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.Budget;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.ListedCheck.When;
import dev.incipit.validate.finding.CheckKind;
import dev.incipit.validate.finding.CheckKind.Need;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.rules.Catalogue;
import dev.incipit.validate.subject.FileDelivery;
import dev.incipit.validate.subject.FileDelivery.RobotsFinding;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.Linted;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.ProbeResults;
import dev.incipit.validate.subject.ProbeResults.Probe;
import dev.incipit.validate.subject.ProbeResults.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
            probes.add(new Probe(9, PAGE, verdict, "200", PAGE, PAGE, "text/html"));
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

    private static CheckKind kind(String id, Tier tier, int weight, Need need, Function<LintContext, Finding> rule) {
        return new CheckKind(id, id, tier, When.ALWAYS, weight, need, rule);
    }

    /** Checks such as "structure 40 pass", an ordinary one of that weight that is judged so. */
    private static ScoreCard card(String checks) {
        var kinds = Stream.of(checks.split(", "))
                .map(check -> check.split(" "))
                .map(words -> kind(
                        words[0] + words[1] + words[2],
                        Tier.valueOf(words[0].toUpperCase(Locale.ROOT)),
                        Integer.parseInt(words[1]),
                        Need.ORDINARY,
                        _ -> judged(words[2])))
                .toList();
        return ScoreCard.of(kinds, Linted.subject(TEXT), CheckSelection.ALL);
    }

    private static Finding judged(String status) {
        return switch (status) {
            case "pass" -> Finding.pass("Good.");
            case "warning" -> Finding.warning("So so.");
            default -> Finding.fail("Bad.");
        };
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ':',
            value = {
                "structure 80 pass, structure 20 warning, readiness 40 pass, readiness 60 warning : 90 : 70 : pass",
                "structure 78 pass, structure 22 warning, readiness 40 pass, readiness 60 warning : 89 : 70 : warning",
                "structure 80 pass, structure 20 warning, readiness 38 pass, readiness 62 warning : 90 : 69 : warning",
                "structure 50 pass, structure 50 fail, readiness 1 pass                           : 50 : 100 : warning",
                "structure 49 pass, structure 51 fail, readiness 1 pass                           : 49 : 100 : fail",
                "structure 99 pass, structure 1 fail, readiness 1 pass                            : 99 : 100 : warning",
                "structure 1 pass, readiness 95 pass, readiness 5 fail                            : 100 : 95 : pass",
                "structure 1 pass, readiness 94 pass, readiness 6 fail                            : 100 : 94 : warning"
            })
    void theStatusFollowsFromScoresAndHeavyFailures(String checks, int structure, int readiness, String status) {
        var card = card(checks);
        assertEquals(structure, card.score(Tier.STRUCTURE));
        assertEquals(readiness, card.score(Tier.READINESS));
        assertEquals(status, card.status().word());
    }

    @ParameterizedTest
    @CsvSource({
        "a, REQUIRED, 3, false",
        "a, GATE, 2, true",
        "file-reachable, REQUIRED, 2, true",
        "a, ORDINARY, 3, false"
    })
    void aGateThatFailsEndsTheRun(String id, Need need, int judged, boolean gated) {
        var card = ScoreCard.of(
                List.of(
                        kind("first", Tier.STRUCTURE, 8, Need.ORDINARY, _ -> judged("pass")),
                        kind(id, Tier.STRUCTURE, 1, need, _ -> judged("fail")),
                        kind("last", Tier.STRUCTURE, 1, Need.ORDINARY, _ -> judged("pass"))),
                Linted.subject(TEXT),
                CheckSelection.ALL);
        assertEquals(judged, card.checks().size());
        assertEquals(gated, card.gated());
        assertEquals(gated ? 0 : 90, card.score(Tier.STRUCTURE));
        assertEquals(need == Need.ORDINARY ? Status.WARNING : Status.FAIL, card.status());
        assertTrue(card.finished());
    }

    @Test
    void whatTheBudgetDidNotLastForCountsNothing() throws InterruptedException {
        var kinds = List.of(
                kind("first", Tier.STRUCTURE, 60, Need.ORDINARY, _ -> judged("pass")),
                kind("costly", Tier.STRUCTURE, 20, Need.ORDINARY, _ -> {
                    while (true) {
                        Budget.step();
                    }
                }),
                kind("late", Tier.STRUCTURE, 20, Need.ORDINARY, _ -> judged("pass")),
                kind("other", Tier.READINESS, 300, Need.ORDINARY, _ -> judged("pass")));
        var card = ComputePool.ofCommand()
                .run(
                        TEXT.length(),
                        Duration.ofMillis(50),
                        () -> ScoreCard.of(kinds, Linted.subject(TEXT), CheckSelection.ALL));
        assertEquals(60, card.score(Tier.STRUCTURE));
        assertEquals(0, card.score(Tier.READINESS));
        assertEquals(Status.FAIL, card.status());
        assertFalse(card.finished());
        assertFalse(card.gated());
    }

    @Test
    void ofATextThatWasNotReadOnlyItsDeliveryIsJudged() {
        var file = Linted.file(TEXT);
        var unread = new LintedFile(
                file.source(),
                file.address(),
                false,
                file.document(),
                file.outline(),
                file.instructions(),
                file.sections(),
                file.entries(),
                file.targets(),
                file.links(),
                file.addresses(),
                file.elsewhere(),
                file.pages(),
                file.foreign());
        var card = ScoreCard.of(
                List.of(
                        kind("served", Tier.STRUCTURE, 1, Need.ORDINARY, _ -> judged("pass"))
                                .in(When.URL),
                        kind("text", Tier.STRUCTURE, 1, Need.ORDINARY, _ -> judged("pass"))),
                new LintContext(unread, Optional.empty(), Optional.empty()),
                CheckSelection.ALL);
        assertEquals(
                List.of(Status.PASS, Status.FAIL),
                card.checks().stream().map(Check::status).toList());
        assertFalse(card.finished());
    }

    @Test
    void oneOfSomeChecksMayHaveOneOfSomeStatuses() {
        var card = card("structure 9 pass, structure 1 fail, readiness 1 warning");
        assertTrue(card.any(Set.of("structure1fail", "none"), Set.of(Status.FAIL)));
        assertFalse(card.any(Set.of("structure1fail"), Set.of(Status.WARNING)));
        assertFalse(card.any(Set.of("structure9pass"), Set.of(Status.FAIL)));
    }
}
