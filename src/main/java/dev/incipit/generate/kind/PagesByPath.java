package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SitePages;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The first page that was found at each path of a site, whether or not the path ends in a slash. */
final class PagesByPath {
    private final Map<String, CrawledPage> pages = new HashMap<>();

    PagesByPath(SitePages site) {
        site.all().forEach(page -> pages.putIfAbsent(withSlash(page.url().path()), page));
    }

    Optional<CrawledPage> at(String path) {
        return Optional.ofNullable(pages.get(withSlash(path)));
    }

    boolean has(String path) {
        return pages.containsKey(withSlash(path));
    }

    /** The paths, each with a slash at its end. */
    Stream<String> paths() {
        return pages.keySet().stream();
    }

    static String withSlash(String path) {
        return path.endsWith("/") ? path : path + "/";
    }
}
