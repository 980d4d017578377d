package dev.incipit.generate.pack;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.generate.pack.CopyPlaces.Place;
import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.LlmsTxtParser;
import dev.incipit.llmstxt.LlmsTxtWriter;
import dev.incipit.url.WebUrl;
import java.util.Optional;
import java.util.stream.Collectors;

/** Makes the links between copies relative, so that a reader of one copy stays among them. Linear in the text. */
final class CopyLinks {
    private final CrawlReport report;
    private final CopyPlaces places;

    CopyLinks(CrawlReport report, CopyPlaces places) {
        this.report = report;
        this.places = places;
    }

    /** Returns the text of a copy: a link to a page that has a copy leads to the copy, from where this one is. */
    String within(String markdown, Place here) {
        return new LlmsTxtParser()
                .parse(markdown).outline().lines().stream()
                        .map(line -> line(line.text(), line.plain(), here))
                        .collect(Collectors.joining("\n"));
    }

    private String line(String text, String plain, Place here) {
        var out = new StringBuilder(text.length());
        int done = 0;
        for (var link : InlineLinks.in(text, plain)) {
            var inward = link.image() ? Optional.<String>empty() : inward(link.target(), here);
            // The name may hold the same address, as a link of an image does.
            int at = text.indexOf(link.target(), link.start() + 1 + link.name().length());
            if (inward.isPresent() && at >= 0 && at + link.target().length() <= link.end()) {
                out.append(text, done, at).append(inward.get());
                done = at + link.target().length();
            }
        }
        return out.append(text, done, text.length()).toString();
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
