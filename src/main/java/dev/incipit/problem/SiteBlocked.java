package dev.incipit.problem;

/** The site will not have us: it refused, showed a challenge, or closed itself by robots.txt. */
public final class SiteBlocked extends Problem {
    private static final long serialVersionUID = 1L;

    public SiteBlocked(String message) {
        super(message);
    }
}
