package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.incipit.api.RequestTrace.Kind;
import dev.incipit.api.exchange.Endpoint;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.problem.InvalidInput;
import dev.incipit.trace.TraceContext;
import io.helidon.http.WritableHeaders;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RequestTraceTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private final Exchange exchange =
            Exchange.begin(Endpoint.VALIDATE_PATH, WritableHeaders.create(), InstantSource.fixed(NOON), () -> false);

    private RequestTrace.Span traced() {
        return RequestTrace.of(TraceContext.beginning(), exchange, NOON.plusSeconds(1))
                .request();
    }

    @ParameterizedTest
    @CsvSource({"200, false", "429, false", "499, false", "500, true", "502, true"})
    void aRequestFailedWhereTheServiceDid(int status, boolean failed) {
        exchange.facts().status(status);
        assertEquals(failed, traced().failed());
        assertEquals((long) status, traced().attributes().get("http.response.status_code"));
        assertEquals(failed ? "" + status : null, traced().attributes().get("error.type"));
    }

    @Test
    void aRequestThatCameToNoWorkHasNothingWithinIt() {
        exchange.facts().asked("POST", Endpoint.VALIDATE_PATH);
        exchange.facts().problem(new InvalidInput("No."));
        exchange.facts().site("tides.example");
        var span = traced();
        assertEquals(List.of(), span.within());
        assertEquals(Kind.SERVER, span.kind());
        assertEquals("POST /api/v1/validate", span.name());
        assertEquals(NOON, span.start());
        assertEquals(NOON.plusSeconds(1), span.end());
        assertEquals("InvalidInput", span.attributes().get("incipit.problem"));
        assertFalse(span.attributes().containsValue("tides.example"), "the site is told of the run");
    }

    @Test
    void whatAClientMadeUpIsNoNameOfASpan() {
        var unknown = Exchange.begin("/api/v1/x", WritableHeaders.create(), InstantSource.fixed(NOON), () -> false);
        unknown.facts().asked("BREW", "/api/v1/" + "x".repeat(1_000));
        var span = RequestTrace.of(TraceContext.beginning(), unknown, NOON).request();
        assertEquals("HTTP", span.name());
        assertEquals("_OTHER", span.attributes().get("http.request.method"));
        assertFalse(span.attributes().containsKey("http.route"));
        assertEquals(256, span.attributes().get("url.path").toString().length());
    }
}
