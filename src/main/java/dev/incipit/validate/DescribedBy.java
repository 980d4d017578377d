package dev.incipit.validate;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.html.LinkElement;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Where a page says that a file describes it: a link element, or a Link header (RFC 8288). */
final class DescribedBy {
    private static final String RELATION = "describedby";
    private static final int LINKS_MAX = 50;

    private DescribedBy() {}

    /** Whether the page points to one of the addresses. */
    static boolean pointsTo(Fetched page, List<WebUrl> files) {
        return Stream.concat(headerLinks(page), elementLinks(page))
                .anyMatch(link -> files.stream().anyMatch(file -> isSame(link, file)));
    }

    /** By another scheme, or with www in front, it is the same file. */
    private static boolean isSame(WebUrl link, WebUrl file) {
        return DeliveryRules.samePlace(file, link);
    }

    private static Stream<WebUrl> headerLinks(Fetched page) {
        // Cut before each target, since a comma may stand inside one.
        return Stream.of(page.headers().getOrDefault("link", "").split("<", LINKS_MAX))
                .filter(link -> link.indexOf('>') > 0 && isRelation(link.substring(link.indexOf('>'))))
                .flatMap(link -> page.url().resolve(link.substring(0, link.indexOf('>'))).stream());
    }

    /** Whether one of the parameters after a target is {@code rel} and names the relation, alone or among others. */
    private static boolean isRelation(String parameters) {
        return Stream.of(parameters.split("[>;]", LINKS_MAX))
                .map(parameter -> parameter.toLowerCase(Locale.ROOT).strip())
                .filter(parameter -> parameter.startsWith("rel") && parameter.indexOf('=') > 0)
                .filter(parameter ->
                        parameter.substring(0, parameter.indexOf('=')).strip().equals("rel"))
                .anyMatch(parameter ->
                        List.of(parameter.split("[=\"', ]+", LINKS_MAX)).contains(RELATION));
    }

    private static Stream<WebUrl> elementLinks(Fetched page) {
        return LinkElement.of(page.url(), page.body(), page.contentType()).stream()
                .filter(link -> link.relations().contains(RELATION))
                .map(LinkElement::target);
    }
}
