package dev.incipit.html.read;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/** What the JSON-LD of a page (schema.org) calls the site and the page, also where it is no valid JSON. */
final class LinkedNames {
    /** Types that say where a page is and who made it. */
    private static final Set<String> SURROUNDINGS = Words.table("""
            organization website webpage breadcrumblist imageobject searchaction person listitem
            sitenavigationelement wpheader wpfooter""");

    private static final Pattern TYPE = Pattern.compile("\"@type\"\\s{0,9}:\\s{0,9}\"([A-Za-z]{1,60})\"");
    private static final Pattern WEBSITE = Pattern.compile("\"@type\"\\s{0,9}:\\s{0,9}\"WebSite\"");
    private static final Pattern WEBSITE_NAME =
            Pattern.compile("[^{}]{0,2000}?\"name\"\\s{0,9}:\\s{0,9}\"([^\"\\\\]{1,200})\"");

    /** A page belongs to one site. Bounds the work for pages that claim more. */
    private static final int WEBSITES_MAX = 20;

    private static final int NAMED_WITHIN_MAX = 2_300;

    private LinkedNames() {}

    /** Returns the name of the site, of which the page is a part. */
    static Optional<String> site(DocumentIndex document) {
        return scripts(document)
                .flatMap(data -> WEBSITE.matcher(data)
                        .results()
                        .limit(WEBSITES_MAX)
                        .map(website -> WEBSITE_NAME
                                .matcher(data)
                                .region(website.end(), Math.min(data.length(), website.end() + NAMED_WITHIN_MAX))))
                .filter(Matcher::lookingAt)
                .map(matcher -> VisibleText.fold(matcher.group(1)))
                .findFirst();
    }

    /** Returns the first type, in lower case, that says what the page is about. */
    static Optional<String> kind(DocumentIndex document) {
        return scripts(document)
                .flatMap(data -> TYPE.matcher(data).results())
                .map(result -> result.group(1).toLowerCase(Locale.ROOT))
                .filter(type -> !SURROUNDINGS.contains(type))
                .findFirst();
    }

    private static Stream<String> scripts(DocumentIndex document) {
        return document.linkedData().stream().map(Element::data);
    }
}
