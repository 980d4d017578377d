package dev.incipit.web.people;

import dev.incipit.web.layout.Field;
import java.util.Optional;

/**
 * The form to sign in.
 *
 * @param to where to go on afterwards
 * @param problem why nobody was signed in
 * @param reset whether a new password can be mailed
 * @param provider name of the OpenID provider, if one is set
 */
record LoginView(
        Field address,
        Field password,
        String to,
        Optional<String> problem,
        boolean signUp,
        boolean reset,
        Optional<String> provider,
        boolean passkeys) {}
