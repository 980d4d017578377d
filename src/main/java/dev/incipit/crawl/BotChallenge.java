package dev.incipit.crawl;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Knows the pages that stand in front of a site to keep machines out, by what the common ones leave in header and markup. The services
 * leave some of it in pages that passed, too: a challenge is also a small page with few links and little text.
 */
final class BotChallenge {
    /** The phrase of a visit that met one. */
    static final String REASON = "bot challenge";

    private static final int BYTES_MAX = 120 * 1024;
    private static final int LINKS_OF_A_PAGE = 8;

    /** Of a challenge that explains itself at length, as Anubis does. */
    private static final int EXPLAINED_WORDS_MAX = 250;

    /** Of one that says in a line or two that one has to wait, or may not enter. */
    private static final int SHORT_WORDS_MAX = 60;

    /** Of one beside which nothing stands. */
    private static final int BARE_WORDS_MAX = 20;

    /** Something in the markup, and with how many words of text it means a challenge. */
    private record Sign(String markup, int wordsMax) {}

    private static final List<Sign> SIGNS = Stream.of(
                    // What only a challenge has.
                    signs(
                            EXPLAINED_WORDS_MAX,
                            "_cf_chl_opt",
                            "/orchestrate/chl_",
                            "/orchestrate/jsch/",
                            "/orchestrate/managed/",
                            "/orchestrate/captcha/",
                            "cf-browser-verification",
                            "id=\"challenge-form\"",
                            "/.within.website/x/cmd/anubis",
                            "sucuri_cloudproxy_js",
                            "ak_bmsc_challenge",
                            "vercel security checkpoint",
                            "<title>just a moment...</title>",
                            "<title>attention required! | cloudflare</title>",
                            "<title>please wait... | cloudflare</title>",
                            "<title>making sure you&#39;re not a bot!</title>",
                            "<title>making sure you're not a bot!</title>",
                            "<title>ddos-guard</title>",
                            "<title>robot check</title>",
                            "<title>pardon our interruption</title>",
                            "<title>human verification</title>",
                            "<title>bot verification</title>",
                            "<title>are you a robot?</title>",
                            "<title>security checkpoint</title>",
                            "<title>checking your browser</title>"),
                    // What others may have, and say more.
                    signs(
                            SHORT_WORDS_MAX,
                            "<title>access denied</title>",
                            "px-captcha",
                            "captcha-delivery.com",
                            "challenge.js?token",
                            "ddos-guard.net/check"),
                    // What is left in pages that passed.
                    signs(
                            BARE_WORDS_MAX,
                            "/cdn-cgi/challenge-platform/h/",
                            "cf_chl_",
                            "_incapsula_resource",
                            "awswafintegration"))
            .flatMap(List::stream)
            .toList();

    private BotChallenge() {}

    private static List<Sign> signs(int wordsMax, String... markup) {
        return Stream.of(markup).map(sign -> new Sign(sign, wordsMax)).toList();
    }

    /** Whether the answer's head says that it is a challenge and not the page. */
    static boolean saysSo(Map<String, String> headers) {
        return headers.getOrDefault("cf-mitigated", "").equalsIgnoreCase("challenge")
                || headers.getOrDefault("x-amzn-waf-action", "").equalsIgnoreCase("challenge")
                || headers.getOrDefault("x-vercel-mitigated", "").equalsIgnoreCase("challenge");
    }

    /**
     * Whether the answer is a challenge and not the page.
     *
     * @param words of its text; 0 where it was not read
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
