package dev.incipit.store;

import static dev.incipit.Latches.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.store.GroupCommit.Ask;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What is asked of the store at the same time and done together, whichever store it is. */
@ParameterizedClass
@EnumSource(Stores.class)
final class GroupCommitTest {
    private static final int CALLERS = 20;
    private static final int CONNECTIONS = 2;
    private static final String INSERT = "insert into thing (name) values (?)";

    private final Stores store;
    private final List<Integer> sizes = new ArrayList<>();
    private final Set<String> answers = ConcurrentHashMap.newKeySet();
    private final List<Thread> callers = new ArrayList<>();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch held = new CountDownLatch(1);
    private Database database;

    GroupCommitTest(Stores store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        var fresh = store.fresh();
        database = new Database(new DatabaseConfig(
                fresh.url(), fresh.username(), fresh.password(), CONNECTIONS, Duration.ofMillis(300)));
        database.change("create table thing (name varchar(20) not null)");
    }

    @AfterEach
    void close() {
        database.close();
    }

    /** Writes every name that is asked, and answers with it. */
    private void write(Transaction transaction, List<Ask<String, String>> group, boolean last) {
        sizes.add(group.size());
        group.forEach(ask -> {
            transaction.change(INSERT, ask.question());
            ask.answer(ask.question());
        });
    }

    /** As {@link #write}, but the first group is held until it is let go. */
    private void writeHeld(Transaction transaction, List<Ask<String, String>> group, boolean last) {
        write(transaction, group, last);
        begun.countDown();
        await(held);
    }

    private Thread call(Supplier<String> question) {
        var caller = Thread.ofVirtual().start(() -> {
            try {
                answers.add(question.get());
            } catch (StoreFailed failed) {
                answers.add(failed.getMessage());
            }
        });
        callers.add(caller);
        return caller;
    }

    private void end() throws InterruptedException {
        for (var caller : callers) {
            caller.join();
        }
    }

    private long written() {
        return database.row("select count(*) as name_count from thing")
                .orElseThrow()
                .number("name_count");
    }

    private void holdTheFirstAndCallWithAllOthers(GroupCommit<String, String> together) throws InterruptedException {
        call(() -> together.ask("first"));
        await(begun);
        for (int i = 1; i < CALLERS; i++) {
            var name = "caller " + i;
            // Parked in its question before the next one starts.
            var caller = call(() -> together.ask(name));
            while (caller.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
        }
    }

    @Test
    void whatIsAskedWhileATransactionIsUnderWayIsDoneInTheNext() throws InterruptedException {
        var together = database.together(this::writeHeld);
        holdTheFirstAndCallWithAllOthers(together);
        held.countDown();
        end();
        assertEquals(List.of(1, CALLERS - 1), sizes);
        assertEquals(CALLERS, answers.size());
        assertEquals(CALLERS, written());
    }

    @Test
    void nobodyIsAnsweredBeforeTheCommit() throws InterruptedException {
        var together = database.together(this::writeHeld);
        call(() -> together.ask("first"));
        await(begun);
        assertEquals(Set.of(), answers);
        assertEquals(0, written());
        held.countDown();
        end();
        assertEquals(Set.of("first"), answers);
        assertEquals(1, written());
    }

    @Test
    void whatIsLeftUnansweredIsAskedOnceMore() {
        var together = database.<String, String>together((transaction, group, last) -> {
            if (last) {
                write(transaction, group, last);
            }
        });
        assertEquals("again", together.ask("again"));
        assertEquals(1, written());
    }

    @Test
    void whatIsLeftUnansweredForEverFails() {
        var together = database.<String, String>together((_, _, _) -> {});
        assertThrows(StoreFailed.class, () -> together.ask("never"));
    }

    @Test
    void aCallerThatFailsAloneHarmsNobodyElse() throws InterruptedException {
        var together = database.<String, String>together((transaction, group, last) -> {
            writeHeld(transaction, group, last);
            group.stream()
                    .filter(ask -> ask.question().equals("caller 7"))
                    .forEach(ask -> ask.fail(new StoreFailed("seven")));
        });
        holdTheFirstAndCallWithAllOthers(together);
        held.countDown();
        end();
        assertTrue(answers.contains("The store failed: seven"), answers.toString());
        assertTrue(answers.contains("caller 8"), answers.toString());
    }

    @Test
    void aGroupThatFailsLeavesNothingAndTheNextIsServed() {
        var together = database.<String, String>together((transaction, group, last) -> {
            write(transaction, group, last);
            if (group.getFirst().question().equals("bug")) {
                throw new IllegalStateException("a bug");
            }
        });
        assertThrows(StoreFailed.class, () -> together.ask("bug"));
        assertEquals(0, written());
        assertEquals("no bug", together.ask("no bug"));
        assertEquals(1, written());
    }

    @Test
    void whoeverIsInterruptedWhileWaitingIsNotServed() throws InterruptedException {
        var together = database.together(this::writeHeld);
        holdTheFirstAndCallWithAllOthers(together);
        callers.getLast().interrupt();
        callers.getLast().join();
        held.countDown();
        end();
        assertEquals(CALLERS - 1, written());
    }

    @Test
    void nobodyWaitsLongerForAConnectionThanIsSetAndNothingIsDoneForHimAfterwards() throws InterruptedException {
        var together = database.together(this::write);
        var taken = new CountDownLatch(CONNECTIONS);
        for (int i = 0; i < CONNECTIONS; i++) {
            call(() -> database.transact(transaction -> {
                transaction.rows("select * from thing");
                taken.countDown();
                await(held);
                return "held";
            }));
        }
        await(taken);
        var start = System.nanoTime();
        assertThrows(StoreFailed.class, () -> together.ask("late"));
        var waited = Duration.ofNanos(System.nanoTime() - start);
        assertTrue(waited.compareTo(Duration.ofSeconds(2)) < 0, "waited " + waited);
        held.countDown();
        end();
        assertEquals("in time", together.ask("in time"));
        assertEquals(1, written());
    }

    @Test
    void afterTheEndEverybodyIsRefusedAtOnce() {
        var together = database.together(this::write);
        assertEquals("before", together.ask("before"));
        database.close();
        assertThrows(StoreFailed.class, () -> together.ask("after"));
    }
}
