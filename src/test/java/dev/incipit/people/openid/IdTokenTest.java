package dev.incipit.people.openid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.util.Base64URL;
import dev.incipit.people.openid.IdToken.Expected;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class IdTokenTest {
    private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
    private static final Expected EXPECTED = new Expected("https://id.example.org", "incipit", "once", NOON);
    private static RSAKey rsa;
    private static RSAKey other;
    private static ECKey curve;

    @BeforeAll
    static void makeKeys() throws Exception {
        rsa = new RSAKeyGenerator(2048).keyID("one").generate();
        other = new RSAKeyGenerator(2048).keyID("one").generate();
        curve = new ECKeyGenerator(Curve.P_256).keyID("two").generate();
    }

    private static Map<String, Object> claims() {
        var claims = new LinkedHashMap<String, Object>();
        claims.put("iss", "https://id.example.org");
        claims.put("aud", "incipit");
        claims.put("sub", "ann-1");
        claims.put("nonce", "once");
        claims.put("iat", NOON.getEpochSecond());
        claims.put("exp", NOON.plus(Duration.ofMinutes(5)).getEpochSecond());
        return claims;
    }

    private static String token(JWSHeader header, JWSSigner signer, Map<String, Object> claims) throws Exception {
        var token = new JWSObject(header, new Payload(claims));
        token.sign(signer);
        return token.serialize();
    }

    private static String signed(Map<String, Object> claims) throws Exception {
        return token(header("one"), new RSASSASigner(rsa), claims);
    }

    private static JWSHeader header(String key) {
        return new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(key).build();
    }

    private static String keys(JWK... keys) {
        return new JWKSet(List.of(keys)).toString(true);
    }

    private static String refusal(String token, String keys) {
        return assertThrows(ProviderFailed.class, () -> IdToken.read(token, keys, EXPECTED))
                .getMessage();
    }

    @Test
    void aTokenOfTheProviderSaysWhoSomebodyIs() throws Exception {
        assertEquals(
                "ann-1", IdToken.read(signed(claims()), keys(rsa), EXPECTED).text("sub"));
        var elliptic =
                token(new JWSHeader.Builder(JWSAlgorithm.ES256).keyID("two").build(), new ECDSASigner(curve), claims());
        assertEquals("ann-1", IdToken.read(elliptic, keys(rsa, curve), EXPECTED).text("sub"));
        var nameless = token(new JWSHeader(JWSAlgorithm.RS256), new RSASSASigner(rsa), claims());
        assertEquals(
                "ann-1",
                IdToken.read(nameless, keys(curve, other, rsa), EXPECTED).text("sub"));
    }

    @Test
    void severalAudiencesNeedTheirOneParty() throws Exception {
        var claims = claims();
        claims.put("aud", List.of("incipit", "another"));
        assertTrue(refusal(signed(claims), keys(rsa)).contains("another client"));
        claims.put("azp", "incipit");
        assertEquals("ann-1", IdToken.read(signed(claims), keys(rsa), EXPECTED).text("sub"));
        claims.put("azp", "another");
        assertTrue(refusal(signed(claims), keys(rsa)).contains("another client"));
    }

    @ParameterizedTest
    @CsvSource({
        "iss, https://evil.example, another issuer",
        "iss, https://id.example.org/, another issuer",
        "aud, another, another client",
        "azp, another, another client",
        "nonce, twice, another sign-in",
        "sub, '', names nobody",
    })
    void whatIsNotExpectedIsRefused(String claim, String value, String why) throws Exception {
        var claims = claims();
        claims.put(claim, value);
        assertTrue(refusal(signed(claims), keys(rsa)).contains(why), why);
    }

    @ParameterizedTest
    @CsvSource({"exp, -61", "iat, -601", "iat, 61", "nbf, 61"})
    void oldTokensAndThoseOfTheFutureAreRefused(String claim, long seconds) throws Exception {
        var claims = claims();
        claims.put(claim, NOON.plusSeconds(seconds).getEpochSecond());
        assertTrue(refusal(signed(claims), keys(rsa)).contains("compare the clocks"));
        claims.put(
                claim, NOON.plusSeconds(seconds > 0 ? seconds - 2 : seconds + 2).getEpochSecond());
        assertEquals("ann-1", IdToken.read(signed(claims), keys(rsa), EXPECTED).text("sub"));
    }

    @ParameterizedTest
    @CsvSource({"iss", "aud", "sub", "nonce", "iat", "exp"})
    void aTokenWithoutAClaimIsRefused(String claim) throws Exception {
        var claims = claims();
        claims.remove(claim);
        refusal(signed(claims), keys(rsa));
    }

    @Test
    void claimsOfAnotherKindAreRefused() throws Exception {
        for (var value : List.of(List.of("ann-1"), 7, Map.of(), true, "x".repeat(256), "a\nb")) {
            var claims = claims();
            claims.put("sub", value);
            refusal(signed(claims), keys(rsa));
        }
        for (var value : List.of("soon", 1e300, List.of())) {
            var claims = claims();
            claims.put("exp", value);
            refusal(signed(claims), keys(rsa));
        }
    }

    @Test
    void anotherKeyDoesNotSignForTheProvider() throws Exception {
        assertTrue(refusal(token(header("one"), new RSASSASigner(other), claims()), keys(rsa))
                .contains("none of its keys"));
        assertTrue(refusal(signed(claims()), keys()).contains("none of its keys"));
        assertTrue(refusal(signed(claims()), keys(curve)).contains("none of its keys"));
        var altered = signed(claims());
        var parts = altered.split("\\.");
        var claims = claims();
        claims.put("sub", "bob-1");
        refusal(parts[0] + "." + new Payload(claims).toBase64URL() + "." + parts[2], keys(rsa));
    }

    @Test
    void nobodyCanSignByWhatEverybodyKnows() throws Exception {
        var secret = keys(rsa).getBytes(StandardCharsets.UTF_8);
        var shared = token(new JWSHeader(JWSAlgorithm.HS256), new MACSigner(secret), claims());
        assertTrue(refusal(shared, keys(rsa)).contains("anybody could"));
        var none = Base64URL.encode("{\"alg\":\"none\"}") + "." + new Payload(claims()).toBase64URL() + ".";
        refusal(none, keys(rsa));
    }

    @Test
    void aHeaderThatMustBeUnderstoodAndIsNotRefuses() throws Exception {
        var header = new JWSHeader.Builder(JWSAlgorithm.RS256)
                .keyID("one")
                .criticalParams(Set.of("http://example.org/must"))
                .customParam("http://example.org/must", true)
                .build();
        var signer = new RSASSASigner(rsa.toPrivateKey());
        var input = header.toBase64URL() + "." + new Payload(claims()).toBase64URL();
        var signature = signer.sign(new JWSHeader(JWSAlgorithm.RS256), input.getBytes(StandardCharsets.US_ASCII));
        assertTrue(refusal(input + "." + signature, keys(rsa)).contains("none of its keys"));
    }

    @Test
    void aKeyThatWouldTakeSecondsIsNotTried() throws Exception {
        var huge =
                "{\"keys\":[{\"kty\":\"RSA\",\"kid\":\"one\",\"e\":\"AQAB\",\"n\":\"" + "x".repeat(200_000) + "\"}]}";
        assertTrue(refusal(signed(claims()), huge).contains("none of its keys"));
    }

    @Test
    void rubbishIsRefused() throws Exception {
        for (var token : List.of(
                "",
                ".",
                "a.b.c",
                "..",
                "x".repeat(100_000),
                "[".repeat(100_000) + ".a.b",
                "bnVsbA.bnVsbA.YQ",
                "W10.e30.YQ")) {
            refusal(token, keys(rsa));
        }
        for (var keys : List.of(
                "",
                "{}",
                "null",
                "{\"keys\":7}",
                "{\"keys\":null}",
                "{\"keys\":[7]}",
                "{\"keys\":[null]}",
                "{\"keys\":[{}]}",
                "{\"keys\":[{\"kty\":null}]}",
                "{\"keys\":[{\"kty\":\"RSA\",\"kid\":\"one\",\"n\":\"\",\"e\":\"\"}]}",
                "{\"keys\":[{\"kty\":\"RSA\",\"kid\":\"one\",\"n\":\"AQ\",\"e\":\"AQ\",\"x5c\":[null]}]}",
                "{\"keys\":[{\"kty\":\"EC\",\"kid\":\"one\",\"crv\":null,\"x\":\"\",\"y\":\"\"}]}",
                "[".repeat(100_000))) {
            refusal(signed(claims()), keys);
        }
    }
}
