package dev.incipit.crawl;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.url.WebUrl;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Reads the Link header of a response (RFC 8288) for the page's Markdown twin. */
final class LinkHeader {
    private static final int LINKS_MAX = 50;

    private LinkHeader() {}

    /** The target of the first link with {@code rel=alternate} and {@code type=text/markdown}. */
    static Optional<WebUrl> markdownTwin(FetchOutcome.Fetched fetched) {
        // Cut before each target, since a comma may stand inside one.
        return Arrays.stream(fetched.headers().getOrDefault("link", "").split("<", LINKS_MAX))
                .filter(link -> link.indexOf('>') > 0)
                .filter(link -> isMarkdownAlternate(link.substring(link.indexOf('>') + 1)))
                .findFirst()
                .flatMap(link -> fetched.url().resolve(link.substring(0, link.indexOf('>'))));
    }

    private static boolean isMarkdownAlternate(String parameters) {
        var plain = parameters.toLowerCase(Locale.ROOT).replace("\"", "").replace(" ", "");
        return plain.contains(";rel=alternate") && plain.contains(";type=text/markdown");
    }
}
