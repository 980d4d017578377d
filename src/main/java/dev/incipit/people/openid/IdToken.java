package dev.incipit.people.openid;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.crypto.factories.DefaultJWSVerifierFactory;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKMatcher;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.KeyConverter;
import dev.incipit.people.openid.ProviderFailed.Kind;
import java.security.PublicKey;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The token in which a provider says who somebody is, checked as OpenID Connect Core 1.0 §3.1.3.7 demands. */
record IdToken(Map<String, Object> claims) {
    /** How far clocks may differ. */
    private static final Duration SKEW = Duration.ofMinutes(1);
    /** A token is made during the sign-in, which takes no longer. */
    private static final Duration AGE_MAX = Duration.ofMinutes(10);

    private static final int SUBJECT_MAX = 255;
    private static final int KEYS_MAX = 4;
    /** A longer key costs more time than a sign-in may. */
    private static final int KEY_BITS_MAX = 8_192;

    /** Those by which only the provider can sign: neither none, nor those of a shared secret. */
    private static final Set<JWSAlgorithm> ALGORITHMS = Set.of(
            JWSAlgorithm.RS256,
            JWSAlgorithm.RS384,
            JWSAlgorithm.RS512,
            JWSAlgorithm.PS256,
            JWSAlgorithm.PS384,
            JWSAlgorithm.PS512,
            JWSAlgorithm.ES256,
            JWSAlgorithm.ES384,
            JWSAlgorithm.ES512);

    record Expected(String issuer, String clientId, String nonce, Instant now) {}

    /** Reads a token that one of these keys (RFC 7517) signed and that says what is expected. */
    static IdToken read(String token, String keys, Expected expected) throws ProviderFailed {
        try {
            var signed = JWSObject.parse(token);
            if (!ALGORITHMS.contains(signed.getHeader().getAlgorithm())) {
                throw wrong("is signed in a way that anybody could, or that is not known here");
            }
            if (!isSigned(signed, JWKSet.parse(keys))) {
                throw wrong("is signed by none of its keys");
            }
            var claims = signed.getPayload().toJSONObject();
            if (claims == null) {
                throw wrong("holds no claims");
            }
            var read = new IdToken(claims);
            read.check(expected);
            return read;
        } catch (ParseException | JOSEException | RuntimeException odd) {
            // The library ends in null pointers and casts where a header or a key is null.
            throw wrong("or its keys cannot be read");
        }
    }

    private static boolean isSigned(JWSObject signed, JWKSet keys) throws JOSEException {
        var fitting = new JWKSelector(JWKMatcher.forJWSHeader(signed.getHeader()))
                .select(keys).stream()
                        .filter(key -> key.size() <= KEY_BITS_MAX)
                        .limit(KEYS_MAX)
                        .map(JWK::toPublicJWK)
                        .toList();
        for (var key : KeyConverter.toJavaKeys(fitting)) {
            if (key instanceof PublicKey
                    && signed.verify(new DefaultJWSVerifierFactory().createJWSVerifier(signed.getHeader(), key))) {
                return true;
            }
        }
        return false;
    }

    private void check(Expected expected) throws ProviderFailed {
        if (!expected.issuer().equals(claims.get("iss"))) {
            throw wrong("is of another issuer");
        }
        var audience = claims.get("aud") instanceof List<?> several ? several : List.of(text("aud"));
        boolean alone = audience.size() == 1 && !claims.containsKey("azp");
        if (!audience.contains(expected.clientId())
                || !(alone || expected.clientId().equals(claims.get("azp")))) {
            throw wrong("is for another client");
        }
        var now = expected.now();
        if (!time("exp").isAfter(now.minus(SKEW))
                || time("iat").isBefore(now.minus(AGE_MAX))
                || time("iat").isAfter(now.plus(SKEW))
                || (claims.containsKey("nbf") && time("nbf").isAfter(now.plus(SKEW)))) {
            throw wrong("is old, or of the future: compare the clocks");
        }
        if (!expected.nonce().equals(claims.get("nonce"))) {
            throw wrong("was made for another sign-in");
        }
        var subject = text("sub");
        if (subject.isBlank()
                || subject.length() > SUBJECT_MAX
                || subject.chars().anyMatch(Character::isISOControl)) {
            throw wrong("names nobody");
        }
    }

    private Instant time(String name) throws ProviderFailed {
        if (claims.get(name) instanceof Number seconds && Math.abs(seconds.doubleValue()) < 1e11) {
            return Instant.ofEpochSecond(seconds.longValue());
        }
        throw wrong("has no time " + name);
    }

    /** A claim that is text; empty if it is absent. */
    String text(String name) {
        return claims.get(name) instanceof String text ? text : "";
    }

    private static ProviderFailed wrong(String what) {
        return new ProviderFailed(Kind.WRONG, "its ID token " + what);
    }
}
