package dev.incipit.fetch.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.Fuzz;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.url.SiteParser;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** Whatever stands where an address should, it is judged: let through as itself, or refused with a reason. */
final class AddressFuzzTest {
    private final AddressGuard guard = new AddressGuard(FetchConfig.DEFAULTS);
    private final SiteParser sites = new SiteParser(guard::refusal);

    @Property(shrinking = ShrinkingMode.OFF)
    void whatIsTypedIsASiteOrRefused(@ForAll("addresses") String typed) {
        Fuzz.swiftly(typed, text -> {
            switch (sites.parse(text)) {
                case SiteParser.Valid(var site) -> {
                    var host = site.home().host();
                    assertFalse(AddressGuard.isSpecialPurpose(host), () -> text + " became " + host);
                    assertEquals(WebUrl.parse(site.home().toString()), Optional.of(site.home()), text);
                }
                case SiteParser.Invalid(var reason) -> assertTrue(reason.endsWith("."), reason);
            }
        });
    }

    @Property(shrinking = ShrinkingMode.OFF)
    void whatAPageLinksIsAnAddressOrNothing(@ForAll("addresses") String reference) {
        var base = WebUrl.parse("https://example.org/a/b?c#d").orElseThrow();
        Fuzz.swiftly(
                reference,
                text -> base.resolve(text)
                        .ifPresent(url -> assertEquals(WebUrl.parse(url.toString()), Optional.of(url), text)));
    }

    @Property(shrinking = ShrinkingMode.OFF)
    void everyAddressHasItsVerdict(@ForAll("octets") byte[] octets) throws UnknownHostException {
        var address = InetAddress.getByAddress(octets);
        Fuzz.swiftly(octets, _ -> {
            var literal = octets.length == 4 ? address.getHostAddress() : "[" + address.getHostAddress() + "]";
            boolean isPublic = AddressVerdict.of(address) == AddressVerdict.PUBLIC;
            assertEquals(!isPublic, AddressGuard.isSpecialPurpose(literal), literal);
        });
    }

    @Example
    void whatOnceBrokeIsJudged() throws IOException {
        for (var address : Fuzz.broken("url")) {
            whatIsTypedIsASiteOrRefused(new String(address, StandardCharsets.UTF_8));
            whatAPageLinksIsAnAddressOrNothing(new String(address, StandardCharsets.UTF_8));
        }
    }

    @Provide
    Arbitrary<byte[]> octets() {
        var bytes = Arbitraries.bytes();
        return Arbitraries.oneOf(
                bytes.array(byte[].class).ofSize(4), bytes.array(byte[].class).ofSize(16));
    }

    @Provide
    Arbitrary<String> addresses() {
        return Fuzz.texts(
                "http://",
                "https://",
                "HTTP:",
                "//",
                "/",
                "\\",
                "@",
                ":",
                "?",
                "#",
                "[",
                "]",
                ".",
                "..",
                "。",
                "．",
                "%",
                "%2e",
                "%2F",
                "%00",
                "%zz",
                "%E2%80%AE",
                "127.0.0.1",
                "0x7f",
                "0177",
                "2130706433",
                "1",
                "0",
                "::1",
                "::ffff:",
                "fe80::1%25eth0",
                "fd00::",
                "64:ff9b::",
                "localhost",
                ".local",
                ".internal",
                "example.com",
                "xn--",
                "xn--mnchen-3ya",
                "ß",
                "ü",
                "①②⑦",
                "１２７",
                "\u00ad",
                "\u200b",
                "\u202e",
                "\u0000",
                "\t",
                "\n",
                " ",
                "a",
                "z",
                "-",
                "_",
                "80",
                "65536",
                "ftp:",
                "file:",
                "javascript:",
                "data:,",
                "user:pass@",
                "\ud800",
                "{",
                "|",
                "^",
                "`",
                "<",
                ">",
                "\"",
                "'",
                "&",
                "=",
                "+");
    }
}
