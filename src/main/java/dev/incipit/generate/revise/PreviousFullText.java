package dev.incipit.generate.revise;

import dev.incipit.describe.TextKey;
import dev.incipit.html.Page;
import dev.incipit.llmstxt.FullTextReader;
import dev.incipit.url.WebUrl;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The pages as the full file of the previous run has them. They show whose words an index holds: words that were on a page then
 * came from it, any others from a person or a model. Without that file nothing is known, and all words count as a person's.
 */
final class PreviousFullText {
    /** The joints of a note made of separate pieces of the page: sentences, and the names of parts. */
    private static final Pattern JOINT = Pattern.compile("(?<=[.!?。！？…]) |[;()。！？…]");

    private static final Pattern LINK_TARGET = Pattern.compile("\\]\\([^()\\n]{0,2000}\\)");

    /** Pages by the key that all spellings of their address share. */
    private final Map<String, FormerPage> pages = new HashMap<>();

    /** What each page says now: an index may list one page any number of times. */
    private final IdentityHashMap<Page, String> today = new IdentityHashMap<>();

    private final Function<WebUrl, String> key;

    /** Reads the pages of a full file; {@code key} gives the same value for all spellings of a page's address. */
    PreviousFullText(Optional<String> full, Function<WebUrl, String> key) {
        this.key = key;
        full.ifPresent(this::read);
    }

    private void read(String full) {
        for (var page : FullTextReader.pages(full)) {
            WebUrl.parse(page.url())
                    .ifPresent(url -> pages.putIfAbsent(
                            key.apply(url),
                            new FormerPage(TextKey.of(page.title()), words(page.title() + "\n\n" + page.markdown()))));
        }
    }

    /** Whether all of a note's words were on the page then, and some of its sentences no longer are; its parts may change. */
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

    /** Returns the start of the parentheses that end a note and name its page's parts; the note's end if there are none. */
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

    /** Whether the page had this title then and does not contain it anywhere now. */
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

    private String now(Page page) {
        return today.computeIfAbsent(page, PreviousFullText::wordsOf);
    }

    private static String wordsOf(Page page) {
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

    /** The page's former title and its former words, in a form to compare. */
    private record FormerPage(String title, String words) {}
}
