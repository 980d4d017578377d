package dev.incipit.history;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.account.Accounts;
import dev.incipit.account.Keys;
import dev.incipit.account.PlanCatalog;
import dev.incipit.history.EndedRun.Door;
import dev.incipit.history.EndedRun.Outcome;
import dev.incipit.history.EndedRun.Task;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class KeptFilesTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    private static final int BYTES_MAX = 40_000;

    private Database database;
    private KeptFiles files;

    @BeforeEach
    void open() {
        database = new Database(Stores.H2.fresh());
        Migrations.run(database);
        files = new KeptFiles(database, BYTES_MAX);
        var accounts = new Accounts(database, PlanCatalog.DEFAULTS, () -> NOON);
        var history = new RunHistory(database, HistoryConfig.DEFAULTS, () -> NOON);
        var keys = new Keys(database, () -> NOON);
        for (var name : List.of("acme", "other")) {
            accounts.create(name, "free");
            keys.create(name, "a key");
        }
        // Three runs of the first account, each later than the one before, and one of the other.
        for (int i = 1; i <= 4; i++) {
            int account = i < 4 ? 1 : 2;
            history.add(
                    new EndedRun(
                            i,
                            account,
                            account,
                            Door.PAGE,
                            "",
                            Task.GENERATE,
                            "a.example",
                            Outcome.DONE,
                            1,
                            "",
                            NOON.plusSeconds(i),
                            Duration.ZERO,
                            true),
                    RunTexts.NONE);
        }
    }

    @AfterEach
    void close() {
        database.close();
    }

    /** A text that no compression makes smaller than so many bytes, and hardly larger. */
    private static String noise(int bytes) {
        var text = new StringBuilder();
        var random = new Random(bytes);
        while (text.length() < bytes * 4 / 3) {
            text.append(Long.toString(random.nextLong() & Long.MAX_VALUE, 36));
        }
        return text.toString();
    }

    private static RunTexts texts(int bytes) {
        return new RunTexts(Optional.of(noise(bytes)), Optional.empty());
    }

    private List<Integer> kept() {
        return List.of(1, 2, 3, 4).stream()
                .filter(run -> !files.read(run).isEmpty())
                .toList();
    }

    @Test
    void theOldestOfAnAccountLeaveWhenTogetherTheyAreTooLarge() {
        files.keep(1, 1, texts(15_000));
        files.keep(2, 4, texts(15_000));
        files.keep(1, 2, texts(15_000));
        assertEquals(List.of(1, 2, 4), kept());
        files.keep(1, 3, texts(15_000));
        assertEquals(List.of(2, 3, 4), kept());
    }

    @Test
    void filesThatAreTooLargeAloneDriveNoneOut() {
        files.keep(1, 1, texts(15_000));
        files.keep(1, 2, texts(60_000));
        assertEquals(List.of(1), kept());
    }

    @Test
    void bothFilesAreReadAsTheyWereAndEachMayBeAbsent() {
        var both = new RunTexts(Optional.of("# Ä\n"), Optional.of("x".repeat(500_000)));
        files.keep(1, 1, both);
        assertEquals(both, files.read(1));
        var full = new RunTexts(Optional.empty(), Optional.of("# B\n"));
        files.keep(1, 2, full);
        assertEquals(full, files.read(2));
        assertEquals(RunTexts.NONE, files.read(3));
    }
}
