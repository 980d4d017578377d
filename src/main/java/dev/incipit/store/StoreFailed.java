package dev.incipit.store;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** The store cannot be reached or failed to do its work; an error of the program or the operator, never of a client. */
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

    /** Returns the driver's own message, without those of the client and the pool. */
    static String reason(Throwable thrown) {
        var cause = thrown;
        for (int depth = 0; depth < CAUSES_MAX && cause.getCause() != null; depth++) {
            cause = cause.getCause();
        }
        return switch (cause) {
            // The message of these exceptions is only the path.
            case AccessDeniedException denied -> "no permission for " + denied.getFile();
            case NoSuchFileException missing -> missing.getFile() + " cannot be created";
            default -> String.valueOf(cause.getMessage());
        };
    }
}
