package dev.incipit.crawl;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Knows the pages that stand in front of a site to keep machines out, by what the common ones leave in header and markup. */
final class BotChallenge {
    /** The phrase of a visit that met one. */
    static final String REASON = "bot challenge";

    /** A challenge is a small page: a long one that holds these words writes about them. */
    private static final int BYTES_MAX = 120 * 1024;

    /** Scripts and addresses that only a challenge has. */
    private static final List<String> MARKS = List.of(
            "/cdn-cgi/challenge-platform/h/",
            "_cf_chl_opt",
            "cf-browser-verification",
            "cf_chl_",
            "id=\"challenge-form\"",
            "_incapsula_resource",
            "px-captcha",
            "captcha-delivery.com",
            "geo.captcha-delivery",
            "awswafintegration",
            "challenge.js?token",
            "/.within.website/x/cmd/anubis",
            "sucuri_cloudproxy_js",
            "ddos-guard.net/check",
            "ak_bmsc_challenge",
            "vercel security checkpoint");

    /** Titles of such pages, whole. */
    private static final List<String> TITLES = List.of(
            "<title>just a moment...</title>",
            "<title>attention required! | cloudflare</title>",
            "<title>access denied</title>",
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
            "<title>checking your browser</title>",
            "<title>vercel security checkpoint</title>");

    private BotChallenge() {}

    /** Whether the answer is a challenge and not the page. */
    static boolean marks(Map<String, String> headers, byte[] body) {
        if (headers.getOrDefault("cf-mitigated", "").equalsIgnoreCase("challenge")
                || headers.getOrDefault("x-amzn-waf-action", "").equalsIgnoreCase("challenge")
                || headers.getOrDefault("x-vercel-mitigated", "").equalsIgnoreCase("challenge")) {
            return true;
        }
        if (body.length > BYTES_MAX) {
            return false;
        }
        var markup = new String(body, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
        return isThin(markup)
                && (TITLES.stream().anyMatch(markup::contains) || MARKS.stream().anyMatch(markup::contains));
    }

    /** Cloudflare's script is also left in pages that passed; those have links of their own. */
    private static boolean isThin(String markup) {
        int links = 0;
        for (int at = markup.indexOf("<a "); at >= 0 && links < LINKS_OF_A_PAGE; at = markup.indexOf("<a ", at + 1)) {
            links++;
        }
        return links < LINKS_OF_A_PAGE;
    }

    private static final int LINKS_OF_A_PAGE = 8;
}
