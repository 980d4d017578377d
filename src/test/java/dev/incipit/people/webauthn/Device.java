package dev.incipit.people.webauthn;

import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.data.AttestationConveyancePreference;
import com.webauthn4j.data.AuthenticatorSelectionCriteria;
import com.webauthn4j.data.PublicKeyCredentialCreationOptions;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialRequestOptions;
import com.webauthn4j.data.PublicKeyCredentialRpEntity;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.PublicKeyCredentialUserEntity;
import com.webauthn4j.data.UserVerificationRequirement;
import com.webauthn4j.data.attestation.authenticator.AAGUID;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.test.authenticator.webauthn.NoneAttestationAuthenticator;
import com.webauthn4j.test.authenticator.webauthn.WebAuthnAuthenticatorAdaptor;
import com.webauthn4j.test.client.ClientPlatform;
import dev.incipit.digest.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Objects;

/** A browser with a device that holds passkeys, played by the library's emulator. All parts are in base64url. */
public final class Device {
    private final ClientPlatform platform;
    private final boolean asks;

    private Device(String origin, boolean asks) {
        var converter = new ObjectConverter();
        this.platform = new ClientPlatform(
                Origin.create(origin),
                new WebAuthnAuthenticatorAdaptor(
                        new NoneAttestationAuthenticator(AAGUID.ZERO, 0, true, converter), converter));
        this.asks = asks;
    }

    /** What a device says of a new key. */
    public record Made(String client, String attestation) {}

    /** What a device says with a key. */
    public record Used(String id, String user, String client, String authenticator, String signature) {}

    /** One in a browser that shows pages of this origin. */
    public static Device at(String origin) {
        return new Device(origin, true);
    }

    /** One that asks nobody for a finger. */
    public static Device careless(String origin) {
        return new Device(origin, false);
    }

    /** The browser shows pages of another origin from now on. */
    public void move(String origin) {
        platform.setOrigin(Origin.create(origin));
    }

    /** Makes a key. */
    public Made make(String challenge, String party, String user, String name) {
        var made = platform.create(new PublicKeyCredentialCreationOptions(
                new PublicKeyCredentialRpEntity(party, "Incipit"),
                new PublicKeyCredentialUserEntity(Base64.getUrlDecoder().decode(user), name, name),
                new DefaultChallenge(challenge),
                List.of(new PublicKeyCredentialParameters(
                        PublicKeyCredentialType.PUBLIC_KEY, COSEAlgorithmIdentifier.ES256)),
                null,
                List.of(),
                new AuthenticatorSelectionCriteria(null, true, UserVerificationRequirement.REQUIRED),
                AttestationConveyancePreference.NONE,
                null));
        var answer = Objects.requireNonNull(made.getResponse());
        var attestation = answer.getAttestationObject();
        return new Made(text(answer.getClientDataJSON()), text(asks ? attestation : unverified(attestation, party)));
    }

    /** Takes back that somebody was verified, which nothing signs at this point (§6.1, the flag UV). */
    private static byte[] unverified(byte[] attestation, String party) {
        var latin = new String(attestation, StandardCharsets.ISO_8859_1);
        int flags = latin.indexOf(
                        new String(Sha256.of(party.getBytes(StandardCharsets.UTF_8)), StandardCharsets.ISO_8859_1))
                + 32;
        attestation[flags] &= ~0x04;
        return attestation;
    }

    /** Signs with a key. */
    public Used use(String challenge, String party) {
        var used = platform.get(new PublicKeyCredentialRequestOptions(
                new DefaultChallenge(challenge), null, party, null, UserVerificationRequirement.REQUIRED, null));
        var answer = Objects.requireNonNull(used.getResponse());
        return new Used(
                text(used.getRawId()),
                text(answer.getUserHandle()),
                text(answer.getClientDataJSON()),
                text(answer.getAuthenticatorData()),
                text(answer.getSignature()));
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
