package dev.incipit.sites;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.app.UseCases;
import dev.incipit.app.settings.Settings;
import dev.incipit.compute.Tenant;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.Site;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class SiteRunsTest {
    private final TestSite site = new TestSite()
            .page(
                    "/",
                    "Anvils",
                    "<h1>Anvils</h1><p>We forge anvils of every size for blacksmiths and for schools.</p>");
    private final SiteRuns runs = new SiteRuns(UseCases.of(Settings.read(
                            Optional.empty(), Map.of("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8"), _ -> Optional.empty())
                    .ofRuns())
            .generator());

    @AfterEach
    void closeSite() {
        site.close();
    }

    @Test
    void aSiteThatCanBeReadGivesItsFilesAsTheyWillBePublished() throws InterruptedException {
        var result = assertInstanceOf(
                SiteResult.Written.class,
                runs.run(order(), text -> text.replace(site.origin(), "https://anvils.example")));
        assertEquals(
                List.of("llms.txt", "llms-full.txt"),
                result.files().stream().map(WrittenFile::name).toList());
        assertTrue(result.files().getFirst().text().startsWith("# Anvils"), result.toString());
        assertTrue(result.files().get(1).text().contains("https://anvils.example/"), result.toString());
        assertEquals(1, result.pages());
    }

    @Test
    void theCostHasTheBytesThatTheSiteSentAndTheTimeOfTheProcessor() throws InterruptedException {
        var cost = runs.run(order(), UnaryOperator.identity()).cost();
        assertTrue(cost.bytes() >= 180 && cost.bytes() < 10_000, cost.toString());
        assertTrue(cost.processor().isPositive(), cost.toString());
        assertTrue(cost.millis() >= 1, cost.toString());
    }

    @Test
    void aSiteThatRefusesIsBlockedAndOneThatIsAwayUnreachable() throws InterruptedException {
        site.answer("/", TestSite.html(403, "no"));
        var blocked = assertInstanceOf(SiteResult.Blocked.class, runs.run(order(), UnaryOperator.identity()));
        assertTrue(blocked.reason().endsWith("."), blocked.reason());
        site.close();
        assertInstanceOf(SiteResult.Unreachable.class, runs.run(order(), UnaryOperator.identity()));
    }

    @Test
    void eachSiteIsATenantOfItsOwn() throws InterruptedException {
        var tenants = new ArrayList<Tenant>();
        runs.run(order(), text -> {
            tenants.add(Tenant.current());
            return text;
        });
        assertEquals(Set.of(new Tenant("127.0.0.1")), Set.copyOf(tenants));
    }

    @Test
    void aFaultOfTheProgramIsTheResultOfItsSite() throws InterruptedException {
        var failed = assertInstanceOf(SiteResult.Failed.class, runs.run(order(), _ -> {
            throw new IllegalStateException("broken");
        }));
        assertTrue(failed.reason().contains("broken"), failed.reason());
    }

    @Test
    void anInterruptedRunHasNoResultEvenIfSomeOfTheSiteWasRead() throws InterruptedException {
        site.page("/", "Anvils", "<h1>Anvils</h1><p>We forge anvils of every size.</p><a href=/more>More</a>")
                .latency(path -> path.equals("/more") ? Duration.ofSeconds(30) : Duration.ZERO);
        var main = Thread.currentThread();
        Thread.ofVirtual().start(() -> {
            try {
                site.awaitAsked("/more", 1);
            } catch (InterruptedException impossible) {
                Thread.currentThread().interrupt();
            }
            main.interrupt();
        });
        assertThrows(InterruptedException.class, () -> runs.run(order(), UnaryOperator.identity()));
    }

    private GenerateOrder order() {
        return new GenerateOrder(new Site(site.origin(), site.url("/"), false), FileType.BOTH, 100, Optional.empty());
    }
}
