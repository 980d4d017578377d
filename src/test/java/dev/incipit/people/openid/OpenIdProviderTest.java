package dev.incipit.people.openid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.sun.net.httpserver.HttpHandler;
import dev.incipit.people.OpenIdServer;
import dev.incipit.people.ProviderConfig;
import dev.incipit.people.openid.ProviderFailed.Kind;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OpenIdProviderTest {
    private static final URI RETURN = URI.create("https://incipit.example.org/login/openid/return");
    private static final String VERIFIER = "0123456789abcdef".repeat(4);
    private static final OpenIdServer SERVER = OpenIdServer.start();
    private static final CountDownLatch END = new CountDownLatch(1);

    @AfterAll
    static void stop() {
        END.countDown();
        SERVER.close();
    }

    @BeforeEach
    void restore() {
        SERVER.restore();
    }

    private static ProviderConfig config(String secret) {
        return new ProviderConfig(URI.create(SERVER.issuer()), OpenIdServer.CLIENT, secret, "Sea ID");
    }

    private static OpenIdProvider provider(Duration patience) {
        return new OpenIdProvider(config(OpenIdServer.SECRET), RETURN, patience, InstantSource.system());
    }

    private static OpenIdProvider provider() {
        return provider(Duration.ofSeconds(20));
    }

    private static String code(OpenIdProvider provider, String verifier) throws ProviderFailed {
        var back = OpenIdServer.back(provider.authorization("state", "nonce", verifier));
        return back.getQuery().replaceFirst(".*code=([^&]*).*", "$1");
    }

    private static Person person(OpenIdProvider provider) throws ProviderFailed {
        return provider.person(code(provider, VERIFIER), "nonce", VERIFIER);
    }

    private static ProviderFailed failure(OpenIdProvider provider) {
        return assertThrows(ProviderFailed.class, () -> person(provider));
    }

    private static UnaryOperator<Map<String, Object>> with(String name, Object value) {
        return members -> {
            var changed = new HashMap<>(members);
            changed.put(name, value);
            return changed;
        };
    }

    private static HttpHandler text(int status, String text) {
        return exchange -> OpenIdServer.send(exchange, status, text);
    }

    @Test
    void aCodeIsExchangedForWhoThePersonIs() throws Exception {
        assertEquals(new Person("ann-1", "ann@example.org", true), person(provider()));
        SERVER.knows(Map.of("sub", "bob-1", "email", "bob@example.org", "email_verified", "true"));
        assertEquals(new Person("bob-1", "bob@example.org", true), person(provider()));
        SERVER.knows(Map.of("sub", "eve-1", "email", "ann@example.org"));
        assertEquals(new Person("eve-1", "ann@example.org", false), person(provider()));
    }

    @Test
    void theSecretIsSentAsTheProviderWantsIt() throws Exception {
        SERVER.describing(with("token_endpoint_auth_methods_supported", List.of("client_secret_post")));
        assertEquals("ann-1", person(provider()).subject());
        SERVER.describing(
                with("token_endpoint_auth_methods_supported", List.of("client_secret_post", "client_secret_basic")));
        assertEquals("ann-1", person(provider()).subject());
        var secretless = new OpenIdProvider(config(""), RETURN, InstantSource.system());
        assertTrue(failure(secretless).getMessage().contains("web.oidc.client-secret"));
    }

    @Test
    void anAddressThatTheTokenLacksIsAskedForAndMustBeTheSamePersons() throws Exception {
        SERVER.claiming(claims -> {
            var bare = new HashMap<>(claims);
            bare.remove("email");
            return bare;
        });
        assertEquals("ann@example.org", person(provider()).email());
        SERVER.answering("/userinfo", text(200, "{\"sub\":\"eve-1\",\"email\":\"eve@example.org\"}"));
        assertTrue(failure(provider()).getMessage().contains("somebody else"));
    }

    @Test
    void aCodeIsGoodOnceAndForItsVerifierOnly() throws Exception {
        var provider = provider();
        var code = code(provider, VERIFIER);
        assertEquals("ann-1", provider.person(code, "nonce", VERIFIER).subject());
        var again = assertThrows(ProviderFailed.class, () -> provider.person(code, "nonce", VERIFIER));
        assertEquals(Kind.STALE, again.kind());
        var stolen = code(provider, VERIFIER);
        assertThrows(ProviderFailed.class, () -> provider.person(stolen, "nonce", "f".repeat(64)));
        var another = code(provider, VERIFIER);
        assertThrows(ProviderFailed.class, () -> provider.person(another, "another", VERIFIER));
    }

    @Test
    void anAnswerOfAnotherProviderIsKnown() throws Exception {
        assertTrue(provider().isFrom(Optional.of(SERVER.issuer())));
        assertFalse(provider().isFrom(Optional.of("https://evil.example")));
        assertFalse(provider().isFrom(Optional.empty()), "this one always names itself");
        SERVER.describing(with("authorization_response_iss_parameter_supported", false));
        assertTrue(provider().isFrom(Optional.empty()));
    }

    @Test
    void aProviderThatDoesNotAnswerIsGivenUp() {
        for (var path : List.of(OpenIdServer.DOCUMENT, "/token", "/keys")) {
            SERVER.restore();
            SERVER.answering(path, exchange -> {
                try {
                    END.await();
                } catch (InterruptedException over) {
                    Thread.currentThread().interrupt();
                }
            });
            assertEquals(
                    Kind.UNREACHABLE, failure(provider(Duration.ofMillis(300))).kind(), path);
        }
    }

    @Test
    void aBodyThatNeverEndsIsGivenUp() {
        SERVER.answering(OpenIdServer.DOCUMENT, exchange -> {
            exchange.sendResponseHeaders(200, 0);
            try (var out = exchange.getResponseBody()) {
                out.write('{');
                out.flush();
                END.await();
            } catch (InterruptedException over) {
                Thread.currentThread().interrupt();
            }
        });
        assertEquals(Kind.UNREACHABLE, failure(provider(Duration.ofMillis(300))).kind());
    }

    @Test
    void aProviderThatIsDownOrFailsIsUnreachable() {
        var gone = OpenIdServer.start();
        var config = new ProviderConfig(URI.create(gone.issuer()), OpenIdServer.CLIENT, "", "Sea ID");
        gone.close();
        assertEquals(
                Kind.UNREACHABLE,
                failure(new OpenIdProvider(config, RETURN, InstantSource.system()))
                        .kind());
        SERVER.answering(OpenIdServer.DOCUMENT, text(503, "<html>busy</html>"));
        assertEquals(Kind.UNREACHABLE, failure(provider()).kind());
    }

    @ParameterizedTest
    @ValueSource(strings = {OpenIdServer.DOCUMENT, "/token", "/keys"})
    void hugeAndWrongDocumentsAreRefused(String path) {
        var huge = "{\"a\":\"" + "x".repeat(ProviderWire.BYTES_MAX) + "\"}";
        for (var body : List.of(huge, "", "<html></html>", "[]", "7", "null", "{", "[".repeat(100_000), "{}")) {
            SERVER.restore();
            SERVER.answering(path, text(200, body));
            failure(provider());
        }
        SERVER.answering(path, text(404, "{}"));
        failure(provider());
        SERVER.answering(path, exchange -> {
            exchange.getResponseHeaders().set("Location", "https://evil.example/");
            exchange.sendResponseHeaders(302, -1);
            exchange.close();
        });
        failure(provider());
    }

    @ParameterizedTest
    @ValueSource(strings = {"issuer", "authorization_endpoint", "token_endpoint", "jwks_uri"})
    void anAddressThatIsNotSafeIsRefused(String name) {
        for (var value : List.of(
                "http://id.example.org/x", "javascript:alert(1)", "", 7, "https://a@id.example.org/", "https://x/#f")) {
            SERVER.describing(with(name, value));
            assertEquals(Kind.WRONG, failure(provider()).kind(), name + " " + value);
        }
    }

    @Test
    void aKeyThatIsNotTheProvidersSignsNobodyIn() throws Exception {
        SERVER.signingWith(new RSAKeyGenerator(2048).keyID("one").generate());
        assertTrue(failure(provider()).getMessage().contains("none of its keys"));
        SERVER.restore();
        SERVER.claiming(with("aud", "another"));
        assertTrue(failure(provider()).getMessage().contains("another client"));
    }
}
