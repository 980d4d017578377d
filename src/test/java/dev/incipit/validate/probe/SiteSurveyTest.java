package dev.incipit.validate.probe;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.Fetcher;
import dev.incipit.validate.probe.FileLocator.Located;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SiteSurveyTest {
    private final Set<String> asked = new ConcurrentSkipListSet<>();

    @ParameterizedTest(name = "{0} found at {1}")
    @CsvSource({
        "https://a.net/llms.txt, https://a.net/llms.txt,"
                + " https://a.net/ https://a.net/llms-full.txt https://a.net/robots.txt",
        "https://a.net/llms.txt, https://a.net/docs/llms.txt,"
                + " https://a.net/ https://a.net/docs/ https://a.net/docs/llms-full.txt https://a.net/robots.txt",
        "https://a.net/llms.txt, https://b.net/llms.txt,"
                + " https://a.net/ https://b.net/ https://b.net/llms-full.txt https://b.net/robots.txt"
    })
    void whatSurroundsAFileIsAskedWhereItWasFoundAndTheHomePageWhereItWasLookedFor(
            String looked, String found, String places) throws InterruptedException {
        Fetcher web = request -> {
            asked.add(request.url().toString());
            return new Missing(request.url(), 404);
        };
        var file = new Fetched(url(found), 200, Map.of(), new byte[0], false, List.of());
        var located = new Located(url(looked), file, List.of(url(looked)));
        var context = new SiteSurvey(ProbeClient.by(web, ComputePool.ofCommand(), new Fanout()), Duration.ofSeconds(20))
                .survey(located, file);
        assertEquals(places, String.join(" ", asked));
        assertTrue(context.robots().isPresent());
        assertEquals(asked.size() - 2, context.pages().size());
    }
}
