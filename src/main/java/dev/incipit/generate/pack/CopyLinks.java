package dev.incipit.generate.pack;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.generate.pack.CopyPlaces.Place;
import dev.incipit.llmstxt.LlmsTxtWriter;
import dev.incipit.url.WebUrl;
import java.util.Optional;

/** Makes the links between copies relative, so that a reader of one copy stays among them. Linear in the text. */
record CopyLinks(CrawlReport report, CopyPlaces places) {
    /** Returns the text of a copy: a link to a page that has a copy leads to the copy, from where this one is. */
    String within(String markdown, Place here) {
        return LinkTargets.replaced(markdown, target -> inward(target, here));
    }

    private Optional<String> inward(String target, Place here) {
        return WebUrl.parse(target)
                .flatMap(url -> places.of(report.listed(url.withoutFragment()))
                        .map(place -> way(here, place)
                                + url.fragment().map(part -> "#" + part).orElse(""))
                        .filter(link -> !link.isEmpty()));
    }

    private static String way(Place here, Place there) {
        return here.equals(there)
                ? ""
                : LlmsTxtWriter.address(relative(here.url().path(), there.url().path()));
    }

    /** Returns the way from one file to another of the same site. */
    static String relative(String from, String to) {
        int shared = 0;
        for (int slash = from.indexOf('/'); slash >= 0 && to.startsWith(from.substring(0, slash + 1)); ) {
            shared = slash + 1;
            slash = from.indexOf('/', shared);
        }
        long up = from.substring(shared).chars().filter(sign -> sign == '/').count();
        return "../".repeat((int) up) + to.substring(shared);
    }
}
