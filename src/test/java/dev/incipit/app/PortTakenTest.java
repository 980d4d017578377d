package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.settings.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A start where another program has the port. */
final class PortTakenTest {
    @ParameterizedTest
    @ValueSource(strings = {"SERVER_PORT", "MANAGEMENT_PORT"})
    void aServiceThatCannotListenDoesNotStartAndSaysWhy(String port) throws IOException {
        try (var other = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            var environment = new HashMap<>(Map.of(
                    "SERVER_HOST", "127.0.0.1",
                    "SERVER_PORT", "0",
                    "MANAGEMENT_HOST", "127.0.0.1",
                    "MANAGEMENT_PORT", "0",
                    "STORE_URL", "jdbc:h2:mem:taken"));
            environment.put(port, String.valueOf(other.getLocalPort()));
            var settings = Settings.read(Optional.empty(), environment, _ -> Optional.empty());
            var clock = InstantSource.system();
            try (var store = AccountStore.open(settings, clock)) {
                var server = Application.assemble(settings, store, Optional.empty(), clock);
                var refused = assertThrows(UncheckedIOException.class, server::start);
                var said = refused.getCause().getMessage();
                assertTrue(said.contains("127.0.0.1, port " + other.getLocalPort()), said);
                assertEquals(-1, server.managementPort());
            }
        }
    }
}
