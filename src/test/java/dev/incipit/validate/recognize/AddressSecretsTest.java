package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AddressSecretsTest {
    @ParameterizedTest
    @CsvSource({
        "https://anna:tru7bad@db.site.net/a, true",
        "postgres://anna:tru7bad@db/a,       true",
        "https://user:password@site.net/,    false",
        "https://anna:anna@site.net/,        false",
        "https://anna:$PW@site.net/,         false",
        "https://anna:<pw>@site.net/,        false",
        "https://anna:example1@site.net/,    false",
        "https://anna@site.net/,             false",
        "https://a:b7@site.net/,             true",
        "https://anna:tru7bad@,              true",
        "https://user1:tru7bad@site.net/,    true",
        "https://anna:pass7x@site.net/,      true",
        "https://:tru7bad@site.net/,         false",
        "https://anna:@site.net/,            false",
        "https://user:pwd@site.net/,         false",
        "https://anna:changeme@site.net/,    false",
        "https://anna:{pw}@site.net/,        false",
        "https://anna:tru7bad,               false",
        "https://site.net/a:b@c,             false"
    })
    void aPasswordInAnAddressIsASecretUnlessAManualWouldWriteIt(String address, boolean secret) {
        assertEquals(secret, AddressSecrets.in("See " + address + " for more.").isPresent());
    }

    @ParameterizedTest
    @CsvSource({
        "https://site.net/a?api_key=k4J8s2Lq9Xw7Vb3N,          true",
        "https://site.net/a?x=1&TOKEN=k4J8s2Lq9Xw7Vb3N,        true",
        "https://site.net/a?b=1&amp;keyword=k4J8s2Lq9Xw7Vb3N,  false",
        "https://site.net/a?key=8d1f-a7c2-90be-44f1,           true",
        "https://site.net/a?key=k4J8s2Lq9Xw7Vb3,               false",
        "https://site.net/a?key=how-to-write-a-key-in-2024,    false",
        "https://site.net/a?monkey=k4J8s2Lq9Xw7Vb3N,           false",
        "https://site.net/a?keyword=k4J8s2Lq9Xw7Vb3N,          false",
        "https://site.net/a?token=your4J8s2Lq9Xw7Vb3N,         false",
        "https://site.net/a?sv=2023-11-03&sig=k4J8s2Lq9Xw7Vb3N5%3D, true",
        "https://site.net/a?v=2&sig=k4J8s2Lq9Xw7Vb3N5,         false",
        "key=k4J8s2Lq9Xw7Vb3N,                                 false"
    })
    void aParameterThatIsCalledAKeyAndLooksLikeOneIsASecret(String address, boolean secret) {
        assertEquals(secret, AddressSecrets.in("See " + address + " for more.").isPresent());
    }

    @ParameterizedTest
    @CsvSource({
        "redis://:Tr0ub4dor3x@cache.acme.dev:6379, true",
        "redis://:p4ssw0rd@10.0.1.1:6380/15, false",
        "redis://:password@localhost, false",
        "redis://:$REDIS_PASSWORD@cache.acme.dev, false",
        "http://:8080/a@b, false"
    })
    void aPasswordNeedsNoUserName(String address, boolean secret) {
        assertEquals(secret, AddressSecrets.in("See " + address + " for more.").isPresent());
    }
}
