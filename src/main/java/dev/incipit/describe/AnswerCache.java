package dev.incipit.describe;

import dev.incipit.describe.words.LineForm;
import dev.incipit.store.Database;
import dev.incipit.store.StoreFailed;
import dev.incipit.store.Transaction;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Keeps the model's earlier answers in the store's table {@code model_answer}: raw lines by the key of their question, for a
 * number of days and up to a number of rows. A failing store costs calls, never a run.
 */
public final class AnswerCache {
    private static final System.Logger LOG = System.getLogger(AnswerCache.class.getName());

    /** About fifty megabytes of a store, or fifteen hundred sites of eighty pages. */
    private static final int ROWS_MAX = 100_000;

    /** Longer than any line that is kept; the column takes twice as much. */
    private static final int LINE_CHARACTERS_MAX = 500;

    private final Database database;
    private final Duration age;
    private final InstantSource clock;
    private final int rowsMax;

    /** @param days how long an answer is valid */
    public AnswerCache(Database database, int days, InstantSource clock) {
        this(database, days, clock, ROWS_MAX);
    }

    AnswerCache(Database database, int days, InstantSource clock, int rowsMax) {
        this.database = database;
        this.age = Duration.ofDays(days);
        this.clock = clock;
        this.rowsMax = rowsMax;
    }

    /** Returns the known lines by key. */
    Map<String, String> lines(List<String> keys) {
        if (keys.isEmpty()) {
            return Map.of();
        }
        var parameters = new Object[keys.size() + 1];
        keys.toArray(parameters);
        parameters[keys.size()] = oldest();
        try {
            var lines = new HashMap<String, String>();
            database.rows(
                            "select answer_key, line from model_answer where answer_key in ("
                                    + String.join(", ", Collections.nCopies(keys.size(), "?"))
                                    + ") and answered_at >= ?",
                            parameters)
                    .forEach(row -> lines.put(row.text("answer_key"), row.text("line")));
            return lines;
        } catch (StoreFailed away) {
            LOG.log(Level.WARNING, "The model's cached answers could not be read: " + away.getMessage());
            return Map.of();
        }
    }

    /** Stores lines by key in one transaction, and deletes those that are too old or too many. */
    void keep(Map<String, String> lines) {
        if (lines.isEmpty()) {
            return;
        }
        try {
            database.transact(transaction -> keep(transaction, lines));
        } catch (StoreFailed away) {
            LOG.log(Level.WARNING, "The model's answers could not be cached: " + away.getMessage());
        }
    }

    private long keep(Transaction transaction, Map<String, String> lines) {
        var now = clock.instant();
        transaction.change("delete from model_answer where answered_at < ?", oldest());
        // Always in the same order, so that two runs of one site never deadlock.
        transaction.changes(
                "insert into model_answer (answer_key, line, answered_at) values (?, ?, ?) on conflict do nothing",
                new TreeMap<>(lines)
                        .entrySet().stream()
                                .map(line -> List.<Object>of(line.getKey(), storable(line.getValue()), now))
                                .toList());
        // The first row beyond the bound, counted from the newest, marks where to delete.
        return transaction
                .row("select answered_at from model_answer order by answered_at desc limit 1 offset ?", rowsMax)
                .flatMap(row -> row.time("answered_at"))
                .map(time -> transaction.change("delete from model_answer where answered_at <= ?", time))
                .orElse(0L);
    }

    /** Empties lines that are too long or have invisible characters: they are never used, and a store may reject them. */
    private static String storable(String line) {
        return line.length() <= LINE_CHARACTERS_MAX && line.codePoints().noneMatch(LineForm::isInvisible) ? line : "";
    }

    private Instant oldest() {
        return clock.instant().minus(age);
    }
}
