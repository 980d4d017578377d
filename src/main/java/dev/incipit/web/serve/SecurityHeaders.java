package dev.incipit.web.serve;

import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import java.util.List;
import java.util.stream.Stream;

/** What each page tells the browser to forbid (OWASP Secure Headers): scripts and styles in the page, frames, other hosts. */
final class SecurityHeaders {
    private static final Header POLICY = header(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
                    + " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
    private static final List<Header> ALWAYS = List.of(
            POLICY,
            header("X-Content-Type-Options", "nosniff"),
            header("X-Frame-Options", "DENY"),
            header("Referrer-Policy", "same-origin"),
            header("Cross-Origin-Opener-Policy", "same-origin"),
            header("Cross-Origin-Resource-Policy", "same-origin"),
            header("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"));

    /** Half a year; of this host alone, since its neighbours are not ours to judge. */
    private static final Header BY_TLS_ONLY = header("Strict-Transport-Security", "max-age=15552000");

    static final Header NO_STORE = header("Cache-Control", "no-store");
    static final Header KEPT_FOR_EVER = header("Cache-Control", "public, max-age=31536000, immutable");

    private SecurityHeaders() {}

    static List<Header> of(boolean secure) {
        return secure ? Stream.concat(ALWAYS.stream(), Stream.of(BY_TLS_ONLY)).toList() : ALWAYS;
    }

    private static Header header(String name, String value) {
        return HeaderValues.createCached(HeaderNames.create(name), value);
    }
}
