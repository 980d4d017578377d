package dev.incipit.web.people;

import java.util.Optional;

/**
 * The page on which the browser asks for a passkey, or makes one.
 *
 * @param back where whoever has none goes back
 * @param challenge what the device signs, in base64url
 * @param party the relying party's id
 * @param make for a new one
 */
record PasskeyView(String action, String back, String challenge, String party, Optional<Make> make) {
    /**
     * What a new passkey is made from.
     *
     * @param userHandle what the device calls the user, in base64url
     * @param known the user's passkeys, in base64url with spaces between
     * @param label what the user calls the new one
     */
    record Make(String userHandle, String address, String known, String label) {}
}
