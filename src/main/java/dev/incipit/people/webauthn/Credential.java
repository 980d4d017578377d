package dev.incipit.people.webauthn;

/**
 * A key of a device, as it is kept.
 *
 * @param id chosen by the device, in base64url
 * @param attested id, public key and kind of device, in base64url
 * @param signCount how often it has signed; 0 for keys that do not count
 * @param backupEligible whether the device may copy it to others
 */
public record Credential(String id, String attested, long signCount, boolean backupEligible) {}
