package dev.incipit.web;

import java.net.URI;
import java.util.Optional;

/**
 * How the pages are offered.
 *
 * @param enabled whether there are any ({@code web.enabled})
 * @param origin where people reach this service, without a trailing slash; empty if unknown ({@code web.origin})
 */
public record WebConfig(boolean enabled, Optional<URI> origin) {
    public static final WebConfig DEFAULTS = new WebConfig(true, Optional.empty());

    public WebConfig {
        origin.ifPresent(WebConfig::requireOrigin);
    }

    private static void requireOrigin(URI url) {
        if (url.getRawQuery() != null
                || url.getRawFragment() != null
                || url.getRawUserInfo() != null
                || !url.getRawPath().isEmpty()) {
            throw new IllegalArgumentException(
                    "web.origin must be an address without path and slash, such as https://incipit.example.org");
        }
    }

    /** Whether people reach the pages by TLS, whatever a proxy says of a request. */
    public boolean isSecure() {
        return origin.map(URI::getScheme).filter("https"::equalsIgnoreCase).isPresent();
    }
}
