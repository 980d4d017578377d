package dev.incipit.api.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.account.Accounts;
import dev.incipit.account.Admission;
import dev.incipit.account.AdmissionConfig;
import dev.incipit.account.Keys;
import dev.incipit.account.Plan;
import dev.incipit.account.PlanCatalog;
import dev.incipit.api.Pages;
import dev.incipit.api.connection.DisconnectWatch;
import dev.incipit.api.exchange.Endpoint;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.RequestFacts.Limit;
import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.CrawlBudget;
import dev.incipit.crawl.CrawlProgress;
import dev.incipit.crawl.Crawler;
import dev.incipit.describe.ExtractiveDescriber;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRun;
import dev.incipit.generate.GenerateLimits;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.generate.Generator;
import dev.incipit.history.EndedRun.Outcome;
import dev.incipit.history.HistoryConfig;
import dev.incipit.history.ListedRun;
import dev.incipit.history.RunHistory;
import dev.incipit.html.PageReader;
import dev.incipit.llmstxt.FileType;
import dev.incipit.problem.LimitReached;
import dev.incipit.problem.SiteUnreachable;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import dev.incipit.url.Site;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.Validator;
import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is taken from an allowance and what the history says, however a run ends. Without a socket. */
@Timeout(60)
final class CountedRunsTest {
    private static final InstantSource CLOCK = InstantSource.system();
    private static final PlanCatalog PLANS = new PlanCatalog(List.of(new Plan("small", 2, 2, 100, 0)));

    private final Database database = Migrations.open(Stores.H2.fresh());
    private final Admission admission = new Admission(database, PLANS, AdmissionConfig.DEFAULTS, CLOCK);
    private final RunHistory history = new RunHistory(database, HistoryConfig.DEFAULTS, CLOCK);
    private final RunSlots slots = new RunSlots(1, Duration.ofMillis(1), CLOCK);
    private final Pages pages = Pages.site();
    private final CountedRuns runs = runs();
    private final String key = key();

    private CountedRuns runs() {
        Supplier<FetchRun> web = () -> FetchRun.over(this::web, 4);
        var fanout = new Fanout();
        var pool = ComputePool.ofCommand();
        var budget = new CrawlBudget(20, 1 << 20, Duration.ofSeconds(20), 4);
        var generator = new Generator(
                new Crawler(web, fanout, new PageReader(), pool, CLOCK),
                budget,
                GenerateLimits.DEFAULTS,
                new ExtractiveDescriber(pool),
                pool);
        return new CountedRuns(
                admission,
                generator,
                new Validator(web, fanout, pool),
                new Runs(new DisconnectWatch()),
                slots,
                new RunRecorder(Optional.of(history), CLOCK));
    }

    private FetchOutcome web(FetchRequest request) {
        return request.url().host().equals("docs.example.test")
                ? pages.fetch(request)
                : new FetchOutcome.Unreachable(request.url(), Cause.DNS, "name not found");
    }

    private String key() {
        new Accounts(database, PLANS, CLOCK).create("acme", "small");
        return new Keys(database, CLOCK).create("acme", "").key().reveal();
    }

    @AfterEach
    void close() {
        database.close();
    }

    private Exchange exchange(String path) {
        var headers = WritableHeaders.create();
        headers.set(HeaderNames.create("x-api-key"), key);
        var exchange = Exchange.begin(path, headers, CLOCK, () -> false);
        assertEquals(Optional.empty(), exchange.admit(admission, headers, "192.0.2.1"));
        return exchange;
    }

    private <T> T generate(Exchange exchange, String host, Function<Generated, T> written) {
        Site site = assertInstanceOf(SiteParser.Valid.class, SiteParser.ANY.parse(host))
                .site();
        var order = new GenerateOrder(site, FileType.LLMS, 0, Optional.empty());
        return runs.generate(exchange, order, CrawlProgress.UNWATCHED, written);
    }

    private int generationsLeft() {
        return exchange(Endpoint.GENERATE_PATH).grant().generations().remaining();
    }

    private List<Outcome> outcomes() {
        var account = exchange(Endpoint.GENERATE_PATH).grant().accountId();
        return history.list(account, new RunHistory.Filter(Optional.empty(), ""), 0, 10).stream()
                .map(ListedRun::run)
                .map(run -> run.outcome())
                .toList();
    }

    @Test
    void aRunWithFilesIsTakenOnceAndOneWithoutIsGivenBack() {
        assertEquals("llms.txt", generate(exchange(Endpoint.GENERATE_PATH), "docs.example.test", _ -> "llms.txt"));
        assertEquals(1, generationsLeft());
        assertThrows(
                SiteUnreachable.class,
                () -> generate(exchange(Endpoint.GENERATE_PATH), "nowhere.example.test", _ -> "never"));
        assertEquals(1, generationsLeft());
        assertEquals(List.of(Outcome.UNREACHABLE, Outcome.DONE), outcomes());
    }

    @Test
    void aRunWhoseFilesCannotBeSentHasFailed() {
        assertThrows(
                IllegalStateException.class,
                () -> generate(exchange(Endpoint.GENERATE_PATH), "docs.example.test", _ -> {
                    throw new IllegalStateException("cannot be written");
                }));
        assertEquals(2, generationsLeft());
        assertEquals(List.of(Outcome.FAILED), outcomes());
    }

    @Test
    void aFullServiceTakesNothingAndSaysThatTheCallerIsNotAtFault() {
        try (var _ = slots.take().orElseThrow()) {
            var exchange = exchange(Endpoint.GENERATE_PATH);
            assertThrows(LimitReached.class, () -> generate(exchange, "docs.example.test", _ -> "never"));
            assertEquals(Optional.of(Limit.RUNS), exchange.facts().limit());
        }
        assertEquals(2, generationsLeft());
        assertEquals(List.of(), outcomes());
    }

    @Test
    void whoHasNothingLeftIsToldSoWithoutWaitingForAPlace() {
        generate(exchange(Endpoint.GENERATE_PATH), "docs.example.test", _ -> 1);
        generate(exchange(Endpoint.GENERATE_PATH), "docs.example.test", _ -> 2);
        try (var _ = slots.take().orElseThrow()) {
            var exchange = exchange(Endpoint.GENERATE_PATH);
            assertThrows(LimitReached.class, () -> generate(exchange, "docs.example.test", _ -> "never"));
            assertEquals(Optional.of(Limit.MONTH), exchange.facts().limit());
        }
    }

    @Test
    void aReadingIsAValidationAndStaysTakenWhateverItComesTo() {
        assertEquals("read", runs.read(exchange(Endpoint.MCP_PATH), () -> "read"));
        assertThrows(
                SiteUnreachable.class,
                () -> runs.read(exchange(Endpoint.MCP_PATH), () -> {
                    throw new SiteUnreachable("name not found");
                }));
        assertEquals(0, exchange(Endpoint.MCP_PATH).grant().validations().remaining());
        assertEquals(List.of(Outcome.UNREACHABLE, Outcome.DONE), outcomes());
    }
}
