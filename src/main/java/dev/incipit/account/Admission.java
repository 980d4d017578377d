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
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Admits requests: checks key and rate limit on arrival, and the monthly allowance just before the work. Everything about a key
 * is read from the store with each request, so that a revoked key or a new plan takes effect at once on every replica. That
 * takes three statements (read, rate, allowance), shared by concurrent requests; a conflict with another replica takes more.
 *
 * <p>All methods throw {@link StoreFailed} when the store fails.
 */
public final class Admission {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private final Database database;
    private final InstantSource clock;
    private final Duration runDeadline;
    private final GroupCommit<String, Optional<Holder>> lookups;
    private final GroupCommit<Taking, OptionalInt> spendings;
    private final AnonymousBuckets anonymous;
    private final IdempotentRequests idempotent;
    private final PageKeys pageKeys;

    /** One instance per process, shared by threads. Works until the store is closed. */
    public Admission(Database database, PlanCatalog plans, AdmissionConfig config, InstantSource clock) {
        this.database = database;
        this.clock = clock;
        this.runDeadline = config.runDeadline();
        this.lookups = database.together(new KeyLookup(plans, clock)::answer);
        this.spendings = database.together(new AllowanceSpender()::answer);
        this.anonymous = new AnonymousBuckets(config.anonymousPerMinute());
        this.idempotent = new IdempotentRequests(database, config.runDeadline(), clock);
        this.pageKeys = new PageKeys(database, clock);
    }

    /**
     * Checks a request's key and counts the request against the key's per-minute limit, or against the client address's bucket
     * if the key is missing or wrong (decisions §1).
     */
    public Decision admit(Optional<String> rawKey, String clientAddress) {
        return rawKey.flatMap(ApiKey::parse)
                .flatMap(key -> lookups.ask(key.hash()))
                .map(this::decide)
                .orElseGet(() -> reject(clientAddress));
    }

    /**
     * Checks a request that an account makes from its own web pages, whose user is known by other means: like a request with a
     * key of its own, which nobody holds.
     */
    public Decision admitAccount(long accountId, String clientAddress) {
        return pageKeys.hash(accountId).flatMap(lookups::ask).map(this::decide).orElseGet(() -> reject(clientAddress));
    }

    /** The key by which an account's own pages ask, in the store; empty if they never did. */
    public OptionalLong pageKeyId(long accountId) {
        return pageKeys.id(accountId);
    }

    /** What a client address without a valid key has left; for a request that could not be checked, and is not counted. */
    public RateState anonymousRate(String clientAddress) {
        return anonymous.look(clientAddress, clock.instant());
    }

    private Decision decide(Holder holder) {
        var grant = holder.overdue() ? afterSweep(holder.grant()) : holder.grant();
        return holder.admitted()
                ? new Admitted(grant)
                : new Rejected(rateReached(grant.rate(), "This key"), grant.rate(), Optional.of(grant));
    }

    private Grant afterSweep(Grant grant) {
        var now = clock.instant();
        Quota.sweep(database, now);
        return Quota.readAnew(database, grant, now);
    }

    private Decision reject(String clientAddress) {
        var step = anonymous.step(clientAddress, clock.instant());
        var problem =
                step.admitted() ? new InvalidKey() : rateReached(step.rate(), "This address, without a valid key,");
        return new Rejected(problem, step.rate(), Optional.empty());
    }

    private static LimitReached rateReached(RateState rate, String who) {
        var seconds = rate.retryAfter().toSeconds();
        return new LimitReached(
                who + " has used its " + rate.limit() + (rate.limit() == 1 ? " request" : " requests")
                        + " a minute: try again in " + seconds + (seconds == 1 ? " second." : " seconds."),
                rate.retryAfter());
    }

    /**
     * Spends one of the month's allowance; a generation until {@link #settle}, or until the run's deadline if this process
     * dies. It counts in the month in which it is spent.
     */
    public Spending spend(Grant grant, Operation operation) {
        var now = clock.instant();
        var run = operation == Operation.GENERATE
                ? Optional.of(ThreadLocalRandom.current().nextLong(Long.MAX_VALUE))
                : Optional.<Long>empty();
        var receipt = new Receipt(
                grant.keyId(), operation, Quota.month(now), run, grant.plan().refundsPerDay());
        var limit = grant.plan().allowance(operation);
        var used = spendings.ask(new Taking(receipt, grant.quota(operation), now, now.plus(runDeadline)));
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
     * Settles what {@link #spend} took. If the run {@code failed}, one is refunded, as often per day as the plan allows. Call
     * it once per receipt, before the response is sent, so that a run with a response stays counted even if the process dies.
     *
     * @return whether one was refunded
     */
    public boolean settle(Receipt receipt, boolean failed) {
        return Quota.settle(database, receipt, failed, clock.instant());
    }

    public IdempotentRequests idempotentRequests() {
        return idempotent;
    }

    /**
     * Refunds runs that were interrupted by the death of a process, and drops answers that are kept no longer. For startup, and
     * safe to repeat.
     */
    public void sweep() {
        Quota.sweep(database, clock.instant());
        idempotent.sweep();
    }

    public sealed interface Decision {}

    public record Admitted(Grant grant) implements Decision {}

    /** The request is rejected; {@code rate} and {@code grant} are for the response headers. */
    public record Rejected(Problem problem, RateState rate, Optional<Grant> grant) implements Decision {}

    public sealed interface Spending {}

    /** One was spent; {@code quota} is what is left. */
    public record Spent(Receipt receipt, QuotaState quota) implements Spending {}

    public record Exhausted(LimitReached problem, QuotaState quota) implements Spending {}
}
