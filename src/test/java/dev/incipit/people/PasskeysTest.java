package dev.incipit.people;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PasskeysTest {
    @ParameterizedTest
    @ValueSource(strings = {"https://incipit.example.org", "https://intranet:8443", "http://localhost:8080"})
    void browsersMakePasskeysForNames(String origin) {
        assertTrue(Passkeys.areFor(URI.create(origin)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://incipit.example.org",
                "https://192.0.2.1",
                "http://127.0.0.1:8080",
                "https://[2001:db8::1]",
                "http://[::1]:8080"
            })
    void butNotForAddressesOrWithoutTls(String origin) {
        assertFalse(Passkeys.areFor(URI.create(origin)));
    }
}
