package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DecodedBodyTest {
    @ParameterizedTest
    @ValueSource(strings = {"br", "gzip", "deflate", "br, gzip", "gzip, br", "zstd"})
    void anEmptyBodyIsEmptyInEveryCoding(String coding) throws Exception {
        var config = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
        var answer = "HTTP/1.1 200 OK\r\nContent-Encoding: " + coding + "\r\nContent-Length: 0\r\n\r\n";
        for (var method : FetchRequest.Method.values()) {
            try (var host = BadHost.answering(answer);
                    var run = new Fetchers(config, InstantSource.system()).open()) {
                var url = WebUrl.parse(host.url("/")).orElseThrow();
                var fetched = assertInstanceOf(
                        Fetched.class, run.fetch(new FetchRequest(method, url, Map.of(), 1_000)), method.name());
                assertEquals(0, fetched.body().length);
                assertFalse(fetched.truncated());
            }
        }
    }
}
