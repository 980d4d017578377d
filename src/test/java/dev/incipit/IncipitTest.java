package dev.incipit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.Answers;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.Fetcher;
import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.FileType;
import dev.incipit.sites.SiteResult;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The library's door, over a site on loopback and over a fetcher that is handed in. */
final class IncipitTest {
    private static final IncipitSettings LOOPBACK =
            IncipitSettings.DEFAULTS.with(FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8")));
    private static final String TEXT = "<p>Larches lose their needles in autumn, which no other conifer of these"
            + " woods does, and stand bare until the first warm week of April.</p>";

    private final TestSite site = new TestSite();

    @AfterEach
    void close() {
        site.close();
    }

    private String home() {
        site.page("/", "Larch", "<h1>Larch</h1>" + TEXT + "<a href=/care>Care</a>");
        site.page("/care", "Care of larches", "<h1>Care of larches</h1>" + TEXT.replace("Larches", "Old larches"));
        return site.url("/").toString();
    }

    @Test
    void aSiteGivesBothFilesWithItsPages() throws InterruptedException {
        try (var incipit = Incipit.open(LOOPBACK)) {
            var files = assertInstanceOf(SiteResult.Written.class, incipit.generate(home(), SiteOptions.DEFAULTS));
            assertTrue(files.files().getFirst().text().startsWith("# Larch"), files.toString());
            assertTrue(files.files().getLast().text().contains("Old larches lose"), files.toString());
            assertEquals(2, files.pages());
        }
    }

    @Test
    void onlyTheFilesThatAreAskedForAreWrittenAndTheGuidanceStandsInThem() throws InterruptedException {
        try (var incipit = Incipit.open(LOOPBACK)) {
            var options = SiteOptions.DEFAULTS.with(FileType.LLMS).withInstructions("Say which tree is meant.");
            var files = assertInstanceOf(SiteResult.Written.class, incipit.generate(home(), options));
            assertTrue(files.files().getFirst().text().contains("Say which tree is meant."), files.toString());
            assertEquals(1, files.files().size());
        }
    }

    @Test
    void optionsThatBreakARuleAreAllNamed() {
        var fault = assertThrows(
                IllegalArgumentException.class, () -> SiteOptions.DEFAULTS.with(written(List.of("care"), "")));
        assertTrue(fault.getMessage().contains("exclude ") && fault.getMessage().contains("title "), fault.toString());
    }

    private static WrittenOptions written(List<String> exclude, String title) {
        var none = WrittenOptions.NONE;
        return new WrittenOptions(
                none.include(),
                exclude,
                none.maxPages(),
                none.also(),
                none.baseUrl(),
                Optional.of(title),
                none.summary(),
                none.sections(),
                none.mustList(),
                none.neverList());
    }

    @Test
    void whatTheSiteOrItsAddressLacksIsAResult() throws InterruptedException {
        try (var incipit = Incipit.open(LOOPBACK)) {
            assertInstanceOf(SiteResult.Failed.class, incipit.generate("no site at all", SiteOptions.DEFAULTS));
            site.text("/robots.txt", "text/plain", "User-agent: *\nDisallow: /\n");
            assertInstanceOf(SiteResult.Blocked.class, incipit.generate(home(), SiteOptions.DEFAULTS));
        }
        try (var guarded = Incipit.open(IncipitSettings.DEFAULTS)) {
            assertInstanceOf(SiteResult.Failed.class, guarded.generate(home(), SiteOptions.DEFAULTS));
        }
    }

    @Test
    void aFetcherThatIsHandedInIsAskedInPlaceOfTheWeb() throws InterruptedException {
        Fetcher kept = request -> request.url().path().equals("/")
                ? Answers.found(request.url(), "text/html", "<title>Kept</title><h1>Kept</h1>" + TEXT)
                : new FetchOutcome.Missing(request.url(), 404);
        try (var incipit = Incipit.open(IncipitSettings.DEFAULTS, kept)) {
            var files =
                    assertInstanceOf(SiteResult.Written.class, incipit.generate("kept.example", SiteOptions.DEFAULTS));
            assertEquals("kept.example", files.domain());
            assertTrue(files.files().getFirst().text().startsWith("# Kept"), files.toString());
        }
    }

    @Test
    void manyThreadsHaveTheSameBytesAndShareThePlacesAtTheHost() throws Exception {
        site.latency(Duration.ofMillis(5));
        var home = home();
        try (var incipit = Incipit.open(LOOPBACK);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<SiteResult> one = () -> incipit.generate(home, SiteOptions.DEFAULTS);
            var results =
                    threads.invokeAll(IntStream.range(0, 12).mapToObj(_ -> one).toList());
            for (var result : results) {
                assertEquals(
                        ((SiteResult.Written) results.getFirst().get()).files(),
                        ((SiteResult.Written) result.get()).files());
            }
        }
        assertTrue(site.mostAtOnce() <= FetchConfig.DEFAULTS.hostConcurrency(), "" + site.mostAtOnce());
    }

    @Test
    void nothingBeginsAfterItIsClosed() {
        var incipit = Incipit.open(LOOPBACK);
        incipit.close();
        assertThrows(IllegalStateException.class, () -> incipit.generate(home(), SiteOptions.DEFAULTS));
    }
}
