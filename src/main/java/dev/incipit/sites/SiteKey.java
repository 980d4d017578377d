package dev.incipit.sites;

import dev.incipit.digest.Sha256;
import dev.incipit.url.PublicSuffix;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What makes two addresses of a list the same site: host, port unless it is the scheme's own, and path. The scheme does not count.
 *
 * @param text such as {@code example.com}, {@code example.com:8080/docs/}
 */
public record SiteKey(String text) {
    /** A host that is a safe folder name on every system, with at most a port. */
    private static final Pattern PLAIN = Pattern.compile("[a-z0-9][a-z0-9.-]{0,99}(:[0-9]{1,5})?");

    private static final Pattern UNSAFE = Pattern.compile("[^a-z0-9.-]+");

    /** Names that Windows keeps for devices, whatever follows after a dot. */
    private static final Pattern DEVICE = Pattern.compile("(con|prn|aux|nul|com[0-9]|lpt[0-9])([.:].*)?");

    /** Files that stand beside the sites' folders end so. */
    private static final Set<String> OURS = Set.of("jsonl", "lock");

    /** Readable characters of a name that needs a hash. */
    private static final int READABLE_MAX = 60;

    private static final int HASH_DIGITS = 16;

    public static SiteKey of(Site site) {
        var url = site.home();
        var path = url.requestTarget();
        return new SiteKey(url.authority() + (path.equals("/") ? "" : path));
    }

    /** The registrable domain of a site, at which one run is under way at a time. */
    public static String domain(WebUrl url) {
        return PublicSuffix.registrable(url.host());
    }

    /**
     * The name of the site's folder: the host where that is a safe name, with {@code _} before a port; else what is readable of the key
     * and the start of its SHA-256. Different keys have different names, on file systems that ignore case too.
     */
    public String folder() {
        boolean plain = PLAIN.matcher(text).matches()
                && !DEVICE.matcher(text).matches()
                && !text.endsWith(".")
                && !OURS.contains(text.substring(text.lastIndexOf('.') + 1));
        if (plain) {
            return text.replace(':', '_');
        }
        var readable = UNSAFE.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("_");
        var cut = readable.length() > READABLE_MAX ? readable.substring(0, READABLE_MAX) : readable;
        var hash = Sha256.hex(text).substring(0, HASH_DIGITS);
        // No plain name begins so.
        return "_" + cut + "~" + hash;
    }
}
