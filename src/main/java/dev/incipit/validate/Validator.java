package dev.incipit.validate;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.FairShare;
import dev.incipit.compute.OverBudget;
import dev.incipit.fetch.Deadline;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchRun;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.ValidationReport.Health;
import dev.incipit.validate.finding.CheckKind;
import dev.incipit.validate.probe.FileLocator;
import dev.incipit.validate.probe.FileLocator.Located;
import dev.incipit.validate.probe.LinkProbe;
import dev.incipit.validate.probe.ProbeClient;
import dev.incipit.validate.probe.ProbeLimits;
import dev.incipit.validate.probe.SiteContext;
import dev.incipit.validate.probe.SiteSurvey;
import dev.incipit.validate.recognize.FileContent;
import dev.incipit.validate.rules.Catalogue;
import dev.incipit.validate.subject.FileDelivery;
import dev.incipit.validate.subject.FileDelivery.RobotsFinding;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.ProbeResults;
import dev.incipit.validate.subject.SectionLinks;
import dev.incipit.validate.subject.SourceText;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** Lints files; at most 30 s each. A file that cannot be fetched yields a report, never an error. */
public final class Validator {
    private static final Duration GRACE = Duration.ofMillis(700);

    /**
     * CPU time for parsing and checking a file: twice what 500 kB of the worst text take, since a program that has just started
     * is slower.
     */
    private static final Duration LINT_BUDGET = Duration.ofSeconds(2);

    private static final Set<String> DEGRADING_FAILURES =
            Set.of("content-type", "utf8", "size-limit", "https", "redirects", "robots-allow", "links-alive");
    private static final Set<String> DEGRADING_WARNINGS = Set.of("redirects", "robots-allow");

    private final Supplier<FetchRun> runs;
    private final Fanout fanout;
    private final ProbeLimits limits;
    private final ComputePool pool;
    private final Duration budget;
    private final AskingPlaces places;

    /**
     * Creates a linter that makes requests through runs of its own.
     *
     * @param runs opens a run for each order that makes requests
     * @param pool parses and checks files
     */
    public Validator(Supplier<FetchRun> runs, Fanout fanout, ComputePool pool) {
        this(runs, fanout, pool, ProbeLimits.DEFAULTS);
    }

    /** Creates a linter with other limits on link requests. */
    public Validator(Supplier<FetchRun> runs, Fanout fanout, ComputePool pool, ProbeLimits limits) {
        this(runs, fanout, pool, limits, LINT_BUDGET, new AskingPlaces());
    }

    Validator(
            Supplier<FetchRun> runs,
            Fanout fanout,
            ComputePool pool,
            ProbeLimits limits,
            Duration budget,
            AskingPlaces places) {
        this.runs = runs;
        this.fanout = fanout;
        this.pool = pool;
        this.limits = limits;
        this.budget = budget;
        this.places = places;
    }

    public ValidationReport validate(ValidateOrder order) throws InterruptedException {
        return validate(order, CheckSelection.ALL);
    }

    /** Returns the report on the file that the order names, with the selected checks. */
    public ValidationReport validate(ValidateOrder order, CheckSelection selection) throws InterruptedException {
        return switch (order) {
            case ValidateOrder.ByContent content -> byContent(content, selection);
            case ValidateOrder.ByUrl byUrl -> byUrl(byUrl, selection);
        };
    }

    /**
     * Returns the reports on an index and on the section indexes that it leads to, in which what one file must have once is asked
     * of all of them together.
     *
     * @param reports that on the index first
     */
    public List<ValidationReport> asWhole(List<ValidationReport> reports) throws InterruptedException {
        try {
            return compute(SourceText.BYTES_MAX, () -> WholeReports.of(reports));
        } catch (OverBudget tooMuch) {
            return reports;
        }
    }

    private ValidationReport byContent(ValidateOrder.ByContent order, CheckSelection selection)
            throws InterruptedException {
        if (!order.checkLinks()) {
            // In one step, since an order without requests need not queue for the pool twice.
            return compute(order.content().length, () -> report(order, read(order), Optional.empty(), selection));
        }
        var deadline = Deadline.in(limits.total());
        var place = places.take();
        if (place.isEmpty()) {
            return compute(order.content().length, () -> {
                var file = read(order);
                return report(order, file, Optional.of(LinkProbe.unasked(file, limits)), selection);
            });
        }
        try (var _ = place.get()) {
            var file = compute(order.content().length, () -> read(order));
            var results = probed(file, limits.within(deadline.left()));
            return compute(file.source().bytes(), () -> report(order, file, Optional.of(results), selection));
        }
    }

    private ProbeResults probed(LintedFile file, ProbeLimits within) throws InterruptedException {
        try (var web = runs.get()) {
            return new LinkProbe(ProbeClient.by(web, pool, fanout.named("links of a text")), within).probe(file);
        }
    }

    private static LintedFile read(ValidateOrder.ByContent order) {
        return LintedFile.of(SourceText.of(order.content()), Optional.empty());
    }

    private static ValidationReport report(
            ValidateOrder.ByContent order, LintedFile file, Optional<ProbeResults> probes, CheckSelection selection) {
        var context = new LintContext(file, Optional.empty(), probes, order.companion());
        return report(Optional.empty(), Catalogue.reported(false, order.checkLinks()), context, selection);
    }

    private ValidationReport byUrl(ValidateOrder.ByUrl order, CheckSelection selection) throws InterruptedException {
        var deadline = Deadline.in(limits.total());
        var kinds = Catalogue.reported(true, order.checkLinks());
        var supplied = Optional.of(order.site().supplied());
        var place = places.take();
        try (var web = runs.get()) {
            var client =
                    ProbeClient.by(web, pool, fanout.named(order.site().home().origin()));
            var located = new FileLocator(client, limits.locating()).locate(order.site());
            if (!(located.outcome() instanceof Fetched fetched)) {
                return compute(0, () -> report(supplied, kinds, missing(located, order.checkLinks()), selection));
            }
            if (place.isEmpty()) {
                return compute(
                        fetched.body().length,
                        () -> report(supplied, kinds, alone(located, fetched, order.checkLinks()), selection));
            }
            var context = found(located, fetched, order.checkLinks(), client, deadline);
            return compute(context.file().source().bytes(), () -> report(supplied, kinds, context, selection));
        } finally {
            place.ifPresent(FairShare.Hold::close);
        }
    }

    private <T> T compute(int bytes, Supplier<T> work) throws InterruptedException {
        return pool.run(bytes, budget, work);
    }

    private static LintContext missing(Located located, boolean checkLinks) {
        var delivery = new FileDelivery(
                located.asked(), located.outcome(), located.expected(), RobotsFinding.OPEN, false, false);
        var nothing = LintedFile.of(SourceText.of(new byte[0]), Optional.empty());
        return new LintContext(nothing, Optional.of(delivery), probes(checkLinks));
    }

    private static Optional<ProbeResults> probes(boolean checkLinks) {
        return checkLinks ? Optional.of(new ProbeResults(List.of())) : Optional.empty();
    }

    /** What the file says by itself, if there is no place for requests around it. */
    private LintContext alone(Located located, Fetched fetched, boolean checkLinks) {
        var file = LintedFile.of(SourceText.of(fetched.body()), Optional.of(fetched.url()));
        return new LintContext(
                file,
                Optional.of(SiteContext.UNKNOWN.delivery(located, fetched)),
                checkLinks && isReadable(file) ? Optional.of(LinkProbe.unasked(file, limits)) : probes(checkLinks));
    }

    private static boolean isReadable(LintedFile file) {
        return file.isRead() && !FileContent.isHtml(file.source().text());
    }

    /** Requests what surrounds the file and, at the same time, its links. */
    private LintContext found(
            Located located, Fetched fetched, boolean checkLinks, ProbeClient client, Deadline deadline)
            throws InterruptedException {
        var file = compute(
                fetched.body().length, () -> LintedFile.of(SourceText.of(fetched.body()), Optional.of(fetched.url())));
        // Waiting for the pool may have used up some of the time.
        var left = deadline.left();
        var survey = new SiteSurvey(client, left);
        var links = new LinkProbe(client, limits.within(left));
        List<Callable<Part>> tasks = List.of(
                () -> new Part(Optional.of(survey.survey(located, fetched)), Optional.empty()),
                () -> new Part(
                        Optional.empty(),
                        checkLinks && isReadable(file) ? Optional.of(links.probe(file)) : probes(checkLinks)));
        // Both end by themselves in the time left; the grace period is for interruption.
        var parts = client.fanout().run(tasks, left.plus(GRACE));
        var around = parts.getFirst().flatMap(Part::around).orElse(SiteContext.UNKNOWN);
        var probes = parts.getLast().map(Part::probes).orElseGet(() -> probes(checkLinks));
        return new LintContext(file, Optional.of(delivery(around, located, fetched)), probes);
    }

    /** Evaluates the surroundings with a budget of their own; if they exceed it, they count as unknown. */
    private FileDelivery delivery(SiteContext around, Located located, Fetched file) throws InterruptedException {
        try {
            return compute(SourceText.BYTES_MAX, () -> around.delivery(located, file));
        } catch (OverBudget tooMuch) {
            return SiteContext.UNKNOWN.delivery(located, file);
        }
    }

    private record Part(Optional<SiteContext> around, Optional<ProbeResults> probes) {}

    private static ValidationReport report(
            Optional<String> supplied, List<CheckKind> kinds, LintContext context, CheckSelection selection) {
        var commented = selection.commented(context.file());
        var card = ScoreCard.of(kinds, context, selection.without(commented));
        return new ValidationReport(
                supplied,
                context.delivery()
                        .flatMap(FileDelivery::fetched)
                        .map(fetched -> fetched.url().toString()),
                card.score(Tier.STRUCTURE),
                card.score(Tier.READINESS),
                card.status(),
                context.delivery().map(_ -> health(card)),
                card.checks(),
                context.file().instructions().isPresent(),
                context.hasLlmsFull(),
                context.file().source().bytes(),
                context.probes().map(ProbeResults::stats),
                card.caps(),
                context.delivery().map(FileDelivery::unreached).orElse(false),
                SectionLinks.in(context.file()),
                commented,
                context.file().source().text());
    }

    private static Health health(ScoreCard card) {
        if (card.gated()) {
            return Health.DEAD;
        }
        boolean degraded = !card.finished()
                || card.any(DEGRADING_FAILURES, EnumSet.of(Status.FAIL))
                || card.any(DEGRADING_WARNINGS, EnumSet.of(Status.WARNING));
        return degraded ? Health.DEGRADED : Health.LIVE;
    }
}
