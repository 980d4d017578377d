package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Accounts;
import dev.incipit.account.Admission;
import dev.incipit.account.AdmissionConfig;
import dev.incipit.account.Keys;
import dev.incipit.account.PlanCatalog;
import dev.incipit.api.operator.Meters;
import dev.incipit.api.run.RunSlots;
import dev.incipit.client.ClientAddress;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Migrations;
import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.DirectHandler.TransportResponse;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpPrologue;
import io.helidon.http.Method;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.http.WritableHeaders;
import io.helidon.webserver.http.DirectTransportRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Errors before routing, on a store in memory. */
final class TransportErrorsTest {
    private static final String API = "/api/v1/validate?x=y";
    private static final String TOO_LARGE = "The request body is too large.";

    private final InstantSource clock = InstantSource.fixed(Instant.parse("2026-11-21T12:00:00Z"));
    private final Database database = new Database(DatabaseConfig.at("jdbc:h2:mem:" + UUID.randomUUID(), "", ""));
    private final Admission admission =
            new Admission(database, PlanCatalog.DEFAULTS, new AdmissionConfig(Duration.ofMinutes(2), 2), clock);
    private final TransportErrors errors = new TransportErrors(
            admission,
            new ClientAddress(_ -> false),
            new RequestLog(
                    new Meters(ProcessRegistry.get(), new RunSlots(1, Duration.ZERO, clock)),
                    clock,
                    Optional.empty(),
                    () -> false),
            clock);

    @AfterEach
    void close() {
        database.close();
    }

    private TransportResponse answer(String path, Status suggested, WritableHeaders<?> headers) {
        var prologue = HttpPrologue.create("HTTP/1.1", "HTTP", "1.1", Method.POST, path, false);
        return errors.handle(
                DirectTransportRequest.create(prologue, headers),
                EventType.BAD_REQUEST,
                suggested,
                ServerResponseHeaders.create(),
                "from the library");
    }

    private TransportResponse answer(String path, Status suggested) {
        return answer(path, suggested, WritableHeaders.create());
    }

    private static String body(TransportResponse answer) {
        return new String(answer.entity().orElseThrow(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource({"400, 400", "405, 400", "500, 400", "503, 400", "413, 413"})
    void beforeRoutingOnlyTheRequestCanBeAtFault(int suggested, int status) {
        var answer = answer("/", Status.create(suggested));
        assertEquals(status, answer.status().code());
        assertEquals(status == 413, body(answer).contains(TOO_LARGE), body(answer));
        assertFalse(answer.keepAlive());
        assertEquals("close", answer.headers().get(HeaderNames.CONNECTION).get());
    }

    @Test
    void whatIsTooLargeIsRefusedAfterItsKey() {
        var answer = answer(API, Status.REQUEST_ENTITY_TOO_LARGE_413);
        assertEquals(401, answer.status().code());
        assertEquals(
                "Bearer", answer.headers().get(HeaderNames.WWW_AUTHENTICATE).get());
    }

    @Test
    void whatIsBrokenIsToldSoWhoeverSendsItAndCounts() {
        var left = HeaderNames.create("X-RateLimit-Remaining");
        assertEquals(
                "1", answer(API, Status.BAD_REQUEST_400).headers().get(left).get());
        assertEquals(
                "0", answer(API, Status.BAD_REQUEST_400).headers().get(left).get());
        assertEquals(400, answer(API, Status.BAD_REQUEST_400).status().code());
        assertEquals(
                429, answer(API, Status.REQUEST_ENTITY_TOO_LARGE_413).status().code());
        assertFalse(answer("/", Status.BAD_REQUEST_400).headers().contains(left), "no key is asked for there");
    }

    @Test
    void aCodingOfTheBodyIsNamedAsWhatIsWrong() {
        var headers = WritableHeaders.create();
        headers.set(HeaderNames.CONTENT_ENCODING, "gzip");
        assertTrue(body(answer("/", Status.UNSUPPORTED_MEDIA_TYPE_415, headers)).contains("without Content-Encoding"));
        assertTrue(body(answer("/", Status.UNSUPPORTED_MEDIA_TYPE_415)).contains(TransportErrors.BROKEN_MESSAGE));
    }

    @Test
    void whereTheDoorItselfFailsTheRequestIsStillAnswered() {
        Migrations.run(database);
        new Accounts(database, PlanCatalog.DEFAULTS, clock).create("acme", PlanCatalog.FREE);
        var key = new Keys(database, clock).create("acme", "").key().reveal();
        database.close();
        var headers = WritableHeaders.create();
        headers.set(HeaderNames.create("x-api-key"), key);
        var answer = answer(API, Status.BAD_REQUEST_400, headers);
        assertEquals(400, answer.status().code());
        assertTrue(answer.headers().contains(HeaderNames.create("X-RateLimit-Limit")));
    }
}
