package dev.incipit.web.people;

import dev.incipit.web.SignedIn;
import dev.incipit.web.layout.Field;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A user's own page.
 *
 * @param mails whether an address can be changed, which takes mails
 * @param invitation whether others may be invited, and the form for it
 * @param ways whether there are ways to sign in besides the password
 * @param invited the link that was just made, if it must be handed on
 */
record ProfileView(
        SignedIn user,
        boolean mails,
        boolean ways,
        Field newAddress,
        Field addressPassword,
        Field oldPassword,
        Field newPassword,
        List<SessionRow> sessions,
        Optional<Field> invitation,
        Optional<String> invited) {
    /**
     * @param seen when it was last used
     */
    record SessionRow(String id, String client, Instant seen, boolean current) {}
}
