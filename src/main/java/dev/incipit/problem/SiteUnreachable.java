package dev.incipit.problem;

/** The site could not be reached or has no readable content. */
public final class SiteUnreachable extends Problem {
    private static final long serialVersionUID = 1L;

    public SiteUnreachable(String message) {
        super(message);
    }
}
