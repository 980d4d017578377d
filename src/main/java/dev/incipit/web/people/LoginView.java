package dev.incipit.web.people;

import dev.incipit.web.layout.Field;
import java.util.Optional;

/**
 * The form to sign in.
 *
 * @param to where to go on afterwards
 * @param problem why nobody was signed in
 * @param signUp whether everybody may sign up
 * @param reset whether a new password can be mailed
 * @param provider name of the OpenID provider, if one is set
 * @param passkeys whether passkeys sign in
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
