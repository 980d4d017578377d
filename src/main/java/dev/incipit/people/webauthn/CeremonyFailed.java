package dev.incipit.people.webauthn;

/** What a browser sent is no answer of the key that was asked. */
public final class CeremonyFailed extends Exception {
    private static final long serialVersionUID = 1L;
    private final boolean copied;

    CeremonyFailed(String message, boolean copied) {
        super(message);
        this.copied = copied;
    }

    /** Whether the key has counted back, as one of two copies does. */
    public boolean isOfCopy() {
        return copied;
    }
}
