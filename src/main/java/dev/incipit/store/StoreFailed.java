package dev.incipit.store;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** The store cannot be reached, or did not do what it was asked; a fault of ours or of the operator's, never of a caller. */
public final class StoreFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int CAUSES_MAX = 10;

    public StoreFailed(String message) {
        super(message);
    }

    StoreFailed(String message, Throwable cause) {
        super(message, cause);
    }

    static StoreFailed by(Throwable cause) {
        return new StoreFailed("The store failed: " + reason(cause), cause);
    }

    /** The driver's own sentence, from below what the client and the pool wrap around it. */
    static String reason(Throwable thrown) {
        var cause = thrown;
        for (int depth = 0; depth < CAUSES_MAX && cause.getCause() != null; depth++) {
            cause = cause.getCause();
        }
        return switch (cause) {
            // Of these, the message is nothing but the path.
            case AccessDeniedException denied -> "no permission for " + denied.getFile();
            case NoSuchFileException missing -> missing.getFile() + " cannot be made";
            default -> String.valueOf(cause.getMessage());
        };
    }
}
