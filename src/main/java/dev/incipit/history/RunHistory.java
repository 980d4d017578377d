package dev.incipit.history;

import static dev.incipit.text.Words.word;

import dev.incipit.account.Operation;
import dev.incipit.history.EndedRun.Door;
import dev.incipit.history.EndedRun.Outcome;
import dev.incipit.history.EndedRun.Task;
import dev.incipit.store.Database;
import dev.incipit.store.GroupCommit;
import dev.incipit.store.GroupCommit.Ask;
import dev.incipit.store.Row;
import dev.incipit.store.StoreFailed;
import dev.incipit.store.Transaction;
import dev.incipit.text.Words;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The ended runs of accounts, in the store's tables {@code run_record}, {@code run_file} and {@code usage_day}. Reading throws
 * {@link StoreFailed} when the store fails; writing logs it. Shared by threads; several processes may use one store.
 */
public final class RunHistory {
    /** Days for which the use of each day is kept: a year for the chart, and the month in progress. */
    private static final int USE_DAYS = 400;

    private static final System.Logger LOG = System.getLogger(RunHistory.class.getName());
    private static final String INSERT =
            "insert into run_record (id, account_id, api_key_id, door, person, operation, site, outcome, page_count, note,"
                    + " begun_at, duration_millis) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing";
    private static final String OPEN_DAY =
            "insert into usage_day (account_id, operation, usage_day, used_count) values (?, ?, ?, 0) on conflict do nothing";
    private static final String COUNT =
            "update usage_day set used_count = used_count + ? where account_id = ? and operation = ? and usage_day = ?";
    private static final String SELECT = """
            select r.id, r.account_id, r.api_key_id, r.door, r.person, r.operation, r.site, r.outcome, r.page_count, r.note,
                r.begun_at, r.duration_millis, k.label, k.first_characters,
                (select count(*) from run_file f where f.run_id = r.id) as file_parts
            from run_record r
            join api_key k on k.id = r.api_key_id
            """;

    private final Database database;
    private final HistoryConfig config;
    private final InstantSource clock;
    private final GroupCommit<EndedRun, Boolean> additions;
    private final KeptFiles files;

    /** Needs a store whose tables are up to date. Works until the store is closed. */
    public RunHistory(Database database, HistoryConfig config, InstantSource clock) {
        this.database = database;
        this.config = config;
        this.clock = clock;
        this.additions = database.together(RunHistory::add);
        this.files = new KeptFiles(database, config.filesBytesMax());
    }

    /**
     * Adds a run, and its files if files are kept. A run whose id another one has is only counted: it must neither take that one's
     * place nor spoil what is added together with it.
     */
    public void add(EndedRun run, RunTexts made) {
        try {
            boolean added = additions.ask(run);
            if (!added) {
                LOG.log(Level.WARNING, "A run is missing in its account's history: its id is taken");
            }
            if (added && config.keepsFiles() && !made.isEmpty()) {
                files.keep(run.accountId(), run.id(), made);
            }
        } catch (StoreFailed away) {
            LOG.log(Level.WARNING, "A run is missing in its account's history: " + away.getMessage());
        }
    }

    private static void add(Transaction transaction, List<Ask<EndedRun, Boolean>> group, boolean last) {
        var runs = group.stream().map(Ask::question).toList();
        var added = transaction.changes(
                INSERT, runs.stream().map(RunHistory::values).toList());
        // Always in the same order, so that two transactions never deadlock.
        var days = runs.stream()
                .filter(EndedRun::counted)
                .collect(Collectors.groupingBy(
                        Day::of,
                        () -> new TreeMap<>(Comparator.comparingLong(Day::accountId)
                                .thenComparing(Day::operation)
                                .thenComparing(Day::date)),
                        Collectors.summingInt(_ -> 1)));
        countDays(transaction, days);
        for (int i = 0; i < added.length; i++) {
            group.get(i).answer(added[i] != 0);
        }
    }

    /** Opens a day only where it turns out to be missing: an insert that conflicts costs H2 an exception. */
    private static void countDays(Transaction transaction, Map<Day, Integer> days) {
        var rows = List.copyOf(days.entrySet());
        var found =
                transaction.changes(COUNT, rows.stream().map(RunHistory::count).toList());
        var missing = IntStream.range(0, rows.size())
                .filter(i -> found[i] == 0)
                .mapToObj(rows::get)
                .toList();
        transaction.changes(
                OPEN_DAY, missing.stream().map(day -> day.getKey().key()).toList());
        transaction.changes(COUNT, missing.stream().map(RunHistory::count).toList());
    }

    private record Day(long accountId, String operation, String date) {
        static Day of(EndedRun run) {
            return new Day(run.accountId(), word(run.task().operation()), day(run.begunAt()));
        }

        List<Object> key() {
            return List.of(accountId, operation, date);
        }
    }

    private static List<Object> count(Map.Entry<Day, Integer> day) {
        var row = day.getKey();
        return List.of(day.getValue(), row.accountId(), row.operation(), row.date());
    }

    private static List<Object> values(EndedRun run) {
        return List.of(
                run.id(),
                run.accountId(),
                run.keyId(),
                word(run.door()),
                run.person(),
                word(run.task()),
                run.site(),
                word(run.outcome()),
                run.pages(),
                run.note(),
                run.begunAt(),
                run.duration().toMillis());
    }

    /**
     * Which runs of an account are listed.
     *
     * @param site only those of this host, in any case; empty for all
     */
    public record Filter(Optional<Task> task, String site) {}

    /** The runs of an account, newest first: at most {@code max} after the first {@code skipped}. */
    public List<ListedRun> list(long accountId, Filter filter, int skipped, int max) {
        var task = filter.task().map(Words::word).orElse("");
        var site = filter.site().strip().toLowerCase(Locale.ROOT);
        return database
                .rows(
                        SELECT + " where r.account_id = ? and (? = '' or r.operation = ?) and (? = '' or r.site = ?)"
                                + " order by r.begun_at desc, r.id offset " + skipped + " rows fetch next " + max
                                + " rows only",
                        accountId,
                        task,
                        task,
                        site,
                        site)
                .stream()
                .map(RunHistory::listed)
                .toList();
    }

    public Optional<ListedRun> find(long accountId, long id) {
        return database.row(SELECT + " where r.account_id = ? and r.id = ?", accountId, id)
                .map(RunHistory::listed);
    }

    /** The files of a run that are kept; ask {@link #find} first whose run it is. */
    public RunTexts files(EndedRun run) {
        return files.read(run.id());
    }

    /** The use of each day from the first to the last, both included; days without any are in it too. */
    public List<DayUse> days(long accountId, LocalDate first, LocalDate last) {
        var used = database
                .rows(
                        "select operation, usage_day, used_count from usage_day"
                                + " where account_id = ? and usage_day >= ? and usage_day <= ?",
                        accountId,
                        first.toString(),
                        last.toString())
                .stream()
                .collect(Collectors.toMap(
                        row -> row.text("operation") + row.text("usage_day"), row -> (int) row.number("used_count")));
        return first.datesUntil(last.plusDays(1))
                .map(day -> new DayUse(
                        day,
                        used.getOrDefault(word(Operation.GENERATE) + day, 0),
                        used.getOrDefault(word(Operation.VALIDATE) + day, 0)))
                .toList();
    }

    /** Drops what is kept no longer; safe to repeat. */
    public void sweep() {
        var now = clock.instant();
        database.change("delete from run_record where begun_at <= ?", now.minus(config.kept()));
        database.change("delete from usage_day where usage_day < ?", day(now.minus(Duration.ofDays(USE_DAYS))));
    }

    /** How long runs are listed, and how much of their files is kept. */
    public HistoryConfig config() {
        return config;
    }

    private static ListedRun listed(Row row) {
        var run = new EndedRun(
                row.number("id"),
                row.number("account_id"),
                row.number("api_key_id"),
                of(Door.class, row.text("door")),
                row.text("person"),
                of(Task.class, row.text("operation")),
                row.text("site"),
                of(Outcome.class, row.text("outcome")),
                (int) row.number("page_count"),
                row.text("note"),
                row.time("begun_at").orElseThrow(),
                Duration.ofMillis(row.number("duration_millis")),
                true);
        return new ListedRun(run, row.text("label"), row.text("first_characters"), row.number("file_parts") > 0);
    }

    private static <E extends Enum<E>> E of(Class<E> type, String word) {
        return Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
    }

    private static String day(Instant time) {
        return LocalDate.ofInstant(time, ZoneOffset.UTC).toString();
    }
}
