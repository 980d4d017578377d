package dev.incipit.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One request being answered: its parameters, who does the work for it, and the way to tell its client of progress, from any
 * thread, until it is answered.
 */
public final class Call {
    /**
     * Maximum rate of progress notifications: those of a whole run fit into a socket's buffer, so that a client that does not
     * read cannot hold up a crawl that others wait for too.
     */
    private static final long NANOS_BETWEEN = 500_000_000;

    /** Maximum characters of the token that each of them repeats. */
    private static final int TOKEN_LENGTH_MAX = 1_000;

    private final Received.Asked asked;
    private final Desk desk;
    private final Consumer<ObjectNode> notifications;
    private final Optional<JsonNode> progressToken;
    private long lastTold = System.nanoTime() - NANOS_BETWEEN;
    private long lastDone = -1;
    private boolean answered;

    Call(Received.Asked asked, Desk desk, Consumer<ObjectNode> notifications) {
        this.asked = asked;
        this.desk = desk;
        this.notifications = notifications;
        this.progressToken = Optional.ofNullable(asked.metadata().get("progressToken"))
                .filter(token -> token.isIntegralNumber()
                        || (token.isTextual() && token.textValue().length() <= TOKEN_LENGTH_MAX));
    }

    public ObjectNode params() {
        return asked.params();
    }

    public Desk desk() {
        return desk;
    }

    /** The client hears no more of this request. */
    synchronized void end() {
        answered = true;
    }

    public synchronized void notify(String method, ObjectNode params) {
        // A write would close the socket of an interrupted thread.
        if (answered || Thread.currentThread().isInterrupted()) {
            return;
        }
        notifications.accept(JsonRpc.notification(method, params));
    }

    /** Tells the client of progress, if it asked for that, and not too often. Each {@code done} must be more than the last. */
    public synchronized void progress(long done, long total, String message) {
        long now = System.nanoTime();
        if (progressToken.isEmpty() || done <= lastDone || now - lastTold < NANOS_BETWEEN) {
            return;
        }
        lastTold = now;
        lastDone = done;
        var params = JsonNodeFactory.instance.objectNode();
        params.set("progressToken", progressToken.get());
        params.put("progress", done);
        params.put("total", Math.max(done, total));
        params.put("message", message);
        notify("notifications/progress", params);
    }
}
