package dev.incipit.fetch.guard;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.url.WebUrl;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GuardedResolverTest {
    private final AddressGuard guard = new AddressGuard(FetchConfig.DEFAULTS);

    private GuardedResolver resolver(GuardedResolver.NameLookup lookup) {
        return new GuardedResolver(guard, lookup, new Fanout(), Duration.ofSeconds(30));
    }

    private static List<InetAddress> addresses(String... literals) {
        return List.of(literals).stream().map(InetAddress::ofLiteral).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "http://site.example.org/, 93.184.216.34, site.example.org",
        "http://site.example.org./, 93.184.216.34, site.example.org",
        "http://93.184.216.34/, none, 93.184.216.34",
    })
    void aPublicNameIsJudgedUnderItsName(String url, String address, String name) throws Exception {
        var judged = assertInstanceOf(
                GuardedResolver.Judged.class, resolver(_ -> addresses(address)).resolve(url(url)));
        assertEquals(name, judged.name());
        assertEquals(addresses("93.184.216.34"), judged.addresses());
    }

    @ParameterizedTest
    @CsvSource({
        "http://inner.example.org/, its address is not public",
        "http://mixed.example.org/, its address is not public",
        "http://site.example.org:25/, port 25 is not one of a website",
        "http://127.0.0.1/, its address is not public",
        "http://localhost/, localhost is not public",
        "http://user:secret@site.example.org/, it may not carry a user name or password",
    })
    void whatMayNotBeAskedIsDenied(String url, String reason) throws Exception {
        var resolver = resolver(name -> switch (name) {
            case "inner.example.org" -> addresses("10.0.0.5");
            case "mixed.example.org" -> addresses("93.184.216.34", "10.0.0.5");
            default -> addresses("93.184.216.34");
        });
        assertEquals(new GuardedResolver.Denied(reason), resolver.resolve(url(url)));
    }

    @Test
    void aNameIsAskedOnceInARun() throws Exception {
        var answers = new ArrayList<>(List.of("93.184.216.34", "127.0.0.1"));
        var resolver = new GuardedResolver(
                guard,
                name -> List.of(InetAddress.ofLiteral(answers.removeFirst())),
                new Fanout(),
                Duration.ofSeconds(5));
        var url = WebUrl.parse("http://rebind.example/").orElseThrow();
        for (int i = 0; i < 3; i++) {
            var judged = assertInstanceOf(GuardedResolver.Judged.class, resolver.resolve(url));
            assertEquals(List.of(InetAddress.ofLiteral("93.184.216.34")), judged.addresses());
        }
        assertEquals(1, answers.size());
    }

    @Test
    void aNameIsJudgedOnceInARunAndTheKernelAskedOnce() throws Exception {
        var asked = new AtomicInteger();
        var now = new AtomicLong();
        var own = new OwnAddresses(
                () -> {
                    asked.incrementAndGet();
                    return Set.of(InetAddress.ofLiteral("93.184.216.99"));
                },
                now::get);
        var resolver = new GuardedResolver(
                new AddressGuard(FetchConfig.DEFAULTS, own),
                name -> List.of(InetAddress.ofLiteral(name.startsWith("own") ? "93.184.216.99" : "93.184.216.34")),
                new Fanout(),
                Duration.ofSeconds(5));
        for (int i = 0; i < 50; i++) {
            assertInstanceOf(
                    GuardedResolver.Judged.class,
                    resolver.resolve(
                            WebUrl.parse("http://a" + i % 5 + ".example.org/").orElseThrow()));
            assertInstanceOf(
                    GuardedResolver.Denied.class,
                    resolver.resolve(WebUrl.parse("http://own.example.org/").orElseThrow()));
            assertInstanceOf(
                    GuardedResolver.Denied.class,
                    resolver.resolve(WebUrl.parse("http://a.example.org:6379/").orElseThrow()));
        }
        assertEquals(1, asked.get());
        now.addAndGet(Duration.ofSeconds(11).toNanos());
        resolver.resolve(WebUrl.parse("http://later.example.org/").orElseThrow());
        assertEquals(2, asked.get());
    }

    @Test
    void aNameServiceThatIsSilentHasADeadline() throws Exception {
        var resolver = new GuardedResolver(
                guard,
                name -> {
                    deaf();
                    return List.of();
                },
                new Fanout(),
                Duration.ofMillis(200));
        long start = System.nanoTime();
        assertEquals(
                new GuardedResolver.Unknown(FetchOutcome.Cause.NAME_SERVICE),
                resolver.resolve(WebUrl.parse("http://slow.example/").orElseThrow()));
        assertTrue(System.nanoTime() - start < Duration.ofSeconds(10).toNanos());
    }

    /** Each text is what a platform says. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a.example.: Temporary failure in name resolution | NAME_SERVICE | the name service gave no answer",
                "a.example.: Try again | NAME_SERVICE | the name service gave no answer",
                "a.example.: Name or service not known | DNS | name not found",
                "a.example.: No address associated with hostname | DNS | name not found",
                "a.example. | DNS | name not found",
            })
    void aNameServiceThatFailsIsToldFromOneThatDoesNotKnow(String said, FetchOutcome.Cause cause, String detail)
            throws Exception {
        var resolver = resolver(name -> {
            throw new UnknownHostException(said);
        });
        for (int i = 0; i < 2; i++) {
            var unknown =
                    assertInstanceOf(GuardedResolver.Unknown.class, resolver.resolve(url("http://a.example.org/")));
            assertEquals(cause, unknown.cause());
            assertEquals(detail, unknown.detail());
        }
    }

    /** Blocks as native code does: nobody can interrupt it. */
    private static void deaf() {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (System.nanoTime() < end) {
            java.util.concurrent.locks.LockSupport.parkNanos(end - System.nanoTime());
        }
    }
}
