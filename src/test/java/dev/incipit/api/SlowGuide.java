package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A site whose guide takes until it is told to answer. */
public final class SlowGuide implements Fetcher {
    private static final int PATIENCE_SECONDS = 20;

    private final Pages pages = Pages.site();
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch answer = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private final AtomicInteger fetches = new AtomicInteger();

    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        fetches.incrementAndGet();
        if (request.url().path().equals("/guide")) {
            asked.countDown();
            try {
                assertTrue(answer.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
            } catch (InterruptedException interrupted) {
                ended.countDown();
                throw interrupted;
            }
        }
        return pages.fetch(request);
    }

    public void awaitAsked() throws InterruptedException {
        assertTrue(asked.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }

    public void answer() {
        answer.countDown();
    }

    /** Whether the request for the guide is interrupted within that time. */
    public boolean endsWithin(int seconds) throws InterruptedException {
        return ended.await(seconds, TimeUnit.SECONDS);
    }

    /** Requests so far. */
    int fetches() {
        return fetches.get();
    }
}
