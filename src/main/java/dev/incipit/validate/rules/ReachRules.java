package dev.incipit.validate.rules;

import dev.incipit.text.Words;
import dev.incipit.url.PublicSuffix;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.subject.LinkTarget;
import dev.incipit.validate.subject.LintContext;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Checks of the links as a whole: how many there are, where they lead, and in which format. */
final class ReachRules {
    private static final int LINKS_MIN = 3;
    private static final int LINKS_GOOD_MAX = 200;
    private static final int LINKS_MAX = 1_000;
    private static final Set<String> MARKDOWN = Set.of(".md", ".mdx", ".markdown", ".txt");
    private static final Set<String> DATA = Words.table("""
            .json .yaml .yml .pdf .xml .csv .png .jpg .jpeg .gif .svg .webp .ico .zip .gz .mp4 .mp3 .ipynb
            .rss .atom .toml .xlsx .docx .proto .graphql""");

    private ReachRules() {}

    static Finding linkCount(LintContext context) {
        int count = context.file().pages().size();
        if (count >= LINKS_MIN && count <= LINKS_GOOD_MAX) {
            return Finding.pass(count + " links.");
        }
        var links = count + (count == 1 ? " link" : " links");
        var text = count == 0
                ? "0 links: an agent finds nothing to read. Link the main pages."
                : count < LINKS_MIN
                        ? "Only " + links + ": an agent finds little to read. Link the main pages."
                        : links + ", over " + (count > LINKS_MAX ? LINKS_MAX : LINKS_GOOD_MAX)
                                + ": keep the best, nest section files.";
        return count == 0 || count > LINKS_MAX ? Finding.fail(text) : Finding.warning(text);
    }

    static Finding markdownLinks(LintContext context) {
        int pages = 0;
        int markdown = 0;
        for (var target : context.file().pages()) {
            boolean fetchable = target.web() || target.kind() == LinkTarget.Kind.RELATIVE;
            boolean good = fetchable && target.validity() != Status.FAIL;
            if (target.kind() != LinkTarget.Kind.FRAGMENT && !(good && DATA.contains(ending(target.path())))) {
                pages++;
                markdown += good && isMarkdown(target.path()) ? 1 : 0;
            }
        }
        if (!context.file().hasLinks()) {
            return Finding.see(Status.FAIL, Cause.LINKS);
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

    /** Whether a path names a Markdown file or a plain text. */
    static boolean isMarkdown(String path) {
        return MARKDOWN.contains(ending(path));
    }

    /** Returns the file extension with its dot, in lower case; empty if there is none. */
    private static String ending(String path) {
        int dot = path.lastIndexOf('.');
        return dot < 0 || path.indexOf('/', dot) > 0 ? "" : path.substring(dot).toLowerCase(Locale.ROOT);
    }

    static Finding sameSite(LintContext context) {
        Map<String, Integer> perHost = new HashMap<>();
        int all = 0;
        int relative = 0;
        for (var target : context.file().pages()) {
            all += target.web() || target.kind() == LinkTarget.Kind.RELATIVE ? 1 : 0;
            relative += target.kind() == LinkTarget.Kind.RELATIVE ? 1 : 0;
            target.url().map(WebUrl::host).ifPresent(host -> perHost.merge(host, 1, Integer::sum));
        }
        Map<String, Integer> perDomain = new HashMap<>();
        perHost.forEach((host, links) -> perDomain.merge(PublicSuffix.registrable(host), links, Integer::sum));
        int most = relative
                + context.file()
                        .address()
                        .map(url -> perDomain.getOrDefault(PublicSuffix.registrable(url.host()), 0))
                        .orElseGet(() -> perDomain.values().stream()
                                .mapToInt(Integer::intValue)
                                .max()
                                .orElse(0));
        if (all > 0 && most * 2L >= all) {
            return Finding.pass(most + " of " + all + " links stay on the site.");
        }
        return !context.file().hasLinks()
                ? Finding.see(Status.WARNING, Cause.LINKS)
                : Finding.warning(
                        all == 0
                                ? "No web links. Link the site's own pages."
                                : all - most + " of " + all + " links lead to other sites. List the site's own pages.");
    }
}
