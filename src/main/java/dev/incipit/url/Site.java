package dev.incipit.url;

/**
 * The website that a caller requested.
 *
 * @param supplied what the caller typed, trimmed
 * @param home the URL it stands for; https is assumed if no scheme was typed
 * @param schemeAssumed whether no scheme was typed, so that http may be tried if nothing listens for https
 * @param extent what of it the caller wants, and which further hosts
 */
public record Site(String supplied, WebUrl home, boolean schemeAssumed, SiteExtent extent) {
    /** The whole site. */
    public Site(String supplied, WebUrl home, boolean schemeAssumed) {
        this(supplied, home, schemeAssumed, SiteExtent.WHOLE);
    }

    public Site to(SiteExtent other) {
        return new Site(supplied, home, schemeAssumed, other);
    }
}
