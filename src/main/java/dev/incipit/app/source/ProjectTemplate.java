package dev.incipit.app.source;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.Section;
import dev.incipit.text.ShippedFile;
import dev.incipit.url.PathGlob;
import dev.incipit.url.WebUrl;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes a project's first file from what a run found. A run with it gives the same files as the run that it was made from.
 *
 * @param source as the user wrote it
 * @param options as the user wrote them
 */
public record ProjectTemplate(String source, WrittenOptions options, LlmsTxt index, List<CrawledPage> pages) {
    private static final int FOLDERS_MAX = 12;
    private static final int PAGES_MAX = 10;

    public String text() {
        return ShippedFile.text("/dev/incipit/app/source/incipit.yaml")
                .formatted(
                        quoted(source),
                        options.baseUrl()
                                        .map(base -> "base-url: " + quoted(base))
                                        .orElse("# base-url: https://your.site")
                                + "\n",
                        quoted(index.title()),
                        quoted(options.summary().or(index::summary).orElse("")),
                        folders(),
                        list("include", options.include(), "/docs/**"),
                        list("exclude", options.exclude(), "/blog/**"),
                        options.maxPages().isPresent()
                                ? "max-pages: " + options.maxPages().getAsInt() + "\n"
                                : "# max-pages: 200\n",
                        list("also", options.also(), "blog.your.site"),
                        sections(),
                        unlisted())
                .replace("# summary: \"\"\n", "# summary: \"What it is.\"\n");
    }

    private static String list(String name, List<String> items, String example) {
        return items.isEmpty()
                ? "# " + name + ": [" + example + "]\n"
                : name + ": [" + items.stream().map(ProjectTemplate::quoted).collect(Collectors.joining(", ")) + "]\n";
    }

    private String sections() {
        return index.sections().stream()
                .filter(section -> !section.optional())
                .map(section -> "  - " + quoted(section.name()) + "  # "
                        + Amounts.of(section.links().size(), "page") + "\n")
                .collect(Collectors.joining());
    }

    /** The first parts of paths, those with most pages first. */
    private String folders() {
        Map<String, Integer> counts = new TreeMap<>();
        pages.forEach(page -> counts.merge(folder(page.url()), 1, Integer::sum));
        return counts.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(FOLDERS_MAX)
                .map(folder -> folder.getKey() + " (" + Amounts.of(folder.getValue(), "page") + ")")
                .collect(Collectors.joining(", "));
    }

    private static String folder(WebUrl url) {
        int slash = url.path().indexOf('/', 1);
        return slash < 0 ? "/*" : url.path().substring(0, slash) + "/**";
    }

    private String unlisted() {
        Set<String> listed = index.sections().stream()
                .map(Section::links)
                .flatMap(List::stream)
                .map(Link::target)
                .collect(Collectors.toSet());
        var paths = pages.stream()
                .filter(page -> !listed.contains(page.url().toString())
                        && page.markdownTwin()
                                .filter(twin -> listed.contains(twin.toString()))
                                .isEmpty())
                .map(page -> page.url().path())
                .filter(ProjectTemplate::isPattern)
                .distinct()
                .limit(PAGES_MAX)
                .toList();
        return paths.isEmpty()
                ? "# must-list: [/changelog]\n"
                : Stream.concat(
                                Stream.of("# must-list:   # read and not listed:"),
                                paths.stream().map(path -> "#   - " + quoted(path)))
                        .collect(Collectors.joining("\n", "", "\n"));
    }

    private static boolean isPattern(String path) {
        try {
            PathGlob.parse(path);
            return true;
        } catch (IllegalArgumentException unwritable) {
            return false;
        }
    }

    /** A text in double quotes; no character of it can end the line or the quotes. */
    private static String quoted(String text) {
        var line = text.replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]+", " ").strip();
        return "\"" + new String(JsonStringEncoder.getInstance().quoteAsString(line)) + "\"";
    }
}
