package dev.incipit.generate;

import dev.incipit.describe.TextKey;
import dev.incipit.html.Page;
import dev.incipit.url.WebUrl;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The pages as the full file of the run before has them. It tells whose words an index holds: those that stood on a page then were
 * taken from it, any others are a person's or a model's. Without that file nothing is known, and all words are taken for a person's.
 */
final class FormerPages {
    private static final String HEADING = "## ";
    private static final String SOURCE = "Source: ";

    /** Where a note is put together from what stood apart on the page: sentences, and the names of parts. */
    private static final Pattern JOINT = Pattern.compile("(?<=[.!?。！？…]) |[;()。！？…]");

    private static final Pattern LINK_TARGET = Pattern.compile("\\]\\([^()\\n]{0,2000}\\)");

    /** By what spellings of a page's address share. */
    private final Map<String, FormerPage> pages = new HashMap<>();

    private final Function<WebUrl, String> key;

    /** The pages of a full file; {@code key} is equal for the spellings of one page's address. */
    FormerPages(Optional<String> full, Function<WebUrl, String> key) {
        this.key = key;
        full.ifPresent(this::read);
    }

    private void read(String full) {
        var lines = full.split("\\R");
        int start = -1;
        for (int at = 0; at < lines.length; at++) {
            if (opensPage(lines, at)) {
                keep(lines, start, at);
                start = at;
            }
        }
        keep(lines, start, lines.length);
    }

    private static boolean opensPage(String[] lines, int at) {
        return lines[at].startsWith(HEADING)
                && at + 2 < lines.length
                && lines[at + 1].isBlank()
                && lines[at + 2].startsWith(SOURCE);
    }

    private void keep(String[] lines, int start, int end) {
        if (start >= 0) {
            WebUrl.parse(lines[start + 2].substring(SOURCE.length()))
                    .ifPresent(url -> pages.putIfAbsent(
                            key.apply(url),
                            new FormerPage(
                                    TextKey.of(lines[start].substring(HEADING.length())),
                                    words(String.join("\n", Arrays.asList(lines).subList(start, end))))));
        }
    }

    /** Whether all of a note's words stood on the page then, and some of its sentences no longer do; its parts may change. */
    boolean isOutdatedNote(String note, Page page) {
        if (then(page)
                .filter(former -> pieces(note).allMatch(piece -> holds(former.words(), piece)))
                .isEmpty()) {
            return false;
        }
        var words = now(page);
        return pieces(note.substring(0, startOfParts(note))).anyMatch(piece -> !holds(words, piece));
    }

    private static Stream<String> pieces(String note) {
        return Arrays.stream(JOINT.split(note)).map(TextKey::of).filter(piece -> !piece.isEmpty());
    }

    /** Where the parentheses open that end a note and name the parts of its page; its end where there are none. */
    private static int startOfParts(String note) {
        int open = 0;
        for (int at = note.length() - 1; at > 0 && note.endsWith(")"); at--) {
            open += note.charAt(at) == ')' ? 1 : note.charAt(at) == '(' ? -1 : 0;
            if (open == 0) {
                return at;
            }
        }
        return note.length();
    }

    /** Whether the page was called so then, and has that name nowhere now. */
    boolean isOutdatedName(String name, Page page) {
        var words = TextKey.of(name);
        return then(page)
                        .filter(former -> !words.isEmpty() && former.title().equals(words))
                        .isPresent()
                && !holds(now(page), words);
    }

    private Optional<FormerPage> then(Page page) {
        return Optional.ofNullable(pages.get(key.apply(page.url())));
    }

    private static String now(Page page) {
        var metadata = page.metadata();
        return words(Stream.of(
                        Stream.of(metadata.title()),
                        metadata.heading().stream(),
                        metadata.description().stream(),
                        page.headings().stream().map(Page.Heading::text),
                        page.paragraphs().stream(),
                        Stream.of(page.markdown()))
                .flatMap(texts -> texts)
                .collect(Collectors.joining("\n\n")));
    }

    private static String words(String markdown) {
        return TextKey.of(LINK_TARGET.matcher(markdown).replaceAll("]"));
    }

    private static boolean holds(String words, String some) {
        return (" " + words + " ").contains(" " + some + " ");
    }

    /** What the page was called, and what it said: words to compare. */
    private record FormerPage(String title, String words) {}
}
