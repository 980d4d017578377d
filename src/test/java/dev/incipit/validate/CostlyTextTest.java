package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.compute.Budget;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.url.Site;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.ValidationReport.Health;
import dev.incipit.validate.finding.CheckKind;
import dev.incipit.validate.probe.ProbeLimits;
import dev.incipit.validate.rules.Catalogue;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Texts that take more of the processor than they may. */
@Timeout(60)
final class CostlyTextTest {
    private static final String TEXT =
            "# T\n\n> A summary.\n\n## S\n\n- [A](https://example.org/a.md): notes\n".repeat(50);
    private static final ComputePool POOL = ComputePool.ofCommand();

    private final Fetchers fetchers =
            new Fetchers(FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8")), InstantSource.system());

    private static LintedFile file() {
        return LintedFile.of(SourceText.of(TEXT.getBytes(StandardCharsets.UTF_8)), Optional.empty());
    }

    private static CheckKind costly() {
        var kind = Catalogue.reported(false, false).get(5);
        return new CheckKind(kind.id(), kind.name(), kind.tier(), kind.when(), kind.weight(), kind.need(), _ -> {
            while (true) {
                Budget.step();
            }
        });
    }

    @Test
    void theChecksDoneBeforeAreReportedAndOneThatSaysSo() throws InterruptedException {
        var kinds = new ArrayList<>(Catalogue.reported(false, false));
        kinds.set(5, costly());
        var context = new LintContext(file(), Optional.empty(), Optional.empty());
        var whole = ScoreCard.of(Catalogue.reported(false, false), context, CheckSelection.ALL);
        var card = POOL.run(1_000, Duration.ofMillis(100), () -> ScoreCard.of(kinds, context, CheckSelection.ALL));
        assertEquals(6, card.checks().size());
        assertEquals(whole.checks().subList(0, 5), card.checks().subList(0, 5));
        assertEquals(Status.FAIL, card.checks().getLast().status());
        assertTrue(card.checks().getLast().message().contains("costs too much"), card.checks()::toString);
        assertEquals(Status.FAIL, card.status());
        assertTrue(card.score(Tier.STRUCTURE) > 0 && card.score(Tier.STRUCTURE) < whole.score(Tier.STRUCTURE));
        assertEquals(0, card.score(Tier.READINESS));
        assertFalse(card.finished());
    }

    private ValidationReport validate(ValidateOrder order) throws InterruptedException {
        return new Validator(
                        fetchers::open, new Fanout(), POOL, ProbeLimits.DEFAULTS, Duration.ZERO, new AskingPlaces())
                .validate(order);
    }

    @Test
    void aTextThatCannotEvenBeReadGetsAReport() throws InterruptedException {
        for (boolean links : List.of(false, true)) {
            var order = new ValidateOrder.ByContent(TEXT.getBytes(StandardCharsets.UTF_8), links);
            var report = validate(order);
            assertEquals(
                    List.of("not-empty"),
                    report.checks().stream().map(Check::id).toList());
            assertTrue(report.checks().getFirst().message().contains("costs too much"));
            assertEquals(Status.FAIL, report.status());
            assertEquals(0, report.score());
            assertEquals(0, report.readinessScore());
            assertEquals(TEXT.length(), report.contentLength());
        }
    }

    @Test
    void howItIsServedIsReportedAllTheSame() throws InterruptedException {
        try (var site = new TestSite().text("/llms.txt", "text/plain", TEXT)) {
            var report = validate(new ValidateOrder.ByUrl(new Site(site.origin(), site.url("/"), false), true));
            assertEquals(
                    List.of("file-reachable", "content-type", "https", "redirects", "not-empty"),
                    report.checks().stream().map(Check::id).toList());
            assertEquals(Status.PASS, report.checks().getFirst().status());
            assertTrue(report.checks().getLast().message().contains("costs too much"));
            assertEquals(Optional.of(Health.DEGRADED), report.health());
        }
    }
}
