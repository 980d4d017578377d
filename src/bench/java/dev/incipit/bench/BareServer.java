package dev.incipit.bench;

import io.helidon.webserver.WebServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The server library in a process of its own, with a handler that only answers: what the machine leaves to any answer under load. */
public final class BareServer implements AutoCloseable {
    private final Process process;
    private final int port;

    private BareServer(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    static BareServer start() throws IOException {
        var process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        BareServer.class.getName())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)).readLine();
        return new BareServer(
                process, Integer.parseInt(Optional.ofNullable(said).orElseThrow()));
    }

    /** The process: says its port, and answers. */
    public static void main(String[] arguments) {
        var server = WebServer.builder()
                .host("127.0.0.1")
                .featuresDiscoverServices(false)
                .shutdownHook(false)
                .routing(routing -> routing.get("/health/ready", (_, response) -> response.send("{}")))
                .build()
                .start();
        System.out.println(server.port());
    }

    int port() {
        return port;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
