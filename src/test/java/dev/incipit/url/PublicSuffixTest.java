package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PublicSuffixTest {
    @ParameterizedTest
    @CsvSource({
        "www.example.co.uk, example.co.uk",
        "example.co.uk,     example.co.uk",
        "co.uk,             co.uk",
        "a.b.example.com,   example.com",
        "anna.github.io,    anna.github.io",
        "localhost,         localhost",
        "10.0.0.1,          10.0.0.1",
        "[::1],             [::1]"
    })
    void aDomainIsWhatOneOwnerRegistered(String host, String domain) {
        assertEquals(domain, PublicSuffix.registrable(host));
    }
}
