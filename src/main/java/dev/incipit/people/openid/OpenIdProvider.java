package dev.incipit.people.openid;

import com.nimbusds.jose.util.Base64URL;
import dev.incipit.digest.Sha256;
import dev.incipit.people.ProviderConfig;
import dev.incipit.people.openid.ProviderFailed.Kind;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

/** A provider and what it is asked: the authorization code flow with PKCE. Shared by threads. */
public final class OpenIdProvider {
    /** How long its own document is believed. Its keys are asked for each time, so that new ones hold at once. */
    private static final Duration DOCUMENT_KEPT = Duration.ofMinutes(10);

    private static final Duration ANSWER_MAX = Duration.ofSeconds(5);

    private final ProviderConfig config;
    private final URI returnTo;
    private final InstantSource clock;
    private final ProviderWire wire;
    private final AtomicReference<Optional<Kept>> kept = new AtomicReference<>(Optional.empty());

    private record Kept(ProviderDocument document, Instant since) {}

    /** Where it sends people back to is {@code returnTo}, which its operator must know. */
    public OpenIdProvider(ProviderConfig config, URI returnTo, InstantSource clock) {
        this(config, returnTo, ANSWER_MAX, clock);
    }

    OpenIdProvider(ProviderConfig config, URI returnTo, Duration answerMax, InstantSource clock) {
        this.wire = new ProviderWire(answerMax);
        this.config = config;
        this.returnTo = returnTo;
        this.clock = clock;
    }

    /**
     * The address at which the provider asks a person who they are.
     *
     * @param state comes back with the answer
     * @param nonce comes back within the token
     * @param verifier 64 characters, which only the browser's cookie can make again (RFC 7636 §4.1)
     */
    public URI authorization(String state, String nonce, String verifier) throws ProviderFailed {
        var to = document().authorization();
        var parameters = new LinkedHashMap<String, String>();
        parameters.put("response_type", "code");
        parameters.put("client_id", config.clientId());
        parameters.put("redirect_uri", returnTo.toString());
        parameters.put("scope", "openid email");
        parameters.put("state", state);
        parameters.put("nonce", nonce);
        parameters.put("code_challenge", challenge(verifier));
        parameters.put("code_challenge_method", "S256");
        return URI.create(to + (to.getRawQuery() == null ? "?" : "&") + form(parameters));
    }

    /** Whether an answer's {@code iss} is what this provider says (RFC 9207 §2.4); against mixed-up providers. */
    public boolean isFrom(Optional<String> said) throws ProviderFailed {
        return said.map(config.issuer().toString()::equals).orElse(!document().namesItself());
    }

    /** Exchanges the code of an answer for who the person is. */
    public Person person(String code, String nonce, String verifier) throws ProviderFailed {
        var document = document();
        var answer = wire.send(tokenRequest(document, code, verifier));
        if (answer.status() != 200) {
            throw "invalid_grant".equals(answer.members().get("error"))
                    ? new ProviderFailed(Kind.STALE, "its code is used or over")
                    : new ProviderFailed(
                            Kind.WRONG,
                            "its token endpoint answers " + answer.status()
                                    + ": check web.oidc.client-id and web.oidc.client-secret");
        }
        var expected = new IdToken.Expected(config.issuer().toString(), config.clientId(), nonce, clock.instant());
        var keys = wire.send(HttpRequest.newBuilder(document.keys())).text();
        var token = IdToken.read(text(answer.members(), "id_token"), keys, expected);
        var access = text(answer.members(), "access_token");
        var subject = token.text("sub");
        return token.text("email").isEmpty() && document.userInfo().isPresent() && !access.isEmpty()
                ? asked(document.userInfo().get(), access, subject)
                : person(subject, token.claims());
    }

    private HttpRequest.Builder tokenRequest(ProviderDocument document, String code, String verifier) {
        var parameters = new LinkedHashMap<String, String>();
        parameters.put("grant_type", "authorization_code");
        parameters.put("code", code);
        parameters.put("redirect_uri", returnTo.toString());
        parameters.put("code_verifier", verifier);
        var request =
                HttpRequest.newBuilder(document.token()).header("Content-Type", "application/x-www-form-urlencoded");
        if (config.clientSecret().isEmpty()) {
            parameters.put("client_id", config.clientId());
        } else if (document.methods().contains("client_secret_post")
                && !document.methods().contains("client_secret_basic")) {
            parameters.put("client_id", config.clientId());
            parameters.put("client_secret", config.clientSecret());
        } else {
            var both = encoded(config.clientId()) + ":" + encoded(config.clientSecret());
            request.header(
                    "Authorization",
                    "Basic " + Base64.getEncoder().encodeToString(both.getBytes(StandardCharsets.UTF_8)));
        }
        return request.POST(BodyPublishers.ofString(form(parameters)));
    }

    /** Some providers keep the e-mail address out of the token (OpenID Connect Core 1.0 §5.3). */
    private Person asked(URI userInfo, String access, String subject) throws ProviderFailed {
        if (!access.chars().allMatch(c -> c > ' ' && c < 0x7f)) {
            throw new ProviderFailed(Kind.WRONG, "its access token cannot be sent in a header");
        }
        var answer = wire.send(HttpRequest.newBuilder(userInfo).header("Authorization", "Bearer " + access));
        if (answer.status() != 200 || !subject.equals(answer.members().get("sub"))) {
            throw new ProviderFailed(Kind.WRONG, "its user info is about somebody else");
        }
        return person(subject, answer.members());
    }

    private static Person person(String subject, Map<String, Object> claims) {
        // Some providers write it as text.
        var verified = String.valueOf(claims.get("email_verified")).equals("true");
        return new Person(subject, text(claims, "email"), verified);
    }

    private ProviderDocument document() throws ProviderFailed {
        var known = kept.get().filter(held -> held.since().plus(DOCUMENT_KEPT).isAfter(clock.instant()));
        if (known.isPresent()) {
            return known.get().document();
        }
        var answer = wire.send(HttpRequest.newBuilder(ProviderDocument.address(config.issuer())));
        if (answer.status() != 200) {
            throw new ProviderFailed(Kind.WRONG, "its document at web.oidc.issuer answers " + answer.status());
        }
        var document = ProviderDocument.read(config.issuer(), answer.members());
        kept.set(Optional.of(new Kept(document, clock.instant())));
        return document;
    }

    private static String challenge(String verifier) {
        return Base64URL.encode(Sha256.of(verifier.getBytes(StandardCharsets.US_ASCII)))
                .toString();
    }

    private static String text(Map<String, Object> members, String name) {
        return members.get(name) instanceof String text ? text : "";
    }

    private static String form(Map<String, String> parameters) {
        return parameters.entrySet().stream()
                .map(parameter -> parameter.getKey() + "=" + encoded(parameter.getValue()))
                .collect(Collectors.joining("&"));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
