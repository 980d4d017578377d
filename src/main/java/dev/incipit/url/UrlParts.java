package dev.incipit.url;

import java.util.Optional;

/**
 * What the standard calls a URL record, of an http(s) address.
 *
 * @param userInfo encoded {@code name:password}; empty text where only the at sign was written
 * @param port as written, or -1 where it is the scheme's default
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

    /** URL standard §4.5, the URL serializer. */
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
