package dev.incipit.account;

import dev.incipit.account.Gcra.State;
import dev.incipit.problem.InvalidKey;
import dev.incipit.problem.LimitReached;
import dev.incipit.problem.Problem;
import dev.incipit.store.Database;
import dev.incipit.store.Row;
import dev.incipit.store.StoreFailed;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The porter: key and rate at the door, allowance just before the work. Everything about a key is read from the store with each
 * request, so that a revoked key or a new plan counts at once on every replica. A request takes three statements where no other
 * request of the same key runs at the same time: one to read, one for the rate, one for the allowance.
 *
 * <p>All methods throw {@link StoreFailed} where the store does.
 */
public final class Admission {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final String LOOK_UP = """
            select k.id as key_id, a.name as account_name, a.plan_name, r.tat_nanos, r.burst_count,
                coalesce(g.used_count, 0) as generate_count, coalesce(v.used_count, 0) as validate_count,
                (select count(*) from run x where x.api_key_id = k.id and x.deadline_at <= ?) as overdue_count
            from api_key k
            join account a on a.id = k.account_id
            join rate_state r on r.api_key_id = k.id
            left join usage_month g on g.api_key_id = k.id and g.operation = 'generate' and g.calendar_month = ?
            left join usage_month v on v.api_key_id = k.id and v.operation = 'validate' and v.calendar_month = ?
            where k.key_hash = ? and k.revoked_at is null and a.disabled_at is null
            """;

    private final Database database;
    private final PlanCatalog plans;
    private final InstantSource clock;
    private final RateLimiter rates;
    private final Quota quota;
    private final AnonymousBuckets anonymous;

    /** One for a process; threads share it. */
    public Admission(Database database, PlanCatalog plans, AdmissionConfig config, InstantSource clock) {
        this.database = database;
        this.plans = plans;
        this.clock = clock;
        this.rates = new RateLimiter(database);
        this.quota = new Quota(
                database,
                config.runDeadline(),
                () -> ThreadLocalRandom.current().nextLong());
        this.anonymous = new AnonymousBuckets(config.anonymousPerMinute());
    }

    /**
     * Judges a request's key and counts it against its per-minute limit, or against the client address's bucket where the key
     * is missing or wrong (decisions §1).
     */
    public Decision admit(Optional<String> rawKey, String clientAddress) {
        var now = clock.instant();
        return rawKey.flatMap(ApiKey::parse)
                .flatMap(key -> lookUp(key, now))
                .map(row -> admit(row, now))
                .orElseGet(() -> turnAway(clientAddress, now));
    }

    /** What a client address has left without a valid key; for a request that could not be judged, and not counted. */
    public RateState anonymousRate(String clientAddress) {
        return anonymous.look(clientAddress, clock.instant());
    }

    private Optional<Row> lookUp(ApiKey key, Instant now) {
        var hash = key.hash();
        var found = read(hash, now);
        if (found.isPresent() && found.get().number("overdue_count") > 0) {
            Quota.sweep(database, now);
            return read(hash, now);
        }
        return found;
    }

    private Optional<Row> read(String hash, Instant now) {
        var month = Quota.month(now);
        return database.row(LOOK_UP, now.atOffset(ZoneOffset.UTC), month, month, hash);
    }

    private Decision admit(Row row, Instant now) {
        var keyId = row.number("key_id");
        var plan = plan(row);
        var seen = new State(row.number("tat_nanos"), (int) row.number("burst_count"));
        var step = rates.step(keyId, seen, plan, now);
        var grant = new Grant(
                keyId,
                plan,
                step.rate(),
                Quota.state(plan.allowance(Operation.GENERATE), row.number("generate_count"), now),
                Quota.state(plan.allowance(Operation.VALIDATE), row.number("validate_count"), now));
        return step.admitted()
                ? new Admitted(grant)
                : new Turned(rateReached(step.rate(), "This key"), step.rate(), Optional.of(grant));
    }

    private Plan plan(Row row) {
        var name = row.text("plan_name");
        return plans.plan(name)
                .orElseThrow(
                        () -> new StoreFailed("The account '" + row.text("account_name") + "' has the plan '" + name
                                + "', which the settings do not name: set plans." + name + ".*, or give it one of "
                                + plans.names()));
    }

    private Decision turnAway(String clientAddress, Instant now) {
        var step = anonymous.step(clientAddress, now);
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
        var taken = quota.take(grant, operation, now);
        return taken.receipt().isPresent()
                ? new Spent(taken.receipt().get(), taken.quota())
                : new Exhausted(monthReached(taken.quota(), operation, now), taken.quota());
    }

    private static LimitReached monthReached(QuotaState quota, Operation operation, Instant now) {
        var what = operation == Operation.GENERATE ? " generations" : " validations";
        return new LimitReached(
                "This key has used its " + quota.limit() + what + " of this month: the next begins on "
                        + DAY.format(quota.resetAt().atOffset(ZoneOffset.UTC)) + ", 00:00 UTC.",
                Duration.ofSeconds(quota.resetAt().getEpochSecond() - now.getEpochSecond()));
    }

    /**
     * Ends what {@link #spend} began; {@code giveBack} where the run failed through no fault of the caller. To be called once for
     * a receipt, before the answer goes out: an answered run is then a counted one, whenever the process dies.
     */
    public void settle(Receipt receipt, boolean giveBack) {
        Quota.settle(database, receipt, giveBack);
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

    /** Proof of one spending. */
    public record Receipt(long keyId, Operation operation, String month, Optional<Long> runId) {}
}
