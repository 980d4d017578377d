package dev.incipit.url;

import java.util.Optional;

/**
 * A URL record of the standard, for http and https.
 *
 * @param userInfo encoded {@code name:password}; empty text if only the at sign is present
 * @param port as written, or -1 for the scheme's default
 * @param path begins with a slash
 */
record UrlParts(
        String scheme,
        Optional<String> userInfo,
        String host,
        int port,
        String path,
        Optional<String> query,
        Optional<String> fragment) {
    static final int DEFAULT_PORT = -1;

    String authority() {
        return port == DEFAULT_PORT ? host : host + ":" + port;
    }

    UrlParts withoutFragment() {
        return new UrlParts(scheme, userInfo, host, port, path, query, Optional.empty());
    }

    /** The URL serializer (URL standard §4.5). */
    String serialized() {
        var text = new StringBuilder(scheme).append("://");
        userInfo.filter(info -> !info.isEmpty())
                .ifPresent(info -> text.append(info).append('@'));
        text.append(authority()).append(path);
        query.ifPresent(q -> text.append('?').append(q));
        fragment.ifPresent(f -> text.append('#').append(f));
        return text.toString();
    }
}
