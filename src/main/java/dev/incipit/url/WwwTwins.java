package dev.incipit.url;

/** Compares host names without a leading {@code www.}: with and without it they are nearly always one site. */
public final class WwwTwins {
    private static final String WWW = "www.";

    private WwwTwins() {}

    /** Whether two host names or authorities, both in lower case, are the same apart from {@code www.}. */
    public static boolean areOne(String host, String other) {
        return bare(host).equals(bare(other));
    }

    /** A text that starts with a host name, without a leading {@code www.}. */
    public static String bare(String host) {
        return host.startsWith(WWW) ? host.substring(WWW.length()) : host;
    }
}
