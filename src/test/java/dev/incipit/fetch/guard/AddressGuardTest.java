package dev.incipit.fetch.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.AddressRows;
import dev.incipit.fetch.BadHost;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetchers;
import dev.incipit.url.AddressBlock;
import dev.incipit.url.SiteParser;
import dev.incipit.url.WebUrl;
import io.helidon.common.tls.TlsConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

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

    private static List<InetAddress> table(String name) throws UnknownHostException {
        return switch (name) {
            case "inside.example" -> List.of(InetAddress.ofLiteral("10.0.0.5"));
            case "outside.example" -> List.of(InetAddress.ofLiteral("93.184.216.34"));
            default -> throw new UnknownHostException(name);
        };
    }
}
