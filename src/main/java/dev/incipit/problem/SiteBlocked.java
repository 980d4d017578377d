package dev.incipit.problem;

/** The site refuses to be crawled: it refused the request, showed a challenge, or closed itself by robots.txt. */
public final class SiteBlocked extends Problem {
    private static final long serialVersionUID = 1L;

    public SiteBlocked(String message) {
        super(message);
    }
}
