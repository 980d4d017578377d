package dev.incipit.fetch.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.url.WebUrl;
import io.helidon.common.socket.PlainSocket;
import io.helidon.common.tls.Tls;
import io.helidon.common.tls.TlsConfig;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class ConnectionsTest {
    private static final InetAddress PEER = InetAddress.ofLiteral("127.0.0.1");
    private static final WebUrl URL = WebUrl.parse("http://example.org/").orElseThrow();
    private static final FetchConfig CONFIG = FetchConfig.DEFAULTS;

    private final AtomicLong now = new AtomicLong();
    private final Connections connections =
            new Connections(Connections.client(CONFIG), ConnectionsTest::tls, new Fanout(), now::get, CONFIG);

    private static Tls tls() {
        return Connections.tls(TlsConfig.create());
    }

    /** A socket whose closing waits for its peer. */
    private static final class Stuck extends Socket {
        private final CountDownLatch closing = new CountDownLatch(1);
        private final CountDownLatch peer;

        Stuck(CountDownLatch peer) {
            this.peer = peer;
        }

        @Override
        public InputStream getInputStream() {
            return InputStream.nullInputStream();
        }

        @Override
        public OutputStream getOutputStream() {
            return OutputStream.nullOutputStream();
        }

        @Override
        public void close() {
            closing.countDown();
            try {
                assertTrue(peer.await(30, TimeUnit.SECONDS));
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static Connection over(Socket socket) {
        return new Connection(PEER, PlainSocket.client(socket, "test"), socket);
    }

    @Test
    void aPeerThatHoldsUpItsClosingHoldsUpNobodyElse() throws Exception {
        var peer = new CountDownLatch(1);
        var stuck = new Stuck(peer);
        connections.keep(URL, over(stuck));
        var closer = Thread.ofPlatform().daemon().start(connections::close);
        assertTrue(stuck.closing.await(30, TimeUnit.SECONDS));
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> assertEquals(Optional.empty(), connections.kept(URL)));
        peer.countDown();
        closer.join();
    }

    @Test
    void aConnectionServesItsOriginAloneAndNotAfterFourSeconds() {
        var gone = new CountDownLatch(0);
        var fresh = over(new Stuck(gone));
        connections.keep(URL, fresh);
        assertEquals(
                Optional.empty(),
                connections.kept(WebUrl.parse("http://example.org:81/").orElseThrow()));
        assertEquals(
                Optional.of(fresh),
                connections.kept(WebUrl.parse("http://example.org/other").orElseThrow()));
        assertEquals(Optional.empty(), connections.kept(URL), "it is somebody's now");
        var socket = new Stuck(gone);
        connections.keep(URL, over(socket));
        now.addAndGet(Duration.ofSeconds(4).toNanos());
        assertEquals(Optional.empty(), connections.kept(URL));
        assertEquals(0, socket.closing.getCount());
    }

    @Test
    void theOldestOfTooManyIsClosed() throws Exception {
        var gone = new CountDownLatch(0);
        var first = new Stuck(gone);
        connections.keep(URL, over(first));
        for (int i = 0; i < 31; i++) {
            connections.keep(URL, over(new Stuck(gone)));
        }
        assertEquals(1, first.closing.getCount());
        connections.keep(URL, over(new Stuck(gone)));
        assertEquals(0, first.closing.getCount());
    }

    @Test
    void whatIsGivenBackAfterTheEndIsClosed() {
        connections.close();
        var late = new Stuck(new CountDownLatch(0));
        connections.keep(URL, over(late));
        assertEquals(0, late.closing.getCount());
    }
}
