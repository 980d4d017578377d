package dev.incipit.app.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DemoFetcherTest {
    private static final WebUrl PAGE = WebUrl.parse(DemoSite.HOME + "/docs/").orElseThrow();

    @Test
    void whenToComeAgainIsHandedOn() throws InterruptedException {
        try (var site = DemoSite.empty()) {
            var again = Optional.of(Duration.ofSeconds(7));
            var fetcher = new DemoFetcher(request -> new Missing(request.url(), 503, again), site.address());
            var request = new FetchRequest(FetchRequest.Method.GET, PAGE, Map.of(), 10);
            assertEquals(new Missing(PAGE, 503, again), fetcher.fetch(request));
        }
    }

    @Test
    void whatIsNotToBeAskedIsToldByTheNamesOfTheDemo() throws InterruptedException {
        try (var site = DemoSite.empty()) {
            var judged = new ArrayList<WebUrl>();
            var fetcher = new DemoFetcher(request -> asked(request), site.address());
            fetcher.fetch(new FetchRequest(FetchRequest.Method.GET, PAGE, Map.of(), 10, judged::add));
            assertEquals(PAGE, judged.getFirst());
        }
    }

    private static FetchOutcome asked(FetchRequest request) {
        var mayNot = request.unfollowed().test(request.url());
        return new Missing(request.url(), mayNot ? 302 : 404);
    }
}
