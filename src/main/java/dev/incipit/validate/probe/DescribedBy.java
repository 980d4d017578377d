package dev.incipit.validate.probe;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.html.LinkElement;
import dev.incipit.url.LinkHeader;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.rules.DeliveryRules;
import java.util.List;
import java.util.stream.Stream;

/** How a page declares that a file describes it: by a link element or a Link header (RFC 8288). */
final class DescribedBy {
    private static final String RELATION = "describedby";

    private DescribedBy() {}

    /** Whether the page links to one of the addresses. */
    static boolean pointsTo(Fetched page, List<WebUrl> files) {
        return Stream.concat(headerLinks(page), elementLinks(page))
                .anyMatch(link -> files.stream().anyMatch(file -> DeliveryRules.samePlace(file, link)));
    }

    private static Stream<WebUrl> headerLinks(Fetched page) {
        return LinkHeader.read(page.url(), page.headers().getOrDefault("link", "")).stream()
                .filter(link -> link.relations().contains(RELATION))
                .map(LinkHeader::target);
    }

    private static Stream<WebUrl> elementLinks(Fetched page) {
        return LinkElement.of(page.url(), page.body(), page.contentType()).stream()
                .filter(link -> link.relations().contains(RELATION))
                .map(LinkElement::target);
    }
}
