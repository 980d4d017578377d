package dev.incipit.app;

import static dev.incipit.fetch.Gzip.gzip;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.BadHost;
import dev.incipit.fetch.BadHost.Behaviour;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One site that does all at once that hostile.md's rows 5, 6, 8, 10, 12, 13, 20, 22 to 25 and 36 do, and has twelve good pages
 * beside it.
 */
final class HostileSite {
    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";
    private static final String XML = "HTTP/1.1 200 OK\r\nContent-Type: application/xml\r\n";

    private HostileSite() {}

    private static List<String> good() {
        return IntStream.range(0, 12).mapToObj(i -> "/good" + i).toList();
    }

    static void assertGoodPages(BadHost host, String said) {
        good().forEach(path -> assertTrue(said.contains(host.url(path)), path + " in " + said));
    }

    static BadHost start() throws IOException {
        var good = good();
        var bad = bad();
        var site = new HashMap<>(bad);
        good.forEach(path -> site.put(path, page("Page " + path, "")));
        site.put(
                "/",
                page(
                        "Home",
                        IntStream.range(0, bad.size())
                                .mapToObj(
                                        i -> link(bad.keySet().stream().toList().get(i))
                                                + (i < good.size() ? link(good.get(i)) : ""))
                                .collect(Collectors.joining())));
        var host = BadHost.routing(site);
        site.put(
                "/robots.txt",
                wire -> endless(
                        wire,
                        "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\nUser-agent: *\nAllow: /\n"
                                + List.of("self", "huge", "laughs", "packed").stream()
                                        .map(name -> "Sitemap: " + host.url("/" + name + ".xml") + "\n")
                                        .collect(Collectors.joining()),
                        "# nothing\n".repeat(1_000)));
        sitemaps(site, host);
        return host;
    }

    private static Map<String, Behaviour> bad() throws IOException {
        var bad = new LinkedHashMap<String, Behaviour>();
        var random = new Random(22);
        byte[] zip = gzip(new byte[200 << 20]);
        byte[] zips = gzip(zip);
        for (int i = 0; i < 4; i++) {
            bad.put("/5-endless-" + i, wire -> endless(wire, OK + "\r\n", "<p>words and words ".repeat(500)));
            bad.put("/8-bomb-" + i, wire -> packed(wire, OK, "gzip", zip));
            bad.put("/25-one-line-" + i, wire -> endless(wire, OK + "\r\n", "x".repeat(10_000)));
            bad.put("/20-links-" + i, wire -> endless(wire, OK + "\r\n<title>Links</title>", links(random)));
            bad.put(
                    "/36-film-" + i,
                    wire -> endless(
                            wire,
                            "HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: 4000000000\r\n\r\n",
                            "x".repeat(10_000)));
        }
        bad.put("/6-terabytes", wire -> {
            wire.send(OK + "Content-Length: 99999999999999\r\n\r\nfew");
            wire.reset();
        });
        bad.put("/8-bomb-in-a-bomb", wire -> packed(wire, OK, "gzip, gzip", zips));
        bad.put("/10-headers", wire -> endless(wire, OK, "A: b\r\n".repeat(1_000)));
        bad.put("/10-header", wire -> endless(wire, OK + "A: ", "b".repeat(10_000)));
        bad.put(
                "/12-extension",
                wire -> endless(wire, OK + "Transfer-Encoding: chunked\r\n\r\n5;", "a=b;".repeat(1_000)));
        bad.put(
                "/12-chunk",
                wire -> endless(wire, OK + "Transfer-Encoding: chunked\r\n\r\n7fffffffffff\r\n", "x".repeat(10_000)));
        bad.put("/13-interim", wire -> endless(wire, "", "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(50)));
        bad.put(
                "/20-itself",
                wire -> whole(
                        wire,
                        IntStream.range(0, 150_000)
                                .mapToObj(i -> "<a href='?q=" + i + "'>q</a>")
                                .collect(Collectors.joining())));
        bad.put("/25-deep", wire -> whole(wire, "<div>".repeat(700_000)));
        bad.put(
                "/25-attributes",
                wire -> whole(
                        wire,
                        "<p "
                                + IntStream.range(0, 400_000)
                                        .mapToObj(i -> "a" + i + "=1 ")
                                        .collect(Collectors.joining())
                                + ">text"));
        bad.put("/25-tables", wire -> whole(wire, "<table><tr><td>".repeat(5_000) + "text"));
        bad.put("/25-unclosed", wire -> whole(wire, "<b><i><a><span><font>x".repeat(100_000)));
        bad.put(
                "/22-random",
                wire -> whole(
                        wire,
                        random.ints(300_000, 'a', 'z' + 3)
                                .mapToObj(c -> c > 'z' ? " " : Character.toString(c))
                                .collect(Collectors.joining())));
        return bad;
    }

    private static void sitemaps(Map<String, Behaviour> site, BadHost host) throws IOException {
        var self = "<sitemapindex>" + ("<sitemap><loc>" + host.url("/self.xml") + "</loc></sitemap>").repeat(50_000);
        site.put("/self.xml", wire -> wire.send(XML + "Content-Length: " + self.length() + "\r\n\r\n" + self));
        site.put(
                "/huge.xml",
                wire -> endless(
                        wire,
                        XML + "\r\n<urlset>",
                        ("<url><loc>" + host.url("/good0") + "?s=1</loc></url>").repeat(100)));
        var laughs = "<!DOCTYPE l [<!ENTITY a0 'lol'>"
                + IntStream.rangeClosed(1, 20)
                        .mapToObj(i -> "<!ENTITY a" + i + " '" + ("&a" + (i - 1) + ";").repeat(10) + "'>")
                        .collect(Collectors.joining())
                + "]><urlset><url><loc>&a20;</loc></url></urlset>";
        site.put("/laughs.xml", wire -> wire.send(XML + "Content-Length: " + laughs.length() + "\r\n\r\n" + laughs));
        byte[] zip = gzip(new byte[200 << 20]);
        site.put("/packed.xml", wire -> {
            wire.send(
                    "HTTP/1.1 200 OK\r\nContent-Type: application/gzip\r\nContent-Length: " + zip.length + "\r\n\r\n");
            wire.send(zip);
        });
    }

    private static String links(Random random) {
        return IntStream.range(0, 200)
                .mapToObj(i -> "<a href=/l/" + random.nextInt() + "/" + random.nextInt() + ">link</a>")
                .collect(Collectors.joining());
    }

    private static Behaviour page(String title, String links) {
        return wire -> whole(
                wire,
                "<!doctype html><title>" + title + "</title><main><h1>" + title + "</h1><p>"
                        + (title + " has a text of its own, which is long enough to be one. ").repeat(6) + links
                        + "</main>");
    }

    private static void whole(BadHost.Wire wire, String body) throws IOException {
        wire.send(OK + "Content-Length: " + body.length() + "\r\n\r\n" + body);
    }

    private static void packed(BadHost.Wire wire, String head, String coding, byte[] body) throws IOException {
        wire.send(head + "Content-Encoding: " + coding + "\r\nContent-Length: " + body.length + "\r\n\r\n");
        wire.send(body);
    }

    private static void endless(BadHost.Wire wire, String head, String rest) throws IOException {
        wire.send(head);
        byte[] octets = rest.getBytes(StandardCharsets.ISO_8859_1);
        for (int i = 0; i < 1_000_000; i++) {
            wire.send(octets);
        }
    }

    private static String link(String path) {
        return "<p><a href='" + path + "'>To " + path + "</a></p>";
    }
}
