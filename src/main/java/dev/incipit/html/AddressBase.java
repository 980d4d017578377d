package dev.incipit.html;

import dev.incipit.url.WebUrl;
import java.util.Locale;
import java.util.Optional;

/** What a page's links are relative to: its own address, or what its base element says (HTML §4.2.3). */
record AddressBase(WebUrl url) {
    static AddressBase of(WebUrl url, Inventory document) {
        return new AddressBase(document.all("base").stream()
                .filter(base -> base.hasAttr("href"))
                .findFirst()
                .flatMap(base -> url.resolve(base.attr("href").strip()))
                .orElse(url));
    }

    /** The http(s) address a link means. */
    Optional<WebUrl> web(String href) {
        return scheme(href).isEmpty() || isWeb(href) ? base(href) : Optional.empty();
    }

    private Optional<WebUrl> base(String href) {
        return url.resolve(href);
    }

    /** The address as it is written into Markdown; empty for what leads nowhere outside a browser. */
    Optional<String> written(String href) {
        var trimmed = href.strip();
        if (scheme(trimmed).equals("mailto")) {
            return Optional.of(trimmed);
        }
        return trimmed.isEmpty() ? Optional.empty() : web(trimmed).map(WebUrl::toString);
    }

    private static boolean isWeb(String href) {
        var scheme = scheme(href);
        return scheme.equals("http") || scheme.equals("https");
    }

    /** The scheme in lower case; empty for a relative address. */
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
