package dev.incipit.web.desk;

import dev.incipit.account.OwnKeys.OwnKey;
import dev.incipit.web.layout.Field;
import java.util.List;
import java.util.Optional;

/**
 * What the page of keys shows.
 *
 * @param secret the raw value of a key that has just been made
 * @param origin where the service is reached, for the example
 */
record KeysView(List<OwnKey> keys, Field label, int keysMax, Optional<String> secret, String origin) {
    List<OwnKey> live() {
        return keys.stream().filter(key -> key.isLive() && !key.ofPages()).toList();
    }

    List<OwnKey> revoked() {
        return keys.stream().filter(key -> !key.isLive()).toList();
    }

    boolean isFull() {
        return keys.stream().filter(key -> !key.ofPages()).count() >= keysMax;
    }

    String used(OwnKey key) {
        return UseMeter.of("", key.generations()).words() + " generations, "
                + UseMeter.of("", key.validations()).words() + " validations";
    }

    /** A request to try the new key with. */
    String example() {
        return "curl " + origin + "/api/v1/validate \\\n  -H \"x-api-key: " + secret.orElse("inc_…")
                + "\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\"url\": \"example.com\"}'";
    }
}
