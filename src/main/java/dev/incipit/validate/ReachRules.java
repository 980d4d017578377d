package dev.incipit.validate;

import dev.incipit.url.WebUrl;
import dev.incipit.validate.Check.Status;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the file as a whole leads to: how much, where, and in which form. */
final class ReachRules {
    private static final int LINKS_MIN = 3;
    private static final int LINKS_GOOD_MAX = 200;
    private static final int LINKS_MAX = 1_000;
    private static final List<String> MARKDOWN = List.of(".md", ".mdx", ".markdown", ".txt");
    private static final List<String> DATA = List.of(
            ".json",
            ".yaml",
            ".yml",
            ".pdf",
            ".xml",
            ".csv",
            ".png",
            ".jpg",
            ".jpeg",
            ".gif",
            ".svg",
            ".webp",
            ".ico",
            ".zip",
            ".gz",
            ".mp4",
            ".mp3",
            ".ipynb",
            ".rss",
            ".atom",
            ".toml",
            ".xlsx",
            ".docx",
            ".proto",
            ".graphql");

    private ReachRules() {}

    static Finding linkCount(Subject subject) {
        var distinct = new HashSet<String>();
        for (var target : subject.file().addresses()) {
            int hash = target.address().indexOf('#');
            distinct.add(
                    Target.key(hash < 0 ? target.address() : target.address().substring(0, hash)));
        }
        distinct.remove("");
        int count = distinct.size();
        if (count >= LINKS_MIN && count <= LINKS_GOOD_MAX) {
            return Finding.pass(count + " links.");
        }
        var text = count
                + (count == 1 ? " link: " : " links: ")
                + (count < LINKS_MIN
                        ? "an agent finds nothing to read. Link the main pages."
                        : "keep the best, nest section files.");
        return count == 0 || count > LINKS_MAX ? Finding.fail(text) : Finding.warning(text);
    }

    static Finding markdownLinks(Subject subject) {
        int pages = 0;
        int markdown = 0;
        for (var target : subject.file().addresses()) {
            var path = target.path().toLowerCase(Locale.ROOT);
            boolean fetchable = target.web() || target.kind() == Target.Kind.RELATIVE;
            boolean good = fetchable && AddressRules.validity(target) != Status.FAIL;
            if (target.kind() != Target.Kind.FRAGMENT && !(good && DATA.stream().anyMatch(path::endsWith))) {
                pages++;
                markdown += good && MARKDOWN.stream().anyMatch(path::endsWith) ? 1 : 0;
            }
        }
        if (pages > 0 && markdown * 5L >= pages * 4L) {
            return Finding.pass(markdown + " of " + pages + " links lead to Markdown.");
        }
        var text = pages == 0
                ? "No link leads to a page. Link pages in Markdown (page.md or page.html.md)."
                : pages - markdown + " of " + pages
                        + " links lead to HTML. Link the Markdown version (page.md or page.html.md).";
        return markdown > 0 ? Finding.warning(text) : Finding.fail(text);
    }

    static Finding sameSite(Subject subject) {
        Map<String, Integer> perDomain = new HashMap<>();
        int all = 0;
        int relative = 0;
        for (var target : subject.file().addresses()) {
            all += target.web() || target.kind() == Target.Kind.RELATIVE ? 1 : 0;
            relative += target.kind() == Target.Kind.RELATIVE ? 1 : 0;
            target.url()
                    .map(WebUrl::host)
                    .map(PublicSuffix::registrable)
                    .ifPresent(domain -> perDomain.merge(domain, 1, Integer::sum));
        }
        int most = relative
                + subject.file()
                        .address()
                        .map(url -> perDomain.getOrDefault(PublicSuffix.registrable(url.host()), 0))
                        .orElseGet(() -> perDomain.values().stream()
                                .mapToInt(Integer::intValue)
                                .max()
                                .orElse(0));
        if (all > 0 && most * 2L >= all) {
            return Finding.pass(most + " of " + all + " links stay on the site.");
        }
        return Finding.warning(
                all == 0
                        ? "No web links. Link the site's own pages."
                        : all - most + " of " + all + " links lead to other sites. List the site's own pages.");
    }
}
