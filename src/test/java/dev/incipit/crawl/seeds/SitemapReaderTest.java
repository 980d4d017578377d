package dev.incipit.crawl.seeds;

import static dev.incipit.fetch.Gzip.gzip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.incipit.ProcessorTime;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class SitemapReaderTest {
    private final SitemapReader reader = new SitemapReader();

    @Test
    void aListGivesAddressesDatesAndPriorities() {
        var file = read("""

                <?xml version="1.0" encoding="UTF-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="i" xmlns:xhtml="x">
                <url><loc> https://e.com/a?x=1&amp;y=2 </loc><lastmod>2024-05-06T07:08:09+02:00</lastmod><priority>0.8</priority>
                <image:image><image:loc>https://e.com/a.png</image:loc></image:image>
                <xhtml:link rel="alternate" hreflang="de" href="https://e.com/de/a"/></url>
                <url><loc><![CDATA[https://e.com/b]]></loc><lastmod>soon</lastmod><priority>7</priority></url>
                </urlset>""");
        assertEquals(List.of("https://e.com/a?x=1&y=2", "https://e.com/b"), locations(file.pages()));
        assertEquals(
                "2024-05-06T05:08:09Z",
                file.pages().getFirst().lastModified().orElseThrow().toString());
        assertEquals(0.8, file.pages().getFirst().priority().orElseThrow());
        assertTrue(file.pages().getLast().lastModified().isEmpty());
        assertTrue(file.pages().getLast().priority().isEmpty());
    }

    @Test
    void anIndexGivesFiles() {
        var file = read("<sitemapindex><sitemap><loc>https://e.com/s1.xml</loc></sitemap></sitemapindex>");
        assertEquals(List.of("https://e.com/s1.xml"), locations(file.sitemaps()));
        assertTrue(file.pages().isEmpty());
    }

    @Test
    void feedsGiveTheirEntries() {
        assertEquals(
                List.of("https://e.com/p"),
                locations(
                        read("<rss><channel><link>https://e.com/</link><item><title>x</title><link>https://e.com/p</link>"
                                        + "<guid>https://e.com/?p=1</guid></item></channel></rss>")
                                .pages()));
        assertEquals(
                List.of("https://e.com/p", "https://e.com/?p=2"),
                locations(read("<rss><channel><item><guid>https://e.com/?p=1</guid><link>https://e.com/p</link></item>"
                                + "<item><guid>https://e.com/?p=2</guid><link/></item></channel></rss>")
                        .pages()));
        assertEquals(
                List.of("https://e.com/q"),
                locations(read("<feed><link href='https://e.com/'/><entry><link rel='self' href='https://e.com/x'/>"
                                + "<link href='https://e.com/q'/><updated>2024-01-02T03:04:05Z</updated></entry></feed>")
                        .pages()));
    }

    @Test
    void plainTextAndPackedFilesAreRead() throws IOException {
        assertEquals(
                List.of("https://e.com/a", "https://e.com/b"),
                locations(read("\uFEFFhttps://e.com/a\r\nnot an address\nhttps://e.com/b")
                        .pages()));
        var packed = gzip("<urlset><url><loc>https://e.com/a</loc></url></urlset>");
        assertEquals(List.of("https://e.com/a"), locations(read(reader, packed).pages()));
    }

    @Test
    void anotherEncodingIsRead() {
        var text = "<?xml version='1.0' encoding='UTF-16'?><urlset><url><loc>https://e.com/a</loc></url></urlset>";
        assertEquals(
                List.of("https://e.com/a"),
                locations(read(reader, text.getBytes(Charset.forName("UTF-16"))).pages()));
    }

    @Test
    void whatWasReadBeforeTheBreakCounts() {
        assertEquals(
                List.of("https://e.com/a"),
                locations(read("<urlset><url><loc>https://e.com/a</loc></url><url><loc>https://e.com/b</lo")
                        .pages()));
        assertEquals(
                List.of("https://e.com/a"),
                locations(read("<urlset><url><loc>https://e.com/a</loc></url></urlset>garbage<x>")
                        .pages()));
    }

    @Test
    void noEntityIsResolved() throws Throwable {
        var external =
                "<!DOCTYPE u [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><urlset><url><loc>https://e.com/&x;</loc></url></urlset>";
        read(external).pages().forEach(entry -> assertEquals("https://e.com/", entry.location()));
        var bomb = new StringBuilder("<!DOCTYPE u [<!ENTITY a 'aaaaaaaaaa'>");
        for (char c = 'b'; c < 'n'; c++) {
            bomb.append("<!ENTITY ")
                    .append(c)
                    .append(" '")
                    .append(("&" + (char) (c - 1) + ";").repeat(10))
                    .append("'>");
        }
        var took = ProcessorTime.of(() -> read(bomb + "]><urlset><url><loc>https://e.com/&m;</loc></url></urlset>"));
        assertTrue(took.toSeconds() < 2, () -> "took " + took);
    }

    @Test
    void boundsHoldForAddressesBytesNestingAndText() throws IOException {
        var many = "<urlset>" + "<url><loc>https://e.com/a</loc></url>".repeat(100) + "</urlset>";
        assertEquals(
                10, read(new SitemapReader(10, 1_000_000), bytes(many)).pages().size());
        assertTrue(read(new SitemapReader(1_000, 500), bytes(many)).pages().size() < 20);
        assertTrue(read("<a>".repeat(100_000)).pages().isEmpty());
        assertTrue(read("<urlset><url><loc>https://e.com/" + "x".repeat(5_000_000) + "</loc></url></urlset>")
                .pages()
                .isEmpty());
        assertTrue(read(reader, gzip(new byte[100 << 20])).pages().isEmpty());
    }

    /** Fifty kilobytes of each of these become fifty megabytes, and fifty such files are read at the same time. */
    @Test
    void whatListsNothingIsNeitherKeptNorReadToItsEnd() throws Throwable {
        for (var junk : List.of(
                "<urlset><!-- ",
                "<urlset a='",
                "<urlset a",
                "<?a ",
                "<!DOCTYPE a [ ",
                "<![CDATA[",
                " ",
                "http://e",
                "<a>&")) {
            var packed = gzip(junk + "b".repeat(50 << 20));
            var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = threads.getCurrentThreadAllocatedBytes();
            assertTrue(read(reader, packed).pages().isEmpty());
            long allocated = threads.getCurrentThreadAllocatedBytes() - before;
            assertTrue(allocated < 4 << 20, () -> junk + " took " + allocated + " bytes");
        }
    }

    @Test
    void anAddressWithABareAmpersandIsRead() {
        assertEquals(
                List.of("https://e.com/?a=1&b=2"),
                locations(read("<urlset><url><loc>https://e.com/?a=1&b=2</loc></url></urlset>")
                        .pages()));
    }

    @Test
    void anyBytesAreRead() {
        var random = new Random(23);
        for (int i = 0; i < 500; i++) {
            var body = new byte[random.nextInt(300)];
            random.nextBytes(body);
            if (body.length > 0 && i % 2 == 0) {
                body[0] = '<';
            }
            read(reader, body);
        }
        assertTrue(read(reader, new byte[0]).pages().isEmpty());
    }

    private Listed read(String text) {
        return read(reader, bytes(text));
    }

    private static Listed read(SitemapReader reader, byte[] body) {
        var listed = new Listed(new ArrayList<>(), new ArrayList<>());
        reader.read(body, entry -> (entry.sitemap() ? listed.sitemaps() : listed.pages()).add(entry));
        return listed;
    }

    private record Listed(List<SitemapReader.Entry> pages, List<SitemapReader.Entry> sitemaps) {}

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> locations(List<SitemapReader.Entry> entries) {
        return entries.stream().map(SitemapReader.Entry::location).toList();
    }
}
