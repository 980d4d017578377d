package dev.incipit.url;

/** Host names that differ by a leading {@code www.} only: one site in all but a few places of the web. */
public final class WwwTwins {
    private static final String WWW = "www.";

    private WwwTwins() {}

    /** Whether two host names, or two authorities, are twins or the same; both in lower case. */
    public static boolean areOne(String host, String other) {
        return bare(host).equals(bare(other));
    }

    /** What begins with a host name, without the {@code www.} in front. */
    public static String bare(String host) {
        return host.startsWith(WWW) ? host.substring(WWW.length()) : host;
    }
}
