package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class InternalNamesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wiki",
                "wiki.",
                "localhost",
                "a.localhost",
                "printer.local",
                "a.internal",
                "router.home.arpa",
                "x.test",
                "metadata.goog"
            })
    void aNameOfAPrivateZoneIsInternal(String host) {
        assertTrue(InternalNames.isOne(host));
    }

    @ParameterizedTest
    @ValueSource(strings = {"example.org", "example.org.", "local.example", "corp.example.com", "docs.metadata.goog"})
    void aNameThatAnyoneMayResolveIsNot(String host) {
        assertFalse(InternalNames.isOne(host));
    }
}
