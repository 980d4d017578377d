package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class ServerConfigTest {
    @Test
    void anAddressThatIsEmptyIsRefusedByTheNameOfItsSetting() {
        assertTrue(refusal("", "0.0.0.0").startsWith("server.host must be "));
        assertTrue(refusal("0.0.0.0", "").startsWith("management.host must be "));
    }

    private static String refusal(String host, String managementHost) {
        var usual = ServerConfig.DEFAULTS;
        return String.valueOf(assertThrows(
                        IllegalArgumentException.class,
                        () -> new ServerConfig(
                                host,
                                0,
                                managementHost,
                                0,
                                usual.shutdownGrace(),
                                usual.requestTimeout(),
                                usual.writeStall(),
                                usual.maxConnections(),
                                usual.maxRuns(),
                                usual.runWait(),
                                usual.corsOrigins()))
                .getMessage());
    }
}
