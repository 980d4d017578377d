package dev.incipit.people.openid;

/** Why a provider did not say who somebody is. The message is for the log, and quotes nothing that the provider sent. */
public final class ProviderFailed extends Exception {
    private static final long serialVersionUID = 1L;
    private final Kind kind;

    /** Whose turn it is. */
    public enum Kind {
        /** It does not answer, or too slowly, or too many are asking it. */
        UNREACHABLE,
        /** It did not accept the code: the attempt is to be begun anew. */
        STALE,
        /** What it said cannot be trusted, or the settings do not fit: for the operator. */
        WRONG
    }

    ProviderFailed(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }
}
