package dev.incipit.crawl.page;

import dev.incipit.text.ShippedTables;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Recognises bot challenges by what the common services leave in headers and markup. Since they leave some of it in pages that
 * passed too, a challenge must also be a small page with few links and little text.
 */
public final class BotChallenge {
    private static final ShippedTables TABLES = ShippedTables.of(BotChallenge.class);

    /** The reason of a visit that met a challenge. */
    public static final String REASON = "bot challenge";

    private static final int BYTES_MAX = 120 * 1024;
    private static final int LINKS_OF_A_PAGE = 8;

    /** Words of a challenge that explains itself at length, as Anubis does. */
    private static final int EXPLAINED_WORDS_MAX = 250;

    /** Words of a challenge that says in a line or two that the visitor must wait or may not enter. */
    private static final int SHORT_WORDS_MAX = 60;

    /** Words of a page that contains nothing but the challenge. */
    private static final int BARE_WORDS_MAX = 20;

    /** A piece of markup that means a challenge if the page has fewer than {@code wordsMax} words of text. */
    private record Sign(String markup, int wordsMax) {}

    private static final List<Sign> SIGNS = Stream.of(
                    signs(EXPLAINED_WORDS_MAX, "only in challenges"),
                    signs(SHORT_WORDS_MAX, "also in longer pages"),
                    signs(BARE_WORDS_MAX, "also in pages that passed"))
            .flatMap(List::stream)
            .toList();

    private BotChallenge() {}

    private static List<Sign> signs(int wordsMax, String table) {
        return TABLES.phrases(table).stream()
                .map(sign -> new Sign(sign, wordsMax))
                .toList();
    }

    /** Returns whether the response headers say that this is a challenge and not the page. */
    static boolean saysSo(Map<String, String> headers) {
        return headers.getOrDefault("cf-mitigated", "").equalsIgnoreCase("challenge")
                || headers.getOrDefault("x-amzn-waf-action", "").equalsIgnoreCase("challenge")
                || headers.getOrDefault("x-vercel-mitigated", "").equalsIgnoreCase("challenge");
    }

    /**
     * Returns whether the response is a challenge and not the page.
     *
     * @param words words of its text; 0 if the text was not read
     */
    static boolean marks(Map<String, String> headers, byte[] body, int words) {
        if (saysSo(headers)) {
            return true;
        }
        if (words >= EXPLAINED_WORDS_MAX || body.length > BYTES_MAX) {
            return false;
        }
        var markup = new String(body, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
        return hasFewLinks(markup)
                && SIGNS.stream().anyMatch(sign -> words < sign.wordsMax() && markup.contains(sign.markup()));
    }

    private static boolean hasFewLinks(String markup) {
        int links = 0;
        for (int at = markup.indexOf("<a "); at >= 0 && links < LINKS_OF_A_PAGE; at = markup.indexOf("<a ", at + 1)) {
            links++;
        }
        return links < LINKS_OF_A_PAGE;
    }
}
