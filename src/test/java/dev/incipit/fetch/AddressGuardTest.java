package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.AddressRows;
import dev.incipit.url.AddressBlock;
import dev.incipit.url.SiteParser;
import dev.incipit.url.WebUrl;
import io.helidon.common.tls.TlsConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

final class AddressGuardTest {

    private final AddressGuard guard = new AddressGuard(FetchConfig.DEFAULTS);

    @ParameterizedTest
    @CsvFileSource(resources = "/fetch/addresses.csv", numLinesToSkip = 1)
    void anAddressIsJudgedByTheRegistries(String address, AddressVerdict verdict) {
        assertEquals(verdict, AddressVerdict.of(InetAddress.ofLiteral(address)));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/fetch/names.csv", numLinesToSkip = 1)
    void aNameIsJudgedByItsSpelling(String name, NameVerdict verdict) {
        assertEquals(verdict, NameVerdict.of(name));
    }

    @Test
    void whatTheOperatorLetsThroughMayBeAskedAtAnyPort() {
        var intranet = new AddressGuard(FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8", "fd00::/8")));
        for (var url : List.of(
                "http://127.0.0.1:8090/docs",
                "http://localhost:8090",
                "http://127.1/",
                "http://[fd00::1]:81/",
                "http://a.localhost/")) {
            assertEquals(Optional.empty(), intranet.refusal(WebUrl.parse(url).orElseThrow()), url);
        }
        for (var url : List.of("http://10.0.0.1/", "http://[::1]/", "http://8.8.8.8:22/", "http://intranet/")) {
            assertTrue(intranet.refusal(WebUrl.parse(url).orElseThrow()).isPresent(), url);
        }
        assertEquals(List.of(InetAddress.ofLiteral("127.0.0.1")), intranet.localhost());
    }

    @Test
    void aNameWithAnOddPortMustLeadIntoTheNetworksThatAreLetThrough() {
        var config = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("10.0.0.0/8"));
        var fetchers = new Fetchers(config, InstantSource.system(), AddressGuardTest::table, TlsConfig.create());
        assertEquals(
                Optional.empty(),
                fetchers.refusal(WebUrl.parse("http://inside.example:9000/").orElseThrow()));
        assertTrue(fetchers.refusal(WebUrl.parse("http://outside.example:9000/").orElseThrow())
                .isPresent());
        assertTrue(fetchers.refusal(WebUrl.parse("http://unknown.example:9000/").orElseThrow())
                .isPresent());
        assertEquals(
                Optional.empty(),
                fetchers.refusal(WebUrl.parse("http://outside.example/").orElseThrow()));
    }

    @Test
    void theMachinesOwnAddressesAreNotPublic() throws IOException {
        var own = java.net.NetworkInterface.networkInterfaces()
                .flatMap(java.net.NetworkInterface::inetAddresses)
                .toList();
        assertFalse(own.isEmpty());
        own.forEach(address -> assertFalse(guard.judge(address).mayBeAsked(), address.toString()));
    }

    @Test
    void aRedirectToAPortThatIsNoneOfAWebsiteIsNotFollowed() throws Exception {
        try (var host = BadHost.answeringOnce(
                "HTTP/1.1 302 Found\r\nLocation: http://outside.example:6379/\r\nContent-Length: 0\r\n\r\n")) {
            var config = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
            var fetchers = new Fetchers(config, InstantSource.system(), AddressGuardTest::table, TlsConfig.create());
            try (var run = fetchers.open()) {
                var request = new FetchRequest(
                        FetchRequest.Method.GET, WebUrl.parse(host.url("/")).orElseThrow(), Map.of(), 1_000);
                var guarded = assertInstanceOf(FetchOutcome.Guarded.class, run.fetch(request));
                assertEquals("port 6379 is not one of a website", guarded.reason());
            }
        }
    }

    @Test
    void aNetworkIsWrittenInCidrNotation() {
        assertThrows(IllegalArgumentException.class, () -> AddressBlock.parse("10.0.0.0/33"));
        assertThrows(IllegalArgumentException.class, () -> AddressBlock.parse("example.com/8"));
        assertThrows(
                IllegalArgumentException.class, () -> FetchConfig.DEFAULTS.withAllowedNetworks(List.of("10.0.0/8/1")));
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
        var fetchers = new Fetchers(
                FetchConfig.DEFAULTS,
                InstantSource.system(),
                name -> {
                    throw new UnknownHostException(said);
                },
                TlsConfig.create());
        var url = WebUrl.parse("http://a.example.org/").orElseThrow();
        try (var run = fetchers.open()) {
            for (int i = 0; i < 2; i++) {
                assertEquals(
                        new FetchOutcome.Unreachable(url, cause, detail),
                        run.fetch(new FetchRequest(FetchRequest.Method.GET, url, Map.of(), 1)));
            }
        }
    }

    @Property
    void everyAddressHasAVerdict(@ForAll @Size(16) byte[] octets) throws UnknownHostException {
        var verdict = AddressVerdict.of(InetAddress.getByAddress(octets));
        boolean global = (octets[0] & 0xE0) == 0x20;
        assertTrue(global
                || !verdict.mayBeAsked()
                || InetAddress.getByAddress(octets).getAddress().length == 4);
    }

    /** Every row of the table that is judged as it stands, through the door that the API uses. */
    @TestFactory
    Stream<DynamicTest> addressesPeopleMayTypeGetTheirVerdict() throws IOException {
        var fetchers = new Fetchers(FetchConfig.DEFAULTS, InstantSource.system());
        var parser = new SiteParser(fetchers::refusal);
        return AddressRows.of("url")
                .map(row -> DynamicTest.dynamicTest(row.id() + " " + row.url(), () -> {
                    var allowed = parser.parse(row.url()) instanceof SiteParser.Valid;
                    assertEquals(row.expected(), allowed ? "allow" : "block", row.reason());
                }));
    }

    /** Blocks as native code does: nobody can interrupt it. */
    private static void deaf() {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (System.nanoTime() < end) {
            java.util.concurrent.locks.LockSupport.parkNanos(end - System.nanoTime());
        }
    }

    private static List<InetAddress> table(String name) throws UnknownHostException {
        return switch (name) {
            case "inside.example" -> List.of(InetAddress.ofLiteral("10.0.0.5"));
            case "outside.example" -> List.of(InetAddress.ofLiteral("93.184.216.34"));
            default -> throw new UnknownHostException(name);
        };
    }
}
