package dev.incipit.people.openid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ProviderDocumentTest {
    private static final URI ISSUER = URI.create("https://id.example.org/realm");

    private static Map<String, Object> members() {
        return new HashMap<>(Map.of(
                "issuer", "https://id.example.org/realm",
                "authorization_endpoint", "https://id.example.org/authorize",
                "token_endpoint", "https://id.example.org/token",
                "jwks_uri", "https://id.example.org/keys"));
    }

    private static ProviderFailed refused(String name, Object value) {
        var members = members();
        members.put(name, value);
        return assertThrows(ProviderFailed.class, () -> ProviderDocument.read(ISSUER, members));
    }

    @Test
    void itIsBelowTheIssuerWithOrWithoutASlash() {
        var address = URI.create("https://id.example.org/realm/.well-known/openid-configuration");
        assertEquals(address, ProviderDocument.address(ISSUER));
        assertEquals(address, ProviderDocument.address(URI.create(ISSUER + "/")));
    }

    @Test
    void whatIsOptionalMayBeAbsent() throws ProviderFailed {
        var read = ProviderDocument.read(ISSUER, members());
        assertEquals(URI.create("https://id.example.org/token"), read.token());
        assertEquals(Optional.empty(), read.userInfo());
        assertEquals(List.of(), read.methods());
        assertFalse(read.namesItself());
    }

    @Test
    void whatIsSaidIsRead() throws ProviderFailed {
        var members = members();
        members.put("userinfo_endpoint", "https://id.example.org/me");
        members.put("token_endpoint_auth_methods_supported", List.of("client_secret_post"));
        members.put("authorization_response_iss_parameter_supported", true);
        var read = ProviderDocument.read(ISSUER, members);
        assertEquals(Optional.of(URI.create("https://id.example.org/me")), read.userInfo());
        assertEquals(List.of("client_secret_post"), read.methods());
        assertTrue(read.namesItself());
    }

    @Test
    void anotherIssuersDocumentIsRefused() {
        assertEquals(
                ProviderFailed.Kind.WRONG,
                refused("issuer", "https://id.example.org/").kind());
    }

    @Test
    void onlyAnIssuerOnThisMachineHasEndpointsThereWithoutTls() throws ProviderFailed {
        assertTrue(refused("token_endpoint", "http://127.0.0.1:8081/token")
                .getMessage()
                .contains("token_endpoint"));
        assertEquals(
                ProviderFailed.Kind.WRONG,
                refused("jwks_uri", "http://localhost/keys").kind());
        var members = members();
        members.put("userinfo_endpoint", "http://localhost/me");
        assertEquals(Optional.empty(), ProviderDocument.read(ISSUER, members).userInfo());
        members.put("issuer", "http://localhost:9000");
        assertTrue(ProviderDocument.read(URI.create("http://localhost:9000"), members)
                .userInfo()
                .isPresent());
    }

    @Test
    void anEndpointWithoutTlsOrOfAnotherFormIsRefused() {
        assertTrue(refused("token_endpoint", "http://id.example.org/token")
                .getMessage()
                .contains("token_endpoint"));
        assertEquals(ProviderFailed.Kind.WRONG, refused("jwks_uri", 7).kind());
        assertEquals(
                ProviderFailed.Kind.WRONG,
                refused("authorization_endpoint", "javascript:x").kind());
    }
}
