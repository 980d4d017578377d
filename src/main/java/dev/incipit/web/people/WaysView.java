package dev.incipit.web.people;

import dev.incipit.people.Passkeys;
import dev.incipit.web.layout.Field;
import java.util.List;
import java.util.Optional;

/**
 * How a user can sign in besides by password.
 *
 * @param hasPassword without one nothing can be added
 */
record WaysView(boolean hasPassword, Optional<ProviderView> provider, Optional<PasskeysView> passkeys) {
    /**
     * @param connected what it calls the user; empty if it is not connected
     * @param password the field of the form that connects it
     */
    record ProviderView(String name, Optional<String> connected, Field password) {}

    /** The passkeys, and the fields of the form that adds one. */
    record PasskeysView(List<Passkeys.Entry> entries, Field label, Field password) {}
}
