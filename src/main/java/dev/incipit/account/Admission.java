package dev.incipit.account;

import dev.incipit.account.KeyLookup.Holder;
import dev.incipit.problem.InvalidKey;
import dev.incipit.problem.LimitReached;
import dev.incipit.problem.Problem;
import dev.incipit.store.Database;
import dev.incipit.store.GroupCommit;
import dev.incipit.store.StoreFailed;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The porter: key and rate at the door, allowance just before the work. Everything about a key is read from the store with each
 * request, so that a revoked key or a new plan counts at once on every replica. It takes three statements, one to read, one for
 * the rate, one for the allowance, which requests that come at the same time share; what another replica outran takes more.
 *
 * <p>All methods throw {@link StoreFailed} where the store does.
 */
public final class Admission {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private final Database database;
    private final InstantSource clock;
    private final Duration runDeadline;
    private final GroupCommit<String, Optional<Holder>> door;
    private final GroupCommit<Taking, OptionalInt> till;
    private final AnonymousBuckets anonymous;

    /** One for a process; threads share it. It works until the store is closed. */
    public Admission(Database database, PlanCatalog plans, AdmissionConfig config, InstantSource clock) {
        this.database = database;
        this.clock = clock;
        this.runDeadline = config.runDeadline();
        this.door = database.together(new KeyLookup(plans, clock)::answer);
        this.till = database.together(new AllowanceSpender()::answer);
        this.anonymous = new AnonymousBuckets(config.anonymousPerMinute());
    }

    /**
     * Judges a request's key and counts it against its per-minute limit, or against the client address's bucket where the key
     * is missing or wrong (decisions §1).
     */
    public Decision admit(Optional<String> rawKey, String clientAddress) {
        return rawKey.flatMap(ApiKey::parse)
                .flatMap(key -> door.ask(key.hash()))
                .map(this::decide)
                .orElseGet(() -> turnAway(clientAddress));
    }

    /** What a client address has left without a valid key; for a request that could not be judged, and not counted. */
    public RateState anonymousRate(String clientAddress) {
        return anonymous.look(clientAddress, clock.instant());
    }

    private Decision decide(Holder holder) {
        var grant = holder.overdue() ? afterSweep(holder.grant()) : holder.grant();
        return holder.admitted()
                ? new Admitted(grant)
                : new Turned(rateReached(grant.rate(), "This key"), grant.rate(), Optional.of(grant));
    }

    private Grant afterSweep(Grant grant) {
        var now = clock.instant();
        Quota.sweep(database, now);
        return Quota.readAnew(database, grant, now);
    }

    private Decision turnAway(String clientAddress) {
        var step = anonymous.step(clientAddress, clock.instant());
        var problem =
                step.admitted() ? new InvalidKey() : rateReached(step.rate(), "This address, without a valid key,");
        return new Turned(problem, step.rate(), Optional.empty());
    }

    private static LimitReached rateReached(RateState rate, String who) {
        var seconds = rate.retryAfter().toSeconds();
        return new LimitReached(
                who + " has used its " + rate.limit() + (rate.limit() == 1 ? " request" : " requests")
                        + " a minute: try again in " + seconds + (seconds == 1 ? " second." : " seconds."),
                rate.retryAfter());
    }

    /**
     * Takes one from the month's allowance; for a generate until {@link #settle}, or until the run's deadline should this
     * process die. The month is the one in which it is taken.
     */
    public Spending spend(Grant grant, Operation operation) {
        var now = clock.instant();
        var run = operation == Operation.GENERATE
                ? Optional.of(ThreadLocalRandom.current().nextLong(Long.MAX_VALUE))
                : Optional.<Long>empty();
        var receipt = new Receipt(
                grant.keyId(), operation, Quota.month(now), run, grant.plan().refundsPerDay());
        var limit = grant.plan().allowance(operation);
        var used = till.ask(new Taking(receipt, grant.quota(operation), now, now.plus(runDeadline)));
        if (used.isPresent()) {
            return new Spent(receipt, Quota.state(limit, used.getAsInt(), now));
        }
        var none = Quota.state(limit, limit, now);
        return new Exhausted(monthReached(none, operation, now), none);
    }

    private static LimitReached monthReached(QuotaState quota, Operation operation, Instant now) {
        var what = operation == Operation.GENERATE ? " generations" : " validations";
        return new LimitReached(
                "This key has used its " + quota.limit() + what + " of this month: the next begins on "
                        + DAY.format(quota.resetAt().atOffset(ZoneOffset.UTC)) + ", 00:00 UTC.",
                Duration.ofSeconds(quota.resetAt().getEpochSecond() - now.getEpochSecond()));
    }

    /**
     * Ends what {@link #spend} began; {@code failed} where there is no result, and one is given back as often in a day as the plan
     * has it. To be called once for a receipt, before the answer goes out: an answered run is then a counted one, whenever the
     * process dies.
     *
     * @return whether one was given back
     */
    public boolean settle(Receipt receipt, boolean failed) {
        return Quota.settle(database, receipt, failed, clock.instant());
    }

    /** Gives back what runs took that a process's death cut off; for the start, and as often as one likes. */
    public void sweep() {
        Quota.sweep(database, clock.instant());
    }

    /** Whether a request may go on. */
    public sealed interface Decision {}

    /** It may. */
    public record Admitted(Grant grant) implements Decision {}

    /** It may not; {@code rate} and {@code grant} are for the response's headers. */
    public record Turned(Problem problem, RateState rate, Optional<Grant> grant) implements Decision {}

    /** Whether the month has one left. */
    public sealed interface Spending {}

    /** It had; {@code quota} is what is left now. */
    public record Spent(Receipt receipt, QuotaState quota) implements Spending {}

    /** It had none. */
    public record Exhausted(LimitReached problem, QuotaState quota) implements Spending {}
}
