package dev.incipit.account;

import dev.incipit.store.GroupCommit.Ask;
import dev.incipit.store.Transaction;
import java.util.ArrayList;
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
        var months = new ArrayList<Month>();
        rows.forEach((row, takers) ->
                Optional.ofNullable(used.get(row)).ifPresent(before -> months.add(Month.of(row, before, takers))));
        count(transaction, months);
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

    /** One row: its usage, and the requests that spend from it with their answers. */
    private record Month(Receipt row, int before, int after, Map<Ask<Taking, OptionalInt>, OptionalInt> answers) {
        static Month of(Receipt row, int before, List<Ask<Taking, OptionalInt>> takers) {
            var after = before;
            var answers = new LinkedHashMap<Ask<Taking, OptionalInt>, OptionalInt>();
            for (var taker : takers) {
                var left = after < taker.question().seen().limit();
                after += left ? 1 : 0;
                answers.put(taker, left ? OptionalInt.of(after) : OptionalInt.empty());
            }
            return new Month(row, before, after, answers);
        }

        boolean counted() {
            return after > before;
        }

        void tell() {
            answers.forEach(Ask::answer);
        }

        Stream<Taking> taken() {
            return answers.entrySet().stream()
                    .filter(answer -> answer.getValue().isPresent())
                    .map(answer -> answer.getKey().question());
        }
    }

    /** Writes changed rows if they still are as they were read; requests for other rows get no answer. */
    private static void count(Transaction transaction, List<Month> months) {
        var counted = months.stream().filter(Month::counted).toList();
        var changes = transaction.changes(
                COUNT, counted.stream().map(AllowanceSpender::counts).toList());
        var standing = new ArrayList<>(
                months.stream().filter(month -> !month.counted()).toList());
        for (int i = 0; i < changes.length; i++) {
            if (changes[i] == 1) {
                standing.add(counted.get(i));
            }
        }
        transaction.changes(
                BEGIN_RUN,
                standing.stream()
                        .flatMap(Month::taken)
                        .flatMap(AllowanceSpender::run)
                        .toList());
        standing.forEach(Month::tell);
    }

    private static List<Object> key(Receipt row) {
        return List.of(row.keyId(), row.operation().stored(), row.month());
    }

    private static List<Object> counts(Month month) {
        var row = month.row();
        return List.of(month.after(), row.keyId(), row.operation().stored(), row.month(), month.before());
    }

    private static Stream<List<Object>> run(Taking taking) {
        var row = taking.receipt();
        return row.runId().stream()
                .map(run -> List.of(run, row.keyId(), row.operation().stored(), row.month(), taking.runEnd()));
    }
}
