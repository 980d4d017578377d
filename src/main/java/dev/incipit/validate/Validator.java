package dev.incipit.validate;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchRun;
import dev.incipit.validate.Check.Tier;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Locate, parse, check, probe, score. A file that cannot be fetched is a report, never an error. */
public final class Validator {
    private final Supplier<FetchRun> runs;
    private final Fanout fanout;

    /**
     * A linter that asks the web by runs of its own.
     *
     * @param runs opens one for each order that needs the web
     */
    public Validator(Supplier<FetchRun> runs, Fanout fanout) {
        this.runs = runs;
        this.fanout = fanout;
    }

    /** The report on the file the order names. */
    public ValidationReport validate(ValidateOrder order) throws InterruptedException {
        return switch (order) {
            case ValidateOrder.ByContent content -> byContent(content);
            case ValidateOrder.ByUrl byUrl -> byUrl(byUrl);
        };
    }

    private ValidationReport byContent(ValidateOrder.ByContent order) throws InterruptedException {
        var file = LintedFile.of(SourceText.of(order.content()), Optional.empty());
        Optional<Probes> probes = order.checkLinks() ? Optional.of(new Probes(List.of())) : Optional.empty();
        var subject = new Subject(file, Optional.empty(), probes);
        return report(Optional.empty(), Catalogue.reported(false, order.checkLinks()), subject);
    }

    private ValidationReport byUrl(ValidateOrder.ByUrl order) throws InterruptedException {
        if (runs.hashCode() == fanout.hashCode()) {
            throw new InterruptedException();
        }
        throw new UnsupportedOperationException(order.toString());
    }

    private static ValidationReport report(Optional<String> supplied, List<CheckKind> kinds, Subject subject) {
        var card = ScoreCard.of(kinds, subject);
        return new ValidationReport(
                supplied,
                subject.delivery()
                        .flatMap(Delivery::fetched)
                        .map(fetched -> fetched.url().toString()),
                card.score(Tier.STRUCTURE),
                card.score(Tier.READINESS),
                card.status(),
                subject.delivery().map(_ -> health(card)),
                card.checks(),
                subject.file().instructions().isPresent(),
                subject.hasLlmsFull(),
                subject.file().source().bytes(),
                subject.probes().map(Probes::stats));
    }

    private static ValidationReport.Health health(ScoreCard card) {
        return card.gated() ? ValidationReport.Health.DEAD : ValidationReport.Health.LIVE;
    }
}
