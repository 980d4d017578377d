package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.probe.ProbeLimits;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Lints that make requests are few at a time: two dozen of long files at once took the heap of a service. */
@Timeout(60)
final class AskingPlacesTest {
    private final AskingPlaces one = new AskingPlaces(1, Duration.ZERO);
    private final Fetchers fetchers =
            new Fetchers(FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8")), InstantSource.system());
    private final Validator validator = new Validator(
            fetchers::open, new Fanout(), ComputePool.ofCommand(), ProbeLimits.DEFAULTS, Duration.ofSeconds(2), one);

    @Test
    void aTextForWhichThereIsNoPlaceIsLintedWithoutItsLinks() throws InterruptedException {
        try (var site = new TestSite()) {
            site.text("/a.md", "text/markdown", "# A");
            var order = new ValidateOrder.ByContent(file(site).getBytes(StandardCharsets.UTF_8), true);
            try (var _ = one.take().orElseThrow()) {
                var report = validator.validate(order);
                assertEquals(
                        new ValidationReport.LinkStats(1, 0, 0, 0),
                        report.linkStats().orElseThrow());
                assertEquals(List.of(), site.asked());
            }
            var report = validator.validate(order);
            assertEquals(
                    new ValidationReport.LinkStats(1, 1, 1, 0),
                    report.linkStats().orElseThrow());
            assertTrue(one.take().isPresent(), "the place is given back");
        }
    }

    @Test
    void aFileOfASiteForWhichThereIsNoPlaceIsJudgedAlone() throws InterruptedException {
        try (var site = new TestSite()) {
            site.text("/a.md", "text/markdown", "# A");
            site.text("/llms.txt", "text/plain", file(site));
            var order = new ValidateOrder.ByUrl(
                    new Site(site.origin(), WebUrl.parse(site.origin() + "/").orElseThrow(), false), true);
            try (var _ = one.take().orElseThrow()) {
                var report = validator.validate(order);
                assertEquals(
                        new ValidationReport.LinkStats(1, 0, 0, 0),
                        report.linkStats().orElseThrow());
                assertEquals(Optional.of(site.origin() + "/llms.txt"), report.targetUrl());
                assertTrue(site.asked().stream().noneMatch(request -> request.contains("/a.md")));
            }
            var report = validator.validate(order);
            assertEquals(
                    new ValidationReport.LinkStats(1, 1, 1, 0),
                    report.linkStats().orElseThrow());
            assertTrue(one.take().isPresent(), "the place is given back");
        }
    }

    private static String file(TestSite site) {
        return "# T\n\n> A file with a link.\n\n## S\n\n- [A](" + site.origin() + "/a.md): a page\n";
    }
}
