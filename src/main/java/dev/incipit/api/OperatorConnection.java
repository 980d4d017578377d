package dev.incipit.api;

import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.task.InterruptableTask;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ServerConnectionException;
import io.helidon.webserver.spi.ServerConnection;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A connection of the operator's, answered by a thread of the platform. Virtual threads take turns in one queue, which is as long as
 * there is much to do; a probe would have to queue at its every step, just when it matters what it says.
 */
final class OperatorConnection implements ServerConnection, InterruptableTask<Void> {
    private final ServerConnection http;
    private final HelidonSocket socket;

    OperatorConnection(ServerConnection http, HelidonSocket socket) {
        this.http = http;
        this.socket = socket;
    }

    @Override
    public void handle(Limit limit) {
        var handling = new FutureTask<Void>(() -> {
            http.handle(limit);
            return null;
        });
        Thread.ofPlatform().name("operator").daemon().start(handling);
        try {
            handling.get();
        } catch (InterruptedException stopping) {
            // A thread of the platform is not interrupted while it reads; it ends with its socket.
            socket.close();
            Thread.currentThread().interrupt();
            throw new CloseConnectionException("the service stops", stopping);
        } catch (ExecutionException ended) {
            throw ended.getCause() instanceof RuntimeException told
                    ? told
                    : new ServerConnectionException("the connection broke", ended.getCause());
        }
    }

    @Override
    public Duration idleTime() {
        return http.idleTime();
    }

    @Override
    public void close(boolean interrupt) {
        http.close(interrupt);
        if (interrupt || canInterrupt()) {
            socket.close();
        }
    }

    @Override
    public boolean canInterrupt() {
        return http instanceof InterruptableTask<?> task && task.canInterrupt();
    }
}
