package dev.incipit.crawl.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SiteAddressesTest {
    private static final WebUrl HOME =
            WebUrl.parse("https://www.müller.example/").orElseThrow();
    private static final WebUrl SITEMAP =
            WebUrl.parse("https://www.müller.example/maps/sitemap.xml").orElseThrow();
    private final SiteAddresses addresses = new SiteAddresses(new SiteScope(HOME, "/"));

    @ParameterizedTest
    @CsvSource({
        "www.müller.example/a, https://www.xn--mller-kva.example/a",
        "WWW.Müller.example/a, https://www.xn--mller-kva.example/a",
        "müller.example/a?x=1, https://www.xn--mller-kva.example/a?x=1",
        "www.xn--mller-kva.example, https://www.xn--mller-kva.example/",
        "/a, https://www.xn--mller-kva.example/a",
        "a, https://www.xn--mller-kva.example/maps/a",
        "//www.müller.example/a, https://www.xn--mller-kva.example/a",
        "http://müller.example/a, https://www.xn--mller-kva.example/a",
        "https://www.müller.example:8443/a, ",
        "https://elsewhere.example/a, ",
        "/a?add-to-cart=7, ",
        "/logo.png, "
    })
    void aLocationIsAPageOfTheSiteOrNone(String location, String expected) {
        assertEquals(
                Optional.ofNullable(expected),
                addresses.resolve(SITEMAP, location).flatMap(addresses::page).map(WebUrl::toString));
    }
}
