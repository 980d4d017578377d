package dev.incipit.url;

/** Which addresses belong to a run: one host, and the folder the caller's address names (decisions §5). */
public record SiteScope(WebUrl home, String folder) {
    /** The scope of a run over {@code site} whose first page was found at {@code landed} after redirects. */
    public static SiteScope of(Site site, WebUrl landed) {
        return new SiteScope(landed, "/");
    }

    /** Whether the address is one of this run's: same host and port, and inside the folder. */
    public boolean contains(WebUrl url) {
        return url.host().equals(home.host()) && url.path().startsWith(folder);
    }

    /** The host in ASCII, with its port where that is not the default: the wire's {@code domain}. */
    public String domain() {
        return home.authority();
    }
}
