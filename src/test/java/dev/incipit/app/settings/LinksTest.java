package dev.incipit.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The links between the documents of the project, from the README on. */
final class LinksTest {
    private static final Path README = Path.of("README.md");
    private static final Path PAGES = Path.of("src/site/markdown");
    private static final Pattern LINK = Pattern.compile("(?:]\\(|src=\")([^)\"\\s]+)[)\"]");
    /** Fenced, indented, or in backticks. */
    private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```$|^ {4}.*?$|`[^`\n]+`");

    private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```$");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");

    @Test
    void everyLinkBetweenDocumentsLeadsSomewhere() throws IOException {
        var dead = new ArrayList<String>();
        for (var document : documents()) {
            for (var link : links(document)) {
                if (!leadsSomewhere(document, link)) {
                    dead.add(document + ": " + link);
                }
            }
        }
        assertEquals(List.of(), dead);
    }

    /** A page that nothing links is found by nobody. */
    @Test
    void everyPageIsLinkedFromTheReadmeOrFromAPageThatIs() throws IOException {
        var linked = new ArrayList<Path>(List.of(README));
        for (int at = 0; at < linked.size(); at++) {
            for (var link : links(linked.get(at))) {
                var target = target(linked.get(at), link);
                if (target.toString().endsWith(".md") && Files.isRegularFile(target) && !linked.contains(target)) {
                    linked.add(target);
                }
            }
        }
        assertTrue(linked.containsAll(documents()), () -> {
            try {
                return documents().stream()
                        .filter(page -> !linked.contains(page))
                        .toList()
                        .toString();
            } catch (IOException unreadable) {
                return unreadable.toString();
            }
        });
    }

    private static List<Path> documents() throws IOException {
        try (var pages = Files.list(PAGES);
                var more = Files.list(Path.of(".github"))) {
            return Stream.of(Stream.of(README), pages, more)
                    .flatMap(files -> files)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> links(Path document) throws IOException {
        return LINK.matcher(CODE.matcher(Files.readString(document)).replaceAll("`"))
                .results()
                .map(link -> link.group(1))
                .filter(link -> !link.matches("[a-z]+:.*"))
                .toList();
    }

    private static Path target(Path document, String link) {
        var path = link.replaceFirst("#.*", "");
        return path.isEmpty() ? document : document.resolveSibling(path).normalize();
    }

    private static boolean leadsSomewhere(Path document, String link) throws IOException {
        var target = target(document, link);
        if (!Files.exists(target)) {
            return false;
        }
        int at = link.indexOf('#');
        return at < 0 || anchors(target).contains(link.substring(at + 1));
    }

    /** As GitHub makes them of headings. */
    private static List<String> anchors(Path document) throws IOException {
        return HEADING.matcher(FENCED.matcher(Files.readString(document)).replaceAll(""))
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toList());
    }
}
