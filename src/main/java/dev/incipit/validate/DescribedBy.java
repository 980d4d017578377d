package dev.incipit.validate;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.parser.Parser;

/** Where a page says that a file describes it: a link element, or a Link header (RFC 8288). */
final class DescribedBy {
    private static final String RELATION = "describedby";
    private static final int DEPTH_MAX = 512;
    private static final int LINKS_MAX = 50;

    private DescribedBy() {}

    /** Whether the page points to one of the addresses. */
    static boolean pointsTo(Fetched page, List<WebUrl> files) {
        return Stream.concat(headerLinks(page), elementLinks(page)).anyMatch(files::contains);
    }

    private static Stream<WebUrl> headerLinks(Fetched page) {
        // Cut before each target, since a comma may stand inside one.
        return Stream.of(page.headers().getOrDefault("link", "").split("<", LINKS_MAX))
                .filter(link -> link.indexOf('>') > 0 && isRelation(link.substring(link.indexOf('>'))))
                .flatMap(link -> page.url().resolve(link.substring(0, link.indexOf('>'))).stream());
    }

    private static boolean isRelation(String parameters) {
        var words = parameters.toLowerCase(Locale.ROOT).replace('"', ' ').replace('\'', ' ');
        int at = words.indexOf("rel");
        return at >= 0
                && List.of(words.substring(at).split("[ =;,]+", LINKS_MAX)).contains(RELATION);
    }

    private static Stream<WebUrl> elementLinks(Fetched page) {
        if (!page.contentType().toLowerCase(Locale.ROOT).contains("html")) {
            return Stream.empty();
        }
        var text = new String(page.body(), java.nio.charset.StandardCharsets.UTF_8);
        var document = Parser.htmlParser()
                .setMaxDepth(DEPTH_MAX)
                .parseInput(text, page.url().toString());
        var base = Optional.ofNullable(document.selectFirst("base[href]"))
                .flatMap(element -> page.url().resolve(element.attr("href")))
                .orElse(page.url());
        return document.select("link[rel][href]").stream()
                .filter(link -> List.of(
                                link.attr("rel").toLowerCase(Locale.ROOT).split("\\s+", LINKS_MAX))
                        .contains(RELATION))
                .flatMap(link -> base.resolve(link.attr("href")).stream())
                .map(WebUrl::withoutFragment);
    }
}
