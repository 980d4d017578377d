package dev.incipit.people;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.util.Base64URL;
import com.nimbusds.jose.util.JSONObjectUtils;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import dev.incipit.digest.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * An OpenID provider on loopback, which knows one person and asks them nothing. It demands what providers demand: the client's
 * secret, PKCE, the address to return to, and each code once. Tests make it lie.
 */
public final class OpenIdServer implements AutoCloseable {
    public static final String CLIENT = "incipit";
    /** With characters that must be escaped before they are sent (RFC 6749 §2.3.1). */
    public static final String SECRET = "s3cret:+ %ä";

    public static final String DOCUMENT = "/.well-known/openid-configuration";
    public static final RSAKey KEY = key();

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<String, Map<String, String>> codes = new ConcurrentHashMap<>();
    private final Map<String, HttpHandler> instead = new ConcurrentHashMap<>();
    private final AtomicInteger count = new AtomicInteger();
    private volatile Map<String, Object> person =
            Map.of("sub", "ann-1", "email", "ann@example.org", "email_verified", true);
    private volatile UnaryOperator<Map<String, Object>> claims = UnaryOperator.identity();
    private volatile UnaryOperator<Map<String, Object>> document = UnaryOperator.identity();
    private volatile RSAKey signer = KEY;

    private OpenIdServer(HttpServer server) {
        this.server = server;
    }

    private static RSAKey key() {
        try {
            return new RSAKeyGenerator(2048).keyID("one").generate();
        } catch (JOSEException failed) {
            throw new AssertionError(failed);
        }
    }

    /** Starts one on a free port. */
    public static OpenIdServer start() {
        try {
            var http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            var server = new OpenIdServer(http);
            http.setExecutor(server.threads);
            http.createContext("/", server::serve);
            http.start();
            return server;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    public String issuer() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** Who signs in there from now on. */
    public OpenIdServer knows(Map<String, Object> other) {
        person = other;
        return this;
    }

    /** Changes the claims of each token. */
    public OpenIdServer claiming(UnaryOperator<Map<String, Object>> change) {
        claims = change;
        return this;
    }

    /** Changes what it says of itself. */
    public OpenIdServer describing(UnaryOperator<Map<String, Object>> change) {
        document = change;
        return this;
    }

    public OpenIdServer signingWith(RSAKey other) {
        signer = other;
        return this;
    }

    /** Answers a path otherwise. */
    public OpenIdServer answering(String path, HttpHandler handler) {
        instead.put(path, handler);
        return this;
    }

    /** Tells the truth again. */
    public void restore() {
        instead.clear();
        claims = UnaryOperator.identity();
        document = UnaryOperator.identity();
        signer = KEY;
        knows(Map.of("sub", "ann-1", "email", "ann@example.org", "email_verified", true));
    }

    private void serve(HttpExchange exchange) throws IOException {
        var path = exchange.getRequestURI().getPath();
        var handler = instead.get(path);
        if (handler != null) {
            handler.handle(exchange);
            return;
        }
        switch (path) {
            case DOCUMENT -> send(exchange, 200, document.apply(document()));
            case "/authorize" -> authorize(exchange);
            case "/token" -> token(exchange);
            case "/keys" -> send(exchange, 200, new JWKSet(KEY.toPublicJWK()).toJSONObject());
            case "/userinfo" -> send(exchange, 200, person);
            default -> send(exchange, 404, Map.of());
        }
    }

    private Map<String, Object> document() {
        var members = new LinkedHashMap<String, Object>();
        members.put("issuer", issuer());
        members.put("authorization_endpoint", issuer() + "/authorize");
        members.put("token_endpoint", issuer() + "/token");
        members.put("jwks_uri", issuer() + "/keys");
        members.put("userinfo_endpoint", issuer() + "/userinfo");
        members.put("authorization_response_iss_parameter_supported", true);
        return members;
    }

    private void authorize(HttpExchange exchange) throws IOException {
        var asked = form(exchange.getRequestURI().getRawQuery());
        var code = "code-" + count.incrementAndGet();
        codes.put(code, asked);
        exchange.getResponseHeaders()
                .set(
                        "Location",
                        asked.get("redirect_uri") + "?code=" + code + "&state=" + asked.get("state") + "&iss="
                                + URLEncoder.encode(issuer(), StandardCharsets.UTF_8));
        exchange.sendResponseHeaders(302, -1);
        exchange.close();
    }

    private void token(HttpExchange exchange) throws IOException {
        var sent = form(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        if (!isClient(exchange, sent)) {
            send(exchange, 401, Map.of("error", "invalid_client"));
            return;
        }
        var asked = codes.remove(sent.getOrDefault("code", ""));
        if (asked == null
                || !asked.get("redirect_uri").equals(sent.get("redirect_uri"))
                || !asked.get("code_challenge").equals(challenge(sent.getOrDefault("code_verifier", "")))) {
            send(exchange, 400, Map.of("error", "invalid_grant"));
            return;
        }
        var said = new LinkedHashMap<>(person);
        said.put("iss", issuer());
        said.put("aud", CLIENT);
        said.put("nonce", asked.get("nonce"));
        said.put("iat", Instant.now().getEpochSecond());
        said.put("exp", Instant.now().getEpochSecond() + 300);
        send(
                exchange,
                200,
                Map.of("access_token", "at-1", "token_type", "Bearer", "id_token", sign(claims.apply(said))));
    }

    private static boolean isClient(HttpExchange exchange, Map<String, String> sent) {
        var header = exchange.getRequestHeaders().getFirst("Authorization");
        if (header == null) {
            return CLIENT.equals(sent.get("client_id")) && SECRET.equals(sent.get("client_secret"));
        }
        var both = new String(Base64.getDecoder().decode(header.substring("Basic ".length())), StandardCharsets.UTF_8)
                .split(":", 2);
        return decode(both[0]).equals(CLIENT) && decode(both[1]).equals(SECRET);
    }

    private String sign(Map<String, Object> said) {
        try {
            var token = new JWSObject(
                    new JWSHeader.Builder(JWSAlgorithm.RS256)
                            .keyID(signer.getKeyID())
                            .build(),
                    new Payload(said));
            token.sign(new RSASSASigner(signer));
            return token.serialize();
        } catch (JOSEException failed) {
            throw new AssertionError(failed);
        }
    }

    private static String challenge(String verifier) {
        return Base64URL.encode(Sha256.of(verifier.getBytes(StandardCharsets.US_ASCII)))
                .toString();
    }

    private static Map<String, String> form(String encoded) {
        return Arrays.stream(encoded.split("&"))
                .map(pair -> pair.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> decode(pair[1])));
    }

    private static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    private static void send(HttpExchange exchange, int status, Map<String, Object> members) throws IOException {
        send(exchange, status, JSONObjectUtils.toJSONString(members));
    }

    /** Answers with a text. */
    public static void send(HttpExchange exchange, int status, String text) throws IOException {
        var body = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        try (var out = exchange.getResponseBody()) {
            out.write(body);
        }
    }

    /** Goes through a sign-in as a browser does; the address to which it is sent back. */
    public static URI back(URI authorization) {
        try (var client = java.net.http.HttpClient.newHttpClient()) {
            var answer = client.send(
                    java.net.http.HttpRequest.newBuilder(authorization).build(),
                    java.net.http.HttpResponse.BodyHandlers.discarding());
            return URI.create(answer.headers().firstValue("Location").orElseThrow());
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
