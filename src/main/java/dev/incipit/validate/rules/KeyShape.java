package dev.incipit.validate.rules;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The published shape of a key: a prefix, and the least number and the kinds of characters that follow it.
 *
 * @param more allowed characters besides letters and digits: none if the prefix alone might start the words of an address
 *     ({@code /sk-sk/2024/…}); {@link #CAPITALS} for capitals and digits only
 */
record KeyShape(String kind, String prefix, int min, String more) {
    private static final String CAPITALS = "A";

    /** A JSON web token: three parts, the first two of which start as encoded JSON does. */
    static final KeyShape TOKEN = new KeyShape("JWT", "eyJ", 0, "._-");

    /** The part after the bot's number. */
    static final KeyShape TELEGRAM = new KeyShape("Telegram token", ":AA", 33, "_-");

    private static final List<KeyShape> SHAPES = List.of(
            new KeyShape("AWS key", "AKIA", 16, CAPITALS),
            new KeyShape("AWS key", "ASIA", 16, CAPITALS),
            new KeyShape("GitHub token", "ghp_", 36, ""),
            new KeyShape("GitHub token", "gho_", 36, ""),
            new KeyShape("GitHub token", "ghu_", 36, ""),
            new KeyShape("GitHub token", "ghs_", 36, ""),
            new KeyShape("GitHub token", "ghr_", 36, ""),
            new KeyShape("GitHub token", "github_pat_", 40, "_"),
            new KeyShape("GitLab token", "glpat-", 20, "_-"),
            new KeyShape("Stripe key", "sk_live_", 16, ""),
            new KeyShape("Stripe key", "rk_live_", 16, ""),
            new KeyShape("Slack token", "xoxb-", 20, "-"),
            new KeyShape("Slack token", "xoxp-", 20, "-"),
            new KeyShape("Slack token", "xoxa-", 20, "-"),
            new KeyShape("Slack token", "xoxr-", 20, "-"),
            new KeyShape("Slack token", "xoxs-", 20, "-"),
            new KeyShape("Slack token", "xapp-", 20, "-"),
            new KeyShape("Slack webhook", "hooks.slack.com/services/T", 20, "/"),
            new KeyShape("Discord webhook", "discord.com/api/webhooks/", 40, "/_-"),
            new KeyShape("Google key", "AIza", 35, "_-"),
            new KeyShape("Google OAuth secret", "GOCSPX-", 24, "_-"),
            new KeyShape("OpenAI key", "sk-proj-", 20, "_-"),
            new KeyShape("OpenAI key", "sk-svcacct-", 20, "_-"),
            new KeyShape("Anthropic key", "sk-ant-", 20, "_-"),
            new KeyShape("API key", "sk-", 32, ""),
            new KeyShape("SendGrid key", "SG.", 40, "._-"),
            new KeyShape("npm token", "npm_", 36, ""),
            new KeyShape("PyPI token", "pypi-AgE", 40, "_-"),
            new KeyShape("Hugging Face token", "hf_", 30, ""),
            new KeyShape("Shopify token", "shpat_", 32, ""),
            new KeyShape("DigitalOcean token", "dop_v1_", 60, ""),
            new KeyShape("Square token", "sq0atp-", 20, "_-"),
            new KeyShape("Square secret", "sq0csp-", 40, "_-"),
            new KeyShape("Mailgun key", "key-", 32, ""),
            new KeyShape("Stripe webhook secret", "whsec_", 32, ""),
            new KeyShape("Google OAuth token", "ya29.", 40, "_-"),
            new KeyShape("Azure storage key", "AccountKey=", 80, "+/"));

    /** The shapes by their first character, so that most words are skipped quickly. */
    private static final List<List<KeyShape>> BY_FIRST = IntStream.range(0, 128)
            .mapToObj(first -> SHAPES.stream()
                    .filter(shape -> shape.prefix().charAt(0) == first)
                    .toList())
            .toList();

    /** Returns the shapes whose prefix starts with this character. */
    static List<KeyShape> beginning(char first) {
        return first < BY_FIRST.size() ? BY_FIRST.get(first) : List.of();
    }

    /** Returns the end of the characters that may follow the prefix. */
    int end(String text, int from) {
        int at = from;
        while (at < text.length() && holds(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private boolean holds(char here) {
        boolean digit = here >= '0' && here <= '9';
        boolean capital = here >= 'A' && here <= 'Z';
        boolean small = here >= 'a' && here <= 'z';
        return digit || capital || (!more.equals(CAPITALS) && (small || more.indexOf(here) >= 0));
    }
}
