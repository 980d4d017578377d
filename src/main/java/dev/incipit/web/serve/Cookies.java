package dev.incipit.web.serve;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Headers;
import io.helidon.http.ServerResponseHeaders;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The cookies of one exchange (RFC 6265). Behind TLS their names begin with {@code __Host-}, so that only this host by TLS can have
 * set them; without TLS browsers refuse such names. None can be read by scripts.
 */
final class Cookies {
    static final String SESSION = "incipit-session";
    /** A secret of a visitor who is not signed in, from which the token of their forms is made. */
    static final String VISITOR = "incipit-visitor";
    /** A sentence for the next page. */
    static final String NOTICE = "incipit-notice";

    /** A secret of the browser while a sign-in goes on elsewhere. */
    static final String ATTEMPT = "incipit-attempt";

    private static final String HOST_ONLY = "__Host-";
    private static final int VALUE_MAX = 1_000;
    private static final Duration NOTICE_KEPT = Duration.ofMinutes(1);

    private final boolean secure;
    private final Map<String, String> sent;
    private final Map<String, String> set = new LinkedHashMap<>();

    Cookies(Headers headers, boolean secure) {
        this.secure = secure;
        this.sent = parse(headers);
    }

    private static Map<String, String> parse(Headers headers) {
        var sent = new LinkedHashMap<String, String>();
        for (var line : headers.all(HeaderNames.COOKIE, List::of)) {
            for (var pair : line.split(";", -1)) {
                int equals = pair.indexOf('=');
                if (equals > 0) {
                    // The first of two: another path or domain cannot put its own before ours with this prefix.
                    sent.putIfAbsent(
                            pair.substring(0, equals).strip(),
                            pair.substring(equals + 1).strip());
                }
            }
        }
        return sent;
    }

    Optional<String> value(String name) {
        return Optional.ofNullable(sent.get(named(name)))
                .filter(value -> !value.isEmpty() && value.length() <= VALUE_MAX);
    }

    /** The sentence for this page, which is shown once. */
    Optional<String> takeNotice() {
        var notice = value(NOTICE);
        notice.ifPresent(_ -> remove(NOTICE));
        return notice.flatMap(Cookies::decode);
    }

    private static Optional<String> decode(String encoded) {
        try {
            return Optional.of(URLDecoder.decode(encoded, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException notOurs) {
            return Optional.empty();
        }
    }

    void notice(String sentence) {
        set(NOTICE, URLEncoder.encode(sentence, StandardCharsets.UTF_8), Optional.of(NOTICE_KEPT));
    }

    /** Sets a cookie; without a time the browser keeps it until it is closed. */
    void set(String name, String value, Optional<Duration> kept) {
        set.put(
                name,
                named(name) + "=" + value + "; Path=/; HttpOnly; SameSite=Lax" + (secure ? "; Secure" : "")
                        + kept.map(time -> "; Max-Age=" + time.toSeconds()).orElse(""));
    }

    void remove(String name) {
        set(name, "", Optional.of(Duration.ZERO));
    }

    void writeTo(ServerResponseHeaders headers) {
        set.values().forEach(line -> headers.add(HeaderValues.create(HeaderNames.SET_COOKIE, line)));
    }

    private String named(String name) {
        return secure ? HOST_ONLY + name : name;
    }
}
