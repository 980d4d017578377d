package dev.incipit.api.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.exchange.Cors;
import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OriginsTest {
    @ParameterizedTest
    @CsvSource({
        "http://localhost,true",
        "http://localhost:6274,true",
        "HTTPS://LOCALHOST:1,true",
        "http://127.0.0.1:6274,true",
        "http://[::1]:6274,true",
        "http://evil.example,false",
        "https://app.example,true",
        "https://app.example:444,false",
        "http://localhost.evil.example,false",
        "http://127.0.0.1.evil.example,false",
        "http://192.168.0.1,false",
        "http://0.0.0.0,false",
        "null,false",
        "file://,false",
        "ftp://localhost,false",
        "http://evil.example@localhost,true",
        "http://localhost@evil.example,false",
        "'',false",
        "http://,false",
        "%,false"
    })
    void onlyPagesOfThisMachineMayAsk(String origin, boolean allowed) {
        var headers = WritableHeaders.create();
        headers.set(HeaderNames.ORIGIN, origin);
        assertEquals(allowed, new Origins(new Cors(List.of("https://app.example"))).allow(headers));
    }

    @Test
    void aClientThatIsNoBrowserSendsNone() {
        assertTrue(new Origins(new Cors(List.of("https://app.example"))).allow(WritableHeaders.create()));
    }
}
