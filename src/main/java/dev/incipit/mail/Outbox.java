package dev.incipit.mail;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Supplier;

/**
 * The queue of mails. Its own thread also writes them, so that the time a caller waits does not show whether
 * a mail is sent at all. At most {@link #WAITING_MAX} wait; more are dropped, which the log says.
 */
public final class Outbox implements AutoCloseable {
    static final int WAITING_MAX = 1_000;
    private static final System.Logger LOG = System.getLogger(Outbox.class.getName());
    private static final Duration LAST_MAILS = Duration.ofSeconds(5);
    private static final int TRIES = 3;
    private static final Duration PAUSE = Duration.ofSeconds(2);

    private final Mailer mailer;
    private final BlockingQueue<Supplier<Optional<Letter>>> waiting = new ArrayBlockingQueue<>(WAITING_MAX);
    private final Thread thread = Thread.ofVirtual().name("outbox").unstarted(this::run);
    private volatile boolean closing;

    private Outbox(Mailer mailer) {
        this.mailer = mailer;
    }

    public static Outbox start(Mailer mailer) {
        var outbox = new Outbox(mailer);
        outbox.thread.start();
        return outbox;
    }

    /** Has a mail written, if there is one to write, and sent after those before it; {@code letter} runs on the queue's thread. */
    public void post(Supplier<Optional<Letter>> letter) {
        if (!waiting.offer(letter)) {
            LOG.log(Level.WARNING, "A mail was dropped: " + WAITING_MAX + " are waiting already");
        }
    }

    private void run() {
        try {
            while (!closing || !waiting.isEmpty()) {
                send(waiting.take());
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private void send(Supplier<Optional<Letter>> next) throws InterruptedException {
        try {
            var letter = next.get();
            if (letter.isPresent()) {
                send(letter.get());
            }
        } catch (RuntimeException | Error failed) {
            // The others are still to be sent; whoever waits for this one asks again.
            LOG.log(Level.ERROR, "A mail was not sent", failed);
        }
    }

    private void send(Letter letter) throws InterruptedException {
        for (int i = 1; i < TRIES; i++) {
            try {
                mailer.send(letter);
                return;
            } catch (MailFailed again) {
                LOG.log(Level.WARNING, again.getMessage());
                Thread.sleep(PAUSE);
            }
        }
        mailer.send(letter);
    }

    /** Sends what waits, for a few seconds, and ends. */
    @Override
    public void close() {
        closing = true;
        // Wakes the thread, if it waits for a mail; where mails wait it is awake.
        var _ = waiting.offer(Optional::empty);
        try {
            thread.join(LAST_MAILS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        thread.interrupt();
    }
}
