package dev.incipit.people.webauthn;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.data.extension.authenticator.AuthenticationExtensionsAuthenticatorOutputs;
import com.webauthn4j.data.extension.client.AuthenticationExtensionsClientOutputs;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.verifier.exception.MaliciousCounterValueException;
import java.security.interfaces.RSAPublicKey;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Both ceremonies of Web Authentication: a key is registered, and it signs. The person is verified by the device in both. What kind of
 * device it is does not matter, so attestation is neither asked for nor judged. Shared by threads.
 */
public final class Ceremonies {
    /** No public key in use is longer. */
    private static final int ATTESTED_BYTES_MAX = 2_900;

    private static final int ID_BYTES_MAX = 1_023;

    /** A longer key costs more time to check than a sign-in may. */
    private static final int RSA_BITS_MAX = 4_096;

    private static final int EXPONENT_BITS_MAX = 32;

    private static final List<PublicKeyCredentialParameters> ALGORITHMS = List.of(
            algorithm(COSEAlgorithmIdentifier.ES256),
            algorithm(COSEAlgorithmIdentifier.EdDSA),
            algorithm(COSEAlgorithmIdentifier.RS256));

    private final ObjectConverter converter = new ObjectConverter();
    private final WebAuthnManager manager = WebAuthnManager.createNonStrictWebAuthnManager(converter);
    private final AttestedCredentialDataConverter attested = new AttestedCredentialDataConverter(converter);
    private final Origin origin;
    private final String party;

    /**
     * For pages at one origin.
     *
     * @param party the relying party's id: the origin's host
     */
    public Ceremonies(String origin, String party) {
        this.origin = Origin.create(origin);
        this.party = party;
    }

    private static PublicKeyCredentialParameters algorithm(COSEAlgorithmIdentifier identifier) {
        return new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, identifier);
    }

    /**
     * Checks a new key (§7.1).
     *
     * @param challenge what it was to sign, in base64url, as are all parts
     */
    public Credential register(String challenge, String clientData, String attestation) throws CeremonyFailed {
        try {
            var parameters = new RegistrationParameters(expected(challenge), ALGORITHMS, true, true);
            var registered = manager.verify(new RegistrationRequest(bytes(attestation), bytes(clientData)), parameters);
            var data = Objects.requireNonNull(registered.getAttestationObject()).getAuthenticatorData();
            var credential = Objects.requireNonNull(data.getAttestedCredentialData());
            var kept = attested.convert(credential);
            if (kept.length > ATTESTED_BYTES_MAX
                    || credential.getCredentialId().length > ID_BYTES_MAX
                    || isCostly(credential)) {
                throw new CeremonyFailed("the key is longer than keys are", false);
            }
            return new Credential(text(credential.getCredentialId()), text(kept), data.getSignCount(), data.isFlagBE());
        } catch (RuntimeException refused) {
            throw failed(refused, false);
        }
    }

    private static boolean isCostly(AttestedCredentialData credential) {
        return credential.getCOSEKey().getPublicKey() instanceof RSAPublicKey rsa
                && (rsa.getModulus().bitLength() > RSA_BITS_MAX
                        || rsa.getPublicExponent().bitLength() > EXPONENT_BITS_MAX);
    }

    /**
     * Checks a signature of a known key (§7.2) and returns how often it has signed.
     *
     * @param challenge what it was to sign, in base64url, as are all parts
     */
    public long authenticate(
            String challenge, Credential known, String clientData, String authenticatorData, String signature)
            throws CeremonyFailed {
        try {
            var key = new CredentialRecordImpl(
                    new NoneAttestationStatement(),
                    true,
                    known.backupEligible(),
                    false,
                    known.signCount(),
                    attested.convert(bytes(known.attested())),
                    new AuthenticationExtensionsAuthenticatorOutputs<>(),
                    null,
                    new AuthenticationExtensionsClientOutputs<>(),
                    Set.of());
            var signed = manager.verify(
                    new AuthenticationRequest(
                            bytes(known.id()), bytes(authenticatorData), bytes(clientData), bytes(signature)),
                    new AuthenticationParameters(expected(challenge), key, null, true, true));
            return Objects.requireNonNull(signed.getAuthenticatorData()).getSignCount();
        } catch (MaliciousCounterValueException back) {
            throw failed(back, true);
        } catch (RuntimeException refused) {
            throw failed(refused, false);
        }
    }

    private ServerProperty expected(String challenge) {
        return ServerProperty.builder()
                .origin(origin)
                .rpId(party)
                .challenge(new DefaultChallenge(bytes(challenge)))
                .build();
    }

    /**
     * By class alone: the library's messages quote what was sent. It ends in exceptions of any class when a key's CBOR is no key,
     * null pointers and casts among them.
     */
    private static CeremonyFailed failed(RuntimeException refused, boolean copied) {
        return new CeremonyFailed(refused.getClass().getSimpleName(), copied);
    }

    private static byte[] bytes(String text) {
        return Base64.getUrlDecoder().decode(text);
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
