package dev.incipit.web.people;

import dev.incipit.web.layout.Field;
import java.util.Optional;

/**
 * How a user can sign in besides by password.
 *
 * @param provider the OpenID provider, if one is set
 */
public record WaysView(Optional<ProviderView> provider) {
    /**
     * The OpenID provider.
     *
     * @param connected what it calls the user; empty if it is not connected
     * @param password the field of the form that connects it
     */
    public record ProviderView(String name, Optional<String> connected, Field password) {}
}
