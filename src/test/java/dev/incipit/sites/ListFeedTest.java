package dev.incipit.sites;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.SiteParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
final class ListFeedTest {
    @Test
    void wantedLinesComeInOrderAndThenTheEnd() throws IOException, InterruptedException {
        try (var feed = new ListFeed(
                Lists.list("a.example\nb.example\nc.example"),
                line -> !line.key().text().startsWith("b"))) {
            assertEquals("a.example", feed.next(true).orElseThrow().key().text());
            assertEquals("c.example", feed.next(true).orElseThrow().key().text());
            assertTrue(feed.next(true).isEmpty());
            assertTrue(feed.next(false).isEmpty());
        }
    }

    @Test
    void aFailureComesAfterTheLinesBeforeIt() throws IOException, InterruptedException {
        var broken = new InputStream() {
            private final byte[] text = "a.example\nb.exa".getBytes(StandardCharsets.US_ASCII);
            private int at;

            @Override
            public int read() throws IOException {
                if (at == text.length) {
                    throw new IOException("the disk broke");
                }
                return text[at++];
            }

            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                target[offset] = (byte) read();
                return 1;
            }
        };
        try (var feed = new ListFeed(new SiteList(broken, Optional.empty(), Lists.ORDERS), _ -> true)) {
            assertEquals("a.example", feed.next(true).orElseThrow().key().text());
            assertThrows(UncheckedIOException.class, () -> feed.next(true));
        }
    }

    @Test
    void aFaultOfALineIsThrownToTheTakerToo() throws IOException, InterruptedException {
        var orders = new LineOrders(
                new SiteParser(host -> {
                    throw new IllegalStateException("no lookup of " + host);
                }),
                FileType.LLMS,
                0,
                Optional.empty(),
                WrittenOptions.NONE);
        var list = new SiteList(new ByteArrayInputStream(new byte[] {'a', '.', 'd', 'e'}), Optional.empty(), orders);
        try (var feed = new ListFeed(list, _ -> true)) {
            assertThrows(IllegalStateException.class, () -> feed.next(true));
        }
    }

    @Test
    void aListThatTakesTooMuchMemoryEndsTheRun() throws IOException, InterruptedException {
        var endless = new InputStream() {
            @Override
            public int read() {
                throw new OutOfMemoryError("a test's");
            }
        };
        try (var feed = new ListFeed(new SiteList(endless, Optional.empty(), Lists.ORDERS), _ -> true)) {
            assertThrows(IllegalStateException.class, () -> feed.next(true));
        }
    }
}
