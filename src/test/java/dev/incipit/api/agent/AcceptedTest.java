package dev.incipit.api.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AcceptedTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "application/json, text/event-stream | true | true",
                "application/json | true | false",
                "text/event-stream | false | true",
                "*/* | true | false",
                "TEXT/Event-Stream;q=0.5 , application/*;q=0.1 | true | true",
                "application/json;q=0, text/event-stream | false | true",
                "text/html | false | false",
                ", ,, | true | false"
            })
    void theHeaderNamesWhatAClientTakes(String accept, boolean json, boolean events) {
        var headers = WritableHeaders.create();
        headers.set(HeaderNames.ACCEPT, accept);
        assertEquals(new Accepted(json, events), Accepted.of(headers));
    }

    @Test
    void withoutTheHeaderAClientGetsJson() {
        assertEquals(new Accepted(true, false), Accepted.of(WritableHeaders.create()));
    }
}
