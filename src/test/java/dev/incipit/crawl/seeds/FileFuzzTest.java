package dev.incipit.crawl.seeds;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.Fuzz;
import dev.incipit.crawl.RobotsRules;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** Whatever a host calls its robots.txt or its sitemap, it is read. */
final class FileFuzzTest {
    private static final WebUrl ROBOTS =
            WebUrl.parse("https://example.org/robots.txt").orElseThrow();
    private static final WebUrl PAGE =
            WebUrl.parse("https://example.org/a/b.php?c=d&e=%C3%BC").orElseThrow();

    private final SitemapReader sitemaps = new SitemapReader();

    @Property(shrinking = ShrinkingMode.OFF)
    void everyRobotsFileIsObeyed(@ForAll("robots") byte[] body) {
        Fuzz.swiftly(body, octets -> {
            var rules = RobotsRules.parse(ROBOTS, octets, "Incipit");
            assertTrue(rules.allows(ROBOTS), "robots.txt itself is always allowed (RFC 9309 §2.2.2)");
            rules.allows(PAGE);
            assertTrue(rules.crawlDelay().stream().noneMatch(Duration::isNegative));
        });
    }

    @Property(shrinking = ShrinkingMode.OFF)
    void everySitemapIsReadAsFarAsItGoes(@ForAll("sitemaps") byte[] body) {
        Fuzz.swiftly(body, octets -> {
            var found = new ArrayList<SitemapReader.Entry>();
            sitemaps.read(octets, found::add);
            assertTrue(found.size() <= SitemapReader.ADDRESSES_MAX);
        });
    }

    @Example
    void whatOnceBrokeIsRead() throws IOException {
        for (var body : Fuzz.broken("crawl")) {
            everySitemapIsReadAsFarAsItGoes(body);
            everyRobotsFileIsObeyed(body);
        }
    }

    @Provide
    Arbitrary<byte[]> robots() {
        return Fuzz.octets(
                "User-agent:",
                "user-agent",
                "USERAGENT :",
                " *",
                "Incipit",
                "incipit/1.0",
                "Googlebot",
                "\n",
                "\r",
                "\r\n",
                "Allow:",
                "Disallow:",
                "Disallow",
                " /",
                "/a",
                "/a/b.php",
                "*",
                "$",
                "$$",
                "*$",
                "%",
                "%C3%BC",
                "%zz",
                "ü",
                "#",
                "Crawl-delay:",
                "1",
                "-1",
                "1e309",
                "0.0000001",
                "99999999999999999999",
                "Sitemap:",
                "https://example.org/s.xml",
                "//",
                "\u0000",
                "\ufeff",
                "<html>",
                "\t",
                " ",
                ":",
                "Request-rate: 1/0",
                "Host:",
                "Content-Signal: ai-train=no");
    }

    @Provide
    Arbitrary<byte[]> sitemaps() {
        return Fuzz.octets(
                "<?xml version='1.0'?>",
                "<?xml version='1.0' encoding='utf-16'?>",
                "<?xml encoding='nonsense'?>",
                "<!DOCTYPE a [<!ENTITY b 'c'>",
                "<!ENTITY d '&b;&b;'>",
                "]>",
                "<!ENTITY e SYSTEM 'file:///etc/passwd'>",
                "&b;",
                "&d;",
                "&e;",
                "<urlset>",
                "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>",
                "</urlset>",
                "<sitemapindex>",
                "<sitemap>",
                "</sitemap>",
                "<url>",
                "</url>",
                "<loc>",
                "</loc>",
                "https://example.org/",
                "<lastmod>",
                "2026-13-45",
                "2026-11-21T00:00:00Z",
                "</lastmod>",
                "<priority>",
                "1e9",
                "NaN",
                "</priority>",
                "<rss><channel><item><link>",
                "<feed><entry><link href='x'/>",
                "<image:loc>",
                "<a:b xmlns:a=''>",
                "<",
                ">",
                "</",
                "&",
                "&#0;",
                "<![CDATA[",
                "]]>",
                "<!--",
                "-->",
                "\n",
                "\u0000",
                "\ufeff",
                "\u001f\u008b",
                "http://a\nhttp://b",
                " ");
    }
}
