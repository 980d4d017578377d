package dev.incipit.account;

import dev.incipit.store.GroupCommit.Ask;
import dev.incipit.store.Transaction;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Spends monthly allowances for concurrent requests together: one statement counts them in {@code usage_month}, never beyond
 * the limit, across threads and replicas. All code locks rows in the same order, so that two transactions never deadlock.
 */
final class AllowanceSpender {
    private static final Comparator<Receipt> ROW = Comparator.comparingLong(Receipt::keyId)
            .thenComparing(Receipt::operation)
            .thenComparing(Receipt::month);
    private static final String COUNT = "update usage_month set used_count = ?"
            + " where api_key_id = ? and operation = ? and calendar_month = ? and used_count = ?";
    private static final String OPEN =
            "insert into usage_month (api_key_id, operation, calendar_month, used_count) values (?, ?, ?, 0)"
                    + " on conflict do nothing";
    private static final String LOCK = "select api_key_id, operation, calendar_month, used_count from usage_month"
            + " where api_key_id = any(?) and calendar_month = any(?)"
            + " order by api_key_id, operation, calendar_month for update";
    private static final String BEGIN_RUN =
            "insert into run (id, api_key_id, operation, calendar_month, deadline_at) values (?, ?, ?, ?, ?)";

    /** Answers each request with the number used including it, or with empty if nothing was left. */
    void answer(Transaction transaction, List<Ask<Taking, OptionalInt>> group, boolean last) {
        var rows = group.stream()
                .collect(Collectors.groupingBy(
                        ask -> ask.question().receipt(), () -> new TreeMap<>(ROW), Collectors.toList()));
        var used = last ? lock(transaction, rows.keySet()) : seen(rows);
        var months = rows.entrySet().stream()
                .filter(month -> used.containsKey(month.getKey()))
                .map(month -> spent(month.getKey(), used.get(month.getKey()), month.getValue()))
                .toList();
        var standing = CountedRow.standing(transaction, COUNT, months);
        transaction.changes(
                BEGIN_RUN,
                standing.stream()
                        .flatMap(month -> month.answers().entrySet().stream())
                        .filter(answer -> answer.getValue().isPresent())
                        .flatMap(answer -> run(answer.getKey().question()))
                        .toList());
        standing.forEach(CountedRow::tell);
    }

    /** The usage that requests read on arrival; of several readings the highest is the latest, except for refunds. */
    private static Map<Receipt, Integer> seen(Map<Receipt, List<Ask<Taking, OptionalInt>>> rows) {
        var used = new TreeMap<Receipt, Integer>(ROW);
        rows.forEach((row, takers) -> {
            var takings = takers.stream().map(Ask::question).toList();
            if (takings.stream().allMatch(Taking::saysUsed)) {
                used.put(
                        row,
                        takings.stream()
                                .mapToInt(taking -> taking.seen().used())
                                .max()
                                .orElseThrow());
            }
        });
        return used;
    }

    private static Map<Receipt, Integer> lock(Transaction transaction, Set<Receipt> rows) {
        transaction.changes(OPEN, rows.stream().map(AllowanceSpender::key).toList());
        var keyIds = rows.stream().map(Receipt::keyId).distinct().toArray(Long[]::new);
        var months = rows.stream().map(Receipt::month).distinct().toArray(String[]::new);
        var used = new TreeMap<Receipt, Integer>(ROW);
        transaction
                .rows(LOCK, keyIds, months)
                .forEach(row -> used.put(Quota.receipt(row), (int) row.number("used_count")));
        return used;
    }

    private static CountedRow<Taking, OptionalInt> spent(
            Receipt row, int before, List<Ask<Taking, OptionalInt>> takers) {
        var after = before;
        var answers = new LinkedHashMap<Ask<Taking, OptionalInt>, OptionalInt>();
        for (var taker : takers) {
            var left = after < taker.question().seen().limit();
            after += left ? 1 : 0;
            answers.put(taker, left ? OptionalInt.of(after) : OptionalInt.empty());
        }
        return new CountedRow<>(
                after > before
                        ? Optional.of(
                                List.of(after, row.keyId(), row.operation().stored(), row.month(), before))
                        : Optional.empty(),
                answers);
    }

    private static List<Object> key(Receipt row) {
        return List.of(row.keyId(), row.operation().stored(), row.month());
    }

    private static Stream<List<Object>> run(Taking taking) {
        var row = taking.receipt();
        return row.runId().stream()
                .map(run -> List.of(run, row.keyId(), row.operation().stored(), row.month(), taking.runEnd()));
    }
}
