package dev.incipit.client;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.util.Arrays;
import java.util.List;

/** What the proxies on a request's way wrote into its headers. */
final class ProxyWords {
    private ProxyWords() {}

    /**
     * One word for each proxy, the nearest last; empty where it left one out.
     *
     * @param parameter of {@code Forwarded} (RFC 7239), as in {@code for=}
     * @param older the header that counts where there is no {@code Forwarded}
     */
    static List<String> of(Headers headers, String parameter, HeaderName older) {
        var forwarded = elements(headers, HeaderNames.FORWARDED);
        return forwarded.isEmpty()
                ? elements(headers, older)
                : forwarded.stream().map(element -> value(element, parameter)).toList();
    }

    private static List<String> elements(Headers headers, HeaderName name) {
        return headers.all(name, List::of).stream()
                .flatMap(line -> Arrays.stream(line.split(",", -1)))
                .map(String::strip)
                .toList();
    }

    private static String value(String element, String parameter) {
        return Arrays.stream(element.split(";", -1))
                .map(String::strip)
                .filter(pair -> pair.regionMatches(true, 0, parameter, 0, parameter.length()))
                .map(pair -> pair.substring(parameter.length()).replace("\"", ""))
                .findFirst()
                .orElse("");
    }
}
