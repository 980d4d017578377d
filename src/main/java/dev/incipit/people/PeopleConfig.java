package dev.incipit.people;

import java.net.URI;
import java.util.Optional;

/**
 * Who may join, and how links are written.
 *
 * @param registration who makes new users ({@code web.registration})
 * @param origin what links in mails begin with ({@code web.origin})
 * @param provider by which people may sign in, if any; needs the origin, to which it sends them back ({@code web.oidc.*})
 */
public record PeopleConfig(Registration registration, Optional<URI> origin, Optional<ProviderConfig> provider) {
    /** Nobody joins but by the operator. */
    public static final PeopleConfig DEFAULTS =
            new PeopleConfig(Registration.CLOSED, Optional.empty(), Optional.empty());

    /** @throws IllegalArgumentException if there is a provider but no origin */
    public PeopleConfig {
        if (provider.isPresent() && origin.isEmpty()) {
            throw new IllegalArgumentException("web.oidc.issuer needs web.origin, to which it sends people back");
        }
    }

    public enum Registration {
        /** The operator alone. */
        CLOSED,
        /** Every user may invite others to their own account. */
        INVITE,
        /** Everybody for themselves, with an account of their own. */
        OPEN
    }

    boolean isOpen() {
        return registration == Registration.OPEN;
    }
}
