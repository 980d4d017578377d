package dev.incipit.api.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Accounts;
import dev.incipit.account.Admission;
import dev.incipit.account.AdmissionConfig;
import dev.incipit.account.Keys;
import dev.incipit.account.Operation;
import dev.incipit.account.Plan;
import dev.incipit.account.PlanCatalog;
import dev.incipit.account.RateState;
import dev.incipit.compute.Tenant;
import dev.incipit.problem.LimitReached;
import dev.incipit.problem.Problem;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Migrations;
import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ExchangeTest {
    private static final InstantSource NOON = InstantSource.fixed(Instant.parse("2026-11-21T12:00:00Z"));

    /** Header lines, divided by {@code ; }. */
    private static WritableHeaders<?> sent(String lines) {
        var headers = WritableHeaders.create();
        for (var line : lines.split("; ")) {
            int colon = line.indexOf(':');
            headers.add(
                    HeaderNames.create(line.substring(0, colon)),
                    line.substring(colon + 1).strip());
        }
        return headers;
    }

    private static Exchange begun(String path) {
        return Exchange.begin(path, WritableHeaders.create(), NOON, () -> false);
    }

    private static Map<String, String> answered(Exchange exchange) {
        var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        exchange.headers().forEach(header -> headers.put(header.name(), header.get()));
        return headers;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 128})
    void anIdOfTheCallersIsKept(int length) {
        var id = "-_.aZ09".repeat(20).substring(0, length);
        var exchange = Exchange.begin("/", sent("X-Request-Id: " + id), NOON, () -> false);
        assertEquals(id, exchange.id());
        assertEquals(id, answered(exchange).get("X-Request-Id"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "a=b", "ä"})
    void anIdThatCouldBreakTheLogIsReplaced(String id) {
        assertNotEquals(
                id,
                Exchange.begin("/", sent("X-Request-Id: " + id), NOON, () -> false)
                        .id());
        var long129 = "a".repeat(129);
        assertNotEquals(
                long129,
                Exchange.begin("/", sent("X-Request-Id: " + long129), NOON, () -> false)
                        .id());
    }

    @Test
    void onlyWhatAsksForAKeyIsNotToBeStored() {
        assertEquals("no-store", answered(begun(Endpoint.VALIDATE_PATH)).get("Cache-Control"));
        assertFalse(answered(begun("/")).containsKey("Cache-Control"));
    }

    @Test
    void theConnectionEndsWhereTheServiceOrTheAnswerSaysSo() {
        assertFalse(answered(begun("/")).containsKey("Connection"));
        var stopping = Exchange.begin("/", WritableHeaders.create(), NOON, () -> true);
        assertEquals("close", answered(stopping).get("Connection"));
        var closed = begun("/");
        closed.close();
        assertEquals("close", answered(closed).get("Connection"));
    }

    @ParameterizedTest
    @CsvSource({"2026-11-21T12:00:01Z, 1795262401", "2026-11-21T12:00:01.000000001Z, 1795262402"})
    void aLimitIsFullAgainWithTheSecondThatFollows(Instant resetAt, String reset) {
        var exchange = begun(Endpoint.GENERATE_PATH);
        exchange.unjudged(new RateState(60, 59, resetAt, Duration.ZERO));
        var headers = answered(exchange);
        assertEquals(reset, headers.get("X-RateLimit-Reset"));
        assertEquals("60", headers.get("X-RateLimit-Limit"));
        assertEquals("59", headers.get("X-RateLimit-Remaining"));
        assertFalse(headers.containsKey("X-RateLimit-Quota-Limit"), "whose key it is stays unknown");
    }

    @Test
    void aTraceThatTheCallerBeganIsKept() {
        var parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
        var exchange = Exchange.begin("/", sent("traceparent: " + parent), NOON, () -> false);
        var callers = exchange.trace().orElseThrow();
        exchange.beginTrace();
        assertEquals(callers, exchange.trace().orElseThrow());
        var own = begun("/");
        assertTrue(own.trace().isEmpty());
        own.beginTrace();
        assertTrue(own.trace().isPresent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x-api-key: KEY                                        | true",
                "x-api-key:   KEY                                      | true",
                "Authorization: Bearer KEY                             | true",
                "Authorization: bEARER   KEY                           | true",
                "x-api-key: KEY; Authorization: Bearer other           | true",
                "x-api-key: other; Authorization: Bearer KEY           | false",
                "Authorization: Basic KEY                              | false",
                "Authorization: KEY                                    | false",
                "x-api-key: KEY; x-api-key: other                      | false",
                "x-api-key: KEY; Authorization: Bearer KEY; Authorization: Bearer KEY | false",
                "Host: tides.example                                   | false"
            })
    void oneHeaderDecidesWhoseKeyItIs(String lines, boolean admitted) {
        try (var door = new OpenDoor()) {
            var exchange = begun(Endpoint.VALIDATE_PATH);
            var turned = exchange.admit(door.admission, sent(lines.replace("KEY", door.key)), "192.0.2.1");
            assertEquals(admitted, turned.isEmpty());
            assertEquals(admitted, !exchange.tenant().equals(Tenant.OPERATOR));
            assertEquals(admitted, answered(exchange).containsKey("X-RateLimit-Quota-Limit"));
        }
    }

    @Test
    void aFailedRunIsGivenBackAndAnAllowanceEndsAtNothing() {
        try (var door = new OpenDoor()) {
            var exchange = begun(Endpoint.GENERATE_PATH);
            var headers = sent("x-api-key: " + door.key);
            assertTrue(exchange.admit(door.admission, headers, "192.0.2.1").isEmpty());
            exchange.settle(door.admission, true);
            assertEquals("1", answered(exchange).get("X-RateLimit-Quota-Remaining"), "nothing was taken yet");
            exchange.spend(door.admission, Operation.GENERATE);
            assertEquals("0", answered(exchange).get("X-RateLimit-Quota-Remaining"));
            assertTrue(exchange.facts().run().isPresent());
            exchange.settle(door.admission, true);
            assertEquals("1", answered(exchange).get("X-RateLimit-Quota-Remaining"));

            exchange.spend(door.admission, Operation.GENERATE);
            assertThrows(LimitReached.class, () -> exchange.spend(door.admission, Operation.GENERATE));
            assertEquals(RequestFacts.Limit.MONTH, exchange.facts().limit().orElseThrow());
            assertEquals("0", answered(exchange).get("X-RateLimit-Quota-Remaining"));
        }
    }

    @Test
    void whoIsTooFastIsTurnedAwayWithWhatTheKeyHas() {
        try (var door = new OpenDoor()) {
            var headers = sent("x-api-key: " + door.key);
            for (int i = 0; i < 2; i++) {
                begun(Endpoint.GENERATE_PATH).admit(door.admission, headers, "192.0.2.1");
            }
            var exchange = begun(Endpoint.GENERATE_PATH);
            Problem turned =
                    exchange.admit(door.admission, headers, "192.0.2.1").orElseThrow();
            assertInstanceOf(LimitReached.class, turned);
            assertEquals(RequestFacts.Limit.MINUTE, exchange.facts().limit().orElseThrow());
            assertEquals("0", answered(exchange).get("X-RateLimit-Remaining"));
            assertEquals("1", answered(exchange).get("X-RateLimit-Quota-Remaining"));
        }
    }

    /** Admission on a store in memory, with a key that has one run a month and two requests a minute. */
    private static final class OpenDoor implements AutoCloseable {
        private final Database database = new Database(DatabaseConfig.at("jdbc:h2:mem:" + UUID.randomUUID(), "", ""));
        private final Admission admission;
        private final String key;

        OpenDoor() {
            Migrations.run(database);
            var plans = new PlanCatalog(List.of(new Plan("one", 1, 1, 2, 0)));
            admission = new Admission(database, plans, AdmissionConfig.DEFAULTS, NOON);
            new Accounts(database, plans, NOON).create("acme", "one");
            key = new Keys(database, NOON).create("acme", "").key().reveal();
        }

        @Override
        public void close() {
            database.close();
        }
    }
}
