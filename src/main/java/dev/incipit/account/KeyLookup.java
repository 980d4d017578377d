package dev.incipit.account;

import dev.incipit.account.Gcra.State;
import dev.incipit.store.GroupCommit.Ask;
import dev.incipit.store.Row;
import dev.incipit.store.StoreFailed;
import dev.incipit.store.Transaction;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Runs the store's part of admission for all keys that arrive at the same time: one statement reads their owners and what they
 * have left, another counts the requests against their minute in {@code rate_state}. So the limit holds across threads and
 * replicas. A refused request writes nothing.
 */
record KeyLookup(PlanCatalog plans, InstantSource clock) {
    private static final String LOOK_UP = """
            select k.key_hash, k.id as key_id, a.id as account_id, a.name as account_name, a.plan_name, r.tat_nanos, r.burst_count,
                coalesce(g.used_count, 0) as generate_count, coalesce(v.used_count, 0) as validate_count,
                (select count(*) from run x where x.api_key_id = k.id and x.deadline_at <= ?) as overdue_count
            from api_key k
            join account a on a.id = k.account_id
            join rate_state r on r.api_key_id = k.id
            left join usage_month g on g.api_key_id = k.id and g.operation = 'generate' and g.calendar_month = ?
            left join usage_month v on v.api_key_id = k.id and v.operation = 'validate' and v.calendar_month = ?
            where k.key_hash = any(?) and k.revoked_at is null and a.disabled_at is null
            order by k.id
            """;
    private static final String LOCK = "select api_key_id, tat_nanos, burst_count from rate_state"
            + " where api_key_id = any(?) order by api_key_id for update";
    private static final String COUNT = "update rate_state set tat_nanos = ?, burst_count = ?, last_used_at = ?"
            + " where api_key_id = ? and tat_nanos = ? and burst_count = ?";

    /**
     * @param admitted whether the per-minute limit had a request left
     * @param overdue whether the key has runs past their deadline, whose use must be given back
     */
    record Holder(Grant grant, boolean admitted, boolean overdue) {}

    /** Answers each key hash with its holder; empty if the key is unknown or revoked, or its account is disabled. */
    void answer(Transaction transaction, List<Ask<String, Optional<Holder>>> group, boolean last) {
        var now = clock.instant();
        var callers = group.stream().collect(Collectors.groupingBy(Ask::question));
        var rows = lookUp(transaction, callers.keySet(), now);
        var locked = last ? lock(transaction, rows) : Map.<Long, State>of();
        var minutes = new ArrayList<CountedRow<String, Optional<Holder>>>();
        for (var row : rows) {
            var asks = callers.remove(row.text("key_hash"));
            var plan = plans.plan(row.text("plan_name"));
            if (plan.isPresent()) {
                minutes.add(judge(row, plan.get(), locked, asks, now));
            } else {
                asks.forEach(ask -> ask.fail(unknownPlan(row)));
            }
        }
        callers.values().forEach(asks -> asks.forEach(ask -> ask.answer(Optional.empty())));
        CountedRow.standing(transaction, COUNT, minutes).forEach(CountedRow::tell);
    }

    private static List<Row> lookUp(Transaction transaction, Set<String> hashes, Instant now) {
        var month = Quota.month(now);
        return transaction.rows(LOOK_UP, now, month, month, hashes.toArray(String[]::new));
    }

    private static Map<Long, State> lock(Transaction transaction, List<Row> rows) {
        var ids = rows.stream().map(row -> row.number("key_id")).toArray(Long[]::new);
        return transaction.rows(LOCK, (Object) ids).stream()
                .collect(Collectors.toMap(row -> row.number("api_key_id"), KeyLookup::state));
    }

    private static State state(Row row) {
        return new State(row.number("tat_nanos"), (int) row.number("burst_count"));
    }

    private static CountedRow<String, Optional<Holder>> judge(
            Row row, Plan plan, Map<Long, State> locked, List<Ask<String, Optional<Holder>>> callers, Instant now) {
        var keyId = row.number("key_id");
        var generations = Quota.state(plan.generationsPerMonth(), row.number("generate_count"), now);
        var validations = Quota.state(plan.validationsPerMonth(), row.number("validate_count"), now);
        var overdue = row.number("overdue_count") > 0;
        var gcra = new Gcra(plan.requestsPerMinute());
        var before = locked.getOrDefault(keyId, state(row));
        var after = before;
        var answers = new LinkedHashMap<Ask<String, Optional<Holder>>, Optional<Holder>>();
        for (var caller : callers) {
            var step = gcra.step(after, now);
            after = step.next();
            var grant = new Grant(keyId, row.number("account_id"), plan, step.rate(), generations, validations);
            answers.put(caller, Optional.of(new Holder(grant, step.admitted(), overdue)));
        }
        return new CountedRow<>(
                after.equals(before)
                        ? Optional.empty()
                        : Optional.of(List.of(
                                after.tatNanos(), after.burst(), now, keyId, before.tatNanos(), before.burst())),
                answers);
    }

    private StoreFailed unknownPlan(Row row) {
        var name = row.text("plan_name");
        return new StoreFailed("The account '" + row.text("account_name") + "' has the plan '" + name
                + "', which the settings do not name: set plans." + name + ".*, or give it one of " + plans.names());
    }
}
