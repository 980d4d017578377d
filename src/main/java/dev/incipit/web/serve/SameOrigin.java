package dev.incipit.web.serve;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.URI;
import java.util.Optional;

/**
 * Whether a request that changes something comes from one of the pages here, as the browser reports (Fetch Metadata; RFC 6454). A
 * client that says nothing is judged by its token alone.
 */
record SameOrigin(Optional<URI> origin) {
    private static final HeaderName SEC_FETCH_SITE = HeaderNames.create("Sec-Fetch-Site");

    boolean holds(Headers headers) {
        var site = headers.first(SEC_FETCH_SITE);
        if (site.isPresent()) {
            // "none" is the reader's own doing, and no page can bring about a POST with it.
            return site.get().equals("same-origin") || site.get().equals("none");
        }
        return headers.first(HeaderNames.ORIGIN)
                .map(said -> isOurs(said, headers))
                .orElse(true);
    }

    private boolean isOurs(String said, Headers headers) {
        if (origin.isPresent()) {
            return said.equalsIgnoreCase(origin.get().toString());
        }
        // The scheme is not compared, since a proxy may have ended the TLS.
        int authority = said.indexOf("://");
        return authority > 0
                && headers.first(HeaderNames.HOST)
                        .filter(said.substring(authority + 3)::equalsIgnoreCase)
                        .isPresent();
    }
}
