package dev.incipit.validate.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.Fetchers;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.ProbeResults;
import dev.incipit.validate.subject.ProbeResults.Verdict;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LinkProbeTest {
    @Test
    void aLinkThatActsIsNeverAskedAndSaysNothingOfTheFile() throws InterruptedException {
        try (var site = new TestSite()) {
            site.page("/a", "A", "<p>The letter A begins the alphabet.");
            site.redirect("/go", 302, "/a?action=delete");
            var text = "# T\n\n> A file.\n\n## S\n\n- [A](" + site.origin() + "/a): a page\n- [B](" + site.origin()
                    + "/a?add-to-cart=7): into the cart\n- [C](" + site.origin() + "/go): leads to it\n";
            var config = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
            try (var web = new Fetchers(config, InstantSource.system()).open()) {
                var file = LintedFile.of(SourceText.of(text.getBytes(StandardCharsets.UTF_8)), Optional.empty());
                var probes = new LinkProbe(
                                ProbeClient.by(web, ComputePool.ofCommand(), new Fanout()), ProbeLimits.DEFAULTS)
                        .probe(file)
                        .sample();
                assertEquals(
                        List.of(Verdict.OK, Verdict.UNKNOWN, Verdict.UNKNOWN),
                        probes.stream().map(ProbeResults.Probe::verdict).toList());
                assertTrue(
                        probes.get(1).answer().startsWith("not asked"),
                        probes.get(1).answer());
                assertTrue(
                        probes.get(2).answer().contains("acts"), probes.get(2).answer());
            }
            assertTrue(
                    site.asked().stream().noneMatch(target -> target.contains("?")),
                    site.asked().toString());
        }
    }
}
