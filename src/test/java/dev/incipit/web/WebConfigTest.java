package dev.incipit.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WebConfigTest {
    private static WebConfig at(String origin) {
        return new WebConfig(true, Optional.of(URI.create(origin)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://a.example/",
                "https://a.example/path",
                "https://a.example?q",
                "https://a.example#f",
                "https://u@a.example"
            })
    void anOriginIsSchemeAndHostAlone(String url) {
        assertThrows(IllegalArgumentException.class, () -> at(url));
    }

    @Test
    void onlyHttpsIsSecure() {
        assertEquals(true, at("https://a.example").isSecure());
        assertEquals(true, at("HTTPS://a.example:8443").isSecure());
        assertEquals(false, at("http://a.example").isSecure());
        assertEquals(false, WebConfig.DEFAULTS.isSecure());
    }
}
