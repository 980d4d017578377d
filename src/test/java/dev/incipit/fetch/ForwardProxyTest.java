package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ForwardProxyTest {
    @Test
    void aProxyIsAHostAndAPort() {
        assertEquals(
                new ForwardProxy("proxy.example", 3128, Optional.empty()),
                ForwardProxy.at(URI.create("http://proxy.example:3128")));
        assertEquals(
                new ForwardProxy("[fd00::1]", 3128, Optional.of("Aladdin:open%sesame")),
                ForwardProxy.at(URI.create("HTTP://Aladdin:open%25sesame@[fd00::1]:3128/")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://proxy.example:3128",
                "http://proxy.example",
                "http://proxy.example:0",
                "http://proxy.example:65536",
                "http://proxy.example:3128/path",
                "http://proxy.example:3128/?query",
                "http://proxy.example:3128/#fragment",
                "http://secret:secret@under_score:3128",
                "/proxy",
            })
    void anythingElseIsRefusedAndNotRepeated(String address) {
        var refused = assertThrows(IllegalArgumentException.class, () -> ForwardProxy.at(URI.create(address)));
        assertFalse(refused.getMessage().contains("secret"));
    }

    @Test
    void thePasswordIsNotWritten() {
        assertEquals(
                "ForwardProxy[host=proxy.example, port=3128]",
                ForwardProxy.at(URI.create("http://name:secret@proxy.example:3128"))
                        .toString());
    }
}
