package dev.incipit.html.dom;

import dev.incipit.url.ActingAddresses;
import dev.incipit.url.WebUrl;
import java.util.Locale;
import java.util.Optional;

/**
 * The URL that the links of one page are resolved against: its own, or that of its {@code base} element (HTML §4.2.3). Used by one
 * thread.
 */
public final class AddressBase {
    /**
     * By how many characters the addresses of a page may be longer than its links: 10 000 links below a long base would take
     * hundreds of megabytes.
     */
    static final int ADDED_MAX = 8 * 1024 * 1024;

    private final WebUrl url;
    private int left = ADDED_MAX;

    public AddressBase(WebUrl url) {
        this.url = url;
    }

    public static AddressBase of(WebUrl url, DocumentIndex document) {
        return new AddressBase(document.all("base").stream()
                .filter(base -> base.hasAttr("href"))
                .findFirst()
                .flatMap(base -> url.resolve(base.attr("href").strip()))
                .orElse(url));
    }

    /** Resolves a link to an http(s) URL; empty for any other scheme, and where the page has too many long ones. */
    public Optional<WebUrl> web(String href) {
        return left > 0 && (scheme(href).isEmpty() || isWeb(href)) ? resolved(href) : Optional.empty();
    }

    private Optional<WebUrl> resolved(String href) {
        var target = url.resolve(href);
        left -= target.map(to -> Math.max(0, to.toString().length() - href.length()))
                .orElse(0);
        return target;
    }

    /**
     * The link target as written to Markdown; empty for what only works in a browser, such as {@code javascript:}, and for what
     * changes something when requested: an agent that follows a link must not fill a cart.
     */
    public Optional<String> written(String href) {
        var trimmed = href.strip();
        if (scheme(trimmed).equals("mailto")) {
            return Optional.of(trimmed);
        }
        // The address of nothing: what a script listens to.
        return trimmed.isEmpty() || trimmed.equals("#")
                ? Optional.empty()
                : web(trimmed).filter(target -> !ActingAddresses.isOne(target)).map(WebUrl::toString);
    }

    private static boolean isWeb(String href) {
        var scheme = scheme(href);
        return scheme.equals("http") || scheme.equals("https");
    }

    /** The scheme in lower case; empty for a relative link. */
    private static String scheme(String href) {
        var trimmed = href.strip();
        for (int i = 0; i < trimmed.length(); i++) {
            char c = trimmed.charAt(i);
            if (c == ':') {
                return trimmed.substring(0, i).toLowerCase(Locale.ROOT);
            }
            if (!Character.isLetterOrDigit(c) && c != '+' && c != '-' && c != '.') {
                return "";
            }
        }
        return "";
    }
}
