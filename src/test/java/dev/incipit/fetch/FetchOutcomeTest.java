package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FetchOutcomeTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "200, false, false, false",
        "300, false, false, false",
        "301, true,  false, false",
        "302, true,  false, false",
        "303, true,  false, false",
        "304, false, false, false",
        "307, true,  false, false",
        "308, true,  false, false",
        "400, false, false, false",
        "401, false, true,  false",
        "402, false, true,  false",
        "403, false, true,  false",
        "404, false, false, true",
        "407, false, true,  false",
        "410, false, false, true",
        "429, false, true,  false",
        "451, false, true,  false",
        "503, false, false, false"
    })
    void whatAStatusSays(int status, boolean redirects, boolean refuses, boolean gone) {
        assertEquals(redirects, Redirect.isOne(status));
        assertEquals(refuses, Refused.isOne(status));
        assertEquals(gone, Missing.isGone(status));
    }

    @Test
    void anAnswerIsAskedForAgainByItsValidators() {
        var url = WebUrl.parse("https://a.example/").orElseThrow();
        var headers = Map.of("etag", "\"1\"", "last-modified", "yesterday", "server", "x");
        var answer = new Fetched(url, 200, headers, new byte[0], false, List.of());

        assertEquals(Map.of("If-None-Match", "\"1\"", "If-Modified-Since", "yesterday"), answer.conditions());
        assertEquals(
                Set.of("etag", "last-modified"),
                answer.withHeadersRead().headers().keySet());
    }
}
