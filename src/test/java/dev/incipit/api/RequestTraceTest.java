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
        assertEquals(String.valueOf(status), traced().attributes().get("http.response.status_code"));
    }

    @Test
    void aRequestThatCameToNoWorkHasNothingWithinIt() {
        exchange.facts().problem(new InvalidInput("No."));
        exchange.facts().site("tides.example");
        var span = traced();
        assertEquals(List.of(), span.within());
        assertEquals(Kind.SERVER, span.kind());
        assertEquals("validate", span.name());
        assertEquals(NOON, span.start());
        assertEquals(NOON.plusSeconds(1), span.end());
        assertEquals("InvalidInput", span.attributes().get("incipit.problem"));
        assertFalse(span.attributes().containsValue("tides.example"), "the site is told of the run");
    }
}
