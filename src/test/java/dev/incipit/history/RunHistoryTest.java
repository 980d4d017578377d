package dev.incipit.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Accounts;
import dev.incipit.account.Keys;
import dev.incipit.account.PlanCatalog;
import dev.incipit.history.EndedRun.Door;
import dev.incipit.history.EndedRun.Outcome;
import dev.incipit.history.EndedRun.Task;
import dev.incipit.history.RunHistory.Filter;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What every store keeps of ended runs. */
@ParameterizedClass
@EnumSource(Stores.class)
final class RunHistoryTest {
    private static final Filter ALL = new Filter(Optional.empty(), "");

    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    private static final int FILES_MAX = 40_000;

    private final Stores store;
    private Database database;
    private RunHistory history;
    private Instant now = NOON;
    private long ids = 1;

    RunHistoryTest(Stores store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        database = new Database(store.fresh());
        Migrations.run(database);
        history = new RunHistory(database, new HistoryConfig(Duration.ofDays(30), FILES_MAX), () -> now);
        for (var name : new String[] {"acme", "other"}) {
            new Accounts(database, PlanCatalog.DEFAULTS, () -> now).create(name, "pro");
            new Keys(database, () -> now).create(name, "the " + name + " key");
        }
    }

    @AfterEach
    void close() {
        database.close();
    }

    private EndedRun run(long account, Task task, String site, Instant at, boolean counted) {
        return new EndedRun(
                ids++,
                account,
                account,
                Door.PAGE,
                "ada@acme.example",
                task,
                site,
                Outcome.DONE,
                7,
                "One page was left out.",
                at,
                Duration.ofMillis(1234),
                counted);
    }

    private EndedRun added(Task task, String site, Instant at) {
        var run = run(1, task, site, at, true);
        history.add(run, RunTexts.NONE);
        return run;
    }

    @Test
    void aRunIsListedAsItWasAdded() {
        var run = added(Task.GENERATE, "harbour.example", NOON);
        var listed = history.list(1, ALL, 0, 10);
        assertEquals(1, listed.size());
        assertEquals(run, listed.getFirst().run());
        assertEquals("the acme key", listed.getFirst().keyLabel());
        assertTrue(listed.getFirst().keyStart().startsWith("inc_"));
        assertFalse(listed.getFirst().filesKept());
        assertEquals(run, history.find(1, run.id()).orElseThrow().run());
    }

    @Test
    void anAccountDoesNotSeeTheRunsOfAnother() {
        var run = added(Task.VALIDATE, "harbour.example", NOON);
        assertEquals(0, history.list(2, ALL, 0, 10).size());
        assertTrue(history.find(2, run.id()).isEmpty());
    }

    @Test
    void aRunWithTheIdOfAnotherSpoilsNothing() {
        var files = new RunTexts(Optional.of("# The first"), Optional.empty());
        var first = run(1, Task.GENERATE, "harbour.example", NOON, true);
        history.add(first, files);
        ids = first.id();
        history.add(
                run(2, Task.GENERATE, "thief.example", NOON, true),
                new RunTexts(Optional.of("# The second"), Optional.empty()));
        assertEquals(first, history.find(1, first.id()).orElseThrow().run());
        assertEquals(files, history.files(first));
        assertTrue(history.find(2, first.id()).isEmpty());
        var day = LocalDate.parse("2026-11-21");
        assertEquals(List.of(new DayUse(day, 1, 0)), history.days(2, day, day));
    }

    @Test
    void runsAreListedNewestFirstPageByPageAndFiltered() {
        for (int i = 0; i < 5; i++) {
            added(i % 2 == 0 ? Task.GENERATE : Task.READ, "site" + i + ".example", NOON.plusSeconds(i));
        }
        var all = history.list(1, ALL, 1, 3);
        assertEquals(
                List.of("site3.example", "site2.example", "site1.example"),
                all.stream().map(listed -> listed.run().site()).toList());
        assertEquals(
                2,
                history.list(1, new Filter(Optional.of(Task.READ), ""), 0, 10).size());
        assertEquals(
                1,
                history.list(1, new Filter(Optional.empty(), " SITE4.example "), 0, 10)
                        .size());
    }

    @Test
    void theUseOfEachDayCountsWhatWasTaken() {
        added(Task.GENERATE, "a.example", NOON);
        added(Task.READ, "a.example", NOON);
        added(Task.VALIDATE, "a.example", NOON.minus(Duration.ofDays(2)));
        history.add(run(1, Task.GENERATE, "b.example", NOON, false), RunTexts.NONE);
        assertEquals(
                List.of(
                        new DayUse(LocalDate.parse("2026-11-19"), 0, 1),
                        new DayUse(LocalDate.parse("2026-11-20"), 0, 0),
                        new DayUse(LocalDate.parse("2026-11-21"), 1, 1)),
                history.days(1, LocalDate.parse("2026-11-19"), LocalDate.parse("2026-11-21")));
    }

    @Test
    void manyRunsAtOnceAreAllCounted() throws InterruptedException {
        var runs = IntStream.range(0, 60)
                .mapToObj(_ -> run(1, Task.VALIDATE, "a.example", NOON, true))
                .toList();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            runs.forEach(run -> threads.submit(() -> history.add(run, RunTexts.NONE)));
        }
        var day = LocalDate.parse("2026-11-21");
        assertEquals(60, history.days(1, day, day).getFirst().validations());
        assertEquals(60, history.list(1, ALL, 0, 100).size());
    }

    @Test
    void afterThirtyDaysARunIsDropped() {
        var run = run(1, Task.GENERATE, "a.example", NOON, true);
        history.add(run, new RunTexts(Optional.of("# A"), Optional.empty()));
        now = NOON.plus(Duration.ofDays(30)).minusSeconds(1);
        history.sweep();
        assertTrue(history.find(1, run.id()).isPresent());
        now = NOON.plus(Duration.ofDays(30));
        history.sweep();
        assertTrue(history.find(1, run.id()).isEmpty());
        assertTrue(history.files(run).isEmpty());
    }

    @Test
    void filesComeBackAsTheyWereAndTheOldestLeaveFirst() {
        var random = new Random(1);
        var first = run(1, Task.GENERATE, "a.example", NOON, true);
        var second = run(1, Task.GENERATE, "a.example", NOON.plusSeconds(1), true);
        var text = noise(random, 20_000);
        history.add(first, new RunTexts(Optional.of("# Ä"), Optional.of(text)));
        assertEquals(new RunTexts(Optional.of("# Ä"), Optional.of(text)), history.files(first));
        assertTrue(history.find(1, first.id()).orElseThrow().filesKept());
        history.add(second, new RunTexts(Optional.of("# B"), Optional.of(noise(random, 20_000))));
        assertTrue(history.files(first).isEmpty());
        assertFalse(history.files(second).isEmpty());
        assertTrue(history.find(1, second.id()).orElseThrow().filesKept());
    }

    @Test
    void filesLargerThanTheRoomForThemAreNotKept() {
        var run = run(1, Task.GENERATE, "a.example", NOON, true);
        history.add(run, new RunTexts(Optional.of(noise(new Random(2), 60_000)), Optional.empty()));
        assertTrue(history.files(run).isEmpty());
        assertTrue(history.find(1, run.id()).isPresent());
    }

    @Test
    void aFailedStoreCostsNothingButTheRecord() {
        database.close();
        history.add(run(1, Task.GENERATE, "a.example", NOON, true), RunTexts.NONE);
    }

    /** About a byte and a half for each character when compressed. */
    private static String noise(Random random, int characters) {
        return random.ints(characters, 0x100, 0x800)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
