package dev.incipit.web;

import java.util.Optional;

/** Finds the user of a session. */
@FunctionalInterface
public interface SignInCheck {
    /** Returns the user whose session has this id, as the browser sent it; empty if there is none, or no more. */
    Optional<SignedIn> signedIn(String sessionId);
}
