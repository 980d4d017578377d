package dev.incipit.crawl.assembly;

import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.crawl.page.TextFingerprint;
import dev.incipit.url.PageSpelling;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds Markdown twins that the crawl read as separate pages because the site links to them or lists them in its llms.txt.
 * Without this, such a page would appear twice in the files.
 */
final class MarkdownTwinMatcher {
    /**
     * Of the 90 documents of the extraction corpus, a page and its own Markdown agree in 0.47 of their shingles at least and 0.91 in
     * the median; no two pages of one host in more than 0.07.
     */
    private static final double SAME_PAGE = 0.4;

    private static final List<String> MARKDOWN_ENDINGS = List.of(".md", ".markdown");
    private static final List<String> PAGE_ENDINGS = List.of("", ".html", ".htm");
    private static final List<String> FOLDER_FILES = List.of("/index", "/readme");

    private final Map<String, Reading> byKey = new HashMap<>();
    private final Map<String, Reading> naming = new HashMap<>();

    private MarkdownTwinMatcher(List<Reading> readings) {
        for (var reading : readings) {
            if (!reading.isMarkdown()) {
                byKey.put(PageSpelling.keyOf(reading.url()), reading);
                reading.twin().ifPresent(twin -> naming.putIfAbsent(PageSpelling.keyOf(twin), reading));
            }
        }
    }

    /** Maps each such twin to its page. */
    static Map<Reading, Reading> among(List<Reading> readings) {
        var known = new MarkdownTwinMatcher(readings);
        var twins = new LinkedHashMap<Reading, Reading>();
        readings.stream()
                .filter(Reading::isMarkdown)
                .forEach(twin -> known.pageOf(twin).ifPresent(page -> twins.put(twin, page)));
        return twins;
    }

    /** Compares a share of the words and the presence of headings: a twin has the same text, but other markup. */
    static boolean isSameText(Reading page, Reading twin) {
        return isSameText(page.page().headings().isEmpty(), page.print(), twin);
    }

    /** Compares a twin with a page whose text fingerprint is known. */
    static boolean isSameText(boolean withoutHeadings, TextFingerprint print, Reading twin) {
        return (withoutHeadings || !twin.page().headings().isEmpty()) && print.similarity(twin.print()) >= SAME_PAGE;
    }

    private Optional<Reading> pageOf(Reading twin) {
        return Stream.concat(
                        Stream.ofNullable(naming.get(PageSpelling.keyOf(twin.url()))),
                        pagesBeside(twin.url()).flatMap(key -> Stream.ofNullable(byKey.get(key))))
                .filter(page -> isSameText(page, twin) || isSameTitle(page, twin))
                .findFirst();
    }

    /** Returns the keys of pages that may have this twin: {@code /a}, {@code /a/} and {@code /a.html} for {@code /a.md}. */
    private static Stream<String> pagesBeside(WebUrl twin) {
        var path = twin.path();
        var lower = path.toLowerCase(Locale.ROOT);
        return MARKDOWN_ENDINGS.stream()
                .filter(lower::endsWith)
                .map(ending -> path.substring(0, path.length() - ending.length()))
                .flatMap(stem -> Stream.concat(PAGE_ENDINGS.stream().map(ending -> stem + ending), folderOf(stem)))
                .flatMap(page -> twin.atPath(page).stream())
                .map(PageSpelling::keyOf);
    }

    private static Stream<String> folderOf(String stem) {
        var lower = stem.toLowerCase(Locale.ROOT);
        return FOLDER_FILES.stream()
                .filter(lower::endsWith)
                .map(file -> stem.substring(0, stem.length() - file.length() + 1));
    }

    private static boolean isSameTitle(Reading page, Reading twin) {
        var heading = page.metadata().heading().map(String::strip).filter(text -> !text.isEmpty());
        return heading.isPresent() && heading.equals(twin.metadata().heading().map(String::strip));
    }
}
