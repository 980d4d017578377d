package dev.incipit.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What the model's answers are kept for, on every store. */
@ParameterizedClass
@EnumSource(Stores.class)
final class AnswerCacheTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    private static final int ROWS_MAX = 5;

    private final Stores store;
    private Database database;

    AnswerCacheTest(Stores store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        database = new Database(store.fresh());
        Migrations.run(database);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private AnswerCache cache(Instant now) {
        return new AnswerCache(database, 30, InstantSource.fixed(now), ROWS_MAX);
    }

    @Test
    void whatWasKeptIsFoundAndNothingElse() {
        cache(NOON).keep(Map.of("a", "The line of a.", "b", ""));
        assertEquals(Map.of("a", "The line of a.", "b", ""), cache(NOON).lines(List.of("a", "b", "c")));
        assertEquals(Map.of(), cache(NOON).lines(List.of()));
    }

    @Test
    void theFirstAnswerStands() {
        cache(NOON).keep(Map.of("a", "first"));
        cache(NOON.plusSeconds(1)).keep(Map.of("a", "second"));
        assertEquals(Map.of("a", "first"), cache(NOON).lines(List.of("a")));
    }

    @Test
    void anAnswerCountsForItsDaysAndIsAskedForAnewThen() {
        cache(NOON).keep(Map.of("a", "old"));
        assertEquals(Map.of("a", "old"), cache(NOON.plus(Duration.ofDays(30))).lines(List.of("a")));
        var later = NOON.plus(Duration.ofDays(31));
        assertEquals(Map.of(), cache(later).lines(List.of("a")));
        cache(later).keep(Map.of("a", "new"));
        assertEquals(Map.of("a", "new"), cache(later).lines(List.of("a")));
    }

    @Test
    void theOldestGoWhenThereAreTooMany() {
        for (int i = 0; i < 2 * ROWS_MAX; i++) {
            cache(NOON.plusSeconds(i)).keep(Map.of("key" + i, "line"));
        }
        assertEquals(
                ROWS_MAX, database.rows("select answer_key from model_answer").size());
        assertEquals(Map.of("key9", "line"), cache(NOON).lines(List.of("key0", "key4", "key9")));
    }

    @Test
    void whatNoStoreTakesIsKeptAsNothing() {
        cache(NOON)
                .keep(Map.of("nul", "a\0b", "lone", "a\ud800b", "long", "x".repeat(10_000), "wide", "木".repeat(500)));
        assertEquals(
                Map.of("nul", "", "lone", "", "long", "", "wide", "木".repeat(500)),
                cache(NOON).lines(List.of("nul", "lone", "long", "wide")));
    }

    /** A commit is a sync to disk, and a run has some seventy lines. */
    @Test
    void theLinesOfARunAreKeptInOneTransaction() {
        var lines = new LinkedHashMap<>(Map.of("a".repeat(64), "line"));
        lines.put("b".repeat(65), "of a key that no column takes");
        cache(NOON).keep(lines);
        assertEquals(List.of(), database.rows("select answer_key from model_answer"));
    }
}
