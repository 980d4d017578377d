package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The published shape of a key: a prefix, and the least number and the kinds of characters that follow it.
 *
 * @param more allowed characters besides letters and digits: none if the prefix alone might start the words of an address
 *     ({@code /sk-sk/2024/…}); {@link #CAPITALS} for capitals and digits only; {@link #LETTERS} if a key may have no digit
 */
public record SecretShape(String kind, String prefix, int min, String more) {
    private static final String CAPITALS = "A";
    private static final String LETTERS = "a";
    /** Random letters have as many of either case; the words of a name have few capitals. */
    private static final int EITHER_CASE_MIN = 8;

    /** A JSON web token: three parts, the first two of which start as encoded JSON does. */
    public static final SecretShape TOKEN = new SecretShape("JWT", "eyJ", 0, "._-");

    /** The part after the bot's number. */
    public static final SecretShape TELEGRAM = new SecretShape("Telegram token", ":AA", 33, "_-");

    private static final List<SecretShape> SHAPES = List.of(
            new SecretShape("AWS key", "AKIA", 16, CAPITALS),
            new SecretShape("AWS key", "ASIA", 16, CAPITALS),
            new SecretShape("GitHub token", "ghp_", 36, ""),
            new SecretShape("GitHub token", "gho_", 36, ""),
            new SecretShape("GitHub token", "ghu_", 36, ""),
            new SecretShape("GitHub token", "ghs_", 36, ""),
            new SecretShape("GitHub token", "ghr_", 36, ""),
            new SecretShape("GitHub token", "github_pat_", 40, "_"),
            new SecretShape("GitLab token", "glpat-", 20, "_-"),
            new SecretShape("GitLab token", "gldt-", 20, "_-"),
            new SecretShape("Incipit key", "inc_", 38, ""),
            new SecretShape("Stripe key", "sk_live_", 16, ""),
            new SecretShape("Stripe key", "rk_live_", 16, ""),
            new SecretShape("Slack token", "xoxb-", 20, "-"),
            new SecretShape("Slack token", "xoxp-", 20, "-"),
            new SecretShape("Slack token", "xoxa-", 20, "-"),
            new SecretShape("Slack token", "xoxr-", 20, "-"),
            new SecretShape("Slack token", "xoxs-", 20, "-"),
            new SecretShape("Slack token", "xapp-", 20, "-"),
            new SecretShape("Slack webhook", "hooks.slack.com/services/T", 20, "/"),
            new SecretShape("Discord webhook", "discord.com/api/webhooks/", 40, "/_-"),
            new SecretShape("Google key", "AIza", 35, "_-"),
            new SecretShape("Google OAuth secret", "GOCSPX-", 24, "_-"),
            new SecretShape("OpenAI key", "sk-proj-", 20, "_-"),
            new SecretShape("OpenAI key", "sk-svcacct-", 20, "_-"),
            new SecretShape("Anthropic key", "sk-ant-", 20, "_-"),
            new SecretShape("OpenRouter key", "sk-or-v1-", 64, ""),
            new SecretShape("API key", "sk-", 32, ""),
            new SecretShape("SendGrid key", "SG.", 40, "._-"),
            new SecretShape("npm token", "npm_", 36, ""),
            new SecretShape("PyPI token", "pypi-AgE", 40, "_-"),
            new SecretShape("Hugging Face token", "hf_", 30, LETTERS),
            new SecretShape("Shopify token", "shpat_", 32, ""),
            new SecretShape("DigitalOcean token", "dop_v1_", 60, ""),
            new SecretShape("Square token", "sq0atp-", 20, "_-"),
            new SecretShape("Square secret", "sq0csp-", 40, "_-"),
            new SecretShape("Mailgun key", "key-", 32, ""),
            new SecretShape("Stripe webhook secret", "whsec_", 32, ""),
            new SecretShape("Google OAuth token", "ya29.", 40, "_-"),
            new SecretShape("age key", "AGE-SECRET-KEY-1", 58, CAPITALS),
            new SecretShape("Groq key", "gsk_", 48, ""),
            new SecretShape("Replicate token", "r8_", 37, ""),
            new SecretShape("Perplexity key", "pplx-", 48, ""),
            new SecretShape("xAI key", "xai-", 70, ""),
            new SecretShape("NVIDIA key", "nvapi-", 60, "_-"),
            new SecretShape("Tailscale key", "tskey-auth-", 20, "-"),
            new SecretShape("Tailscale key", "tskey-api-", 20, "-"),
            new SecretShape("Figma token", "figd_", 40, "_-"),
            new SecretShape("Linear key", "lin_api_", 40, ""),
            new SecretShape("Supabase token", "sbp_", 40, ""),
            new SecretShape("Docker token", "dckr_pat_", 27, "_-"),
            new SecretShape("Grafana token", "glsa_", 32, "_"),
            new SecretShape("Sentry token", "sntrys_", 60, "_+/="),
            new SecretShape("RubyGems key", "rubygems_", 48, ""),
            new SecretShape("Pulumi token", "pul-", 40, ""),
            new SecretShape("Azure storage key", "AccountKey=", 80, "+/"));

    /** The shapes by their first character, so that most words are skipped quickly. */
    private static final List<List<SecretShape>> BY_FIRST = IntStream.range(0, 128)
            .mapToObj(first -> SHAPES.stream()
                    .filter(shape -> shape.prefix().charAt(0) == first)
                    .toList())
            .toList();

    /** Returns the shapes whose prefix starts with this character. */
    public static List<SecretShape> beginning(char first) {
        return first < BY_FIRST.size() ? BY_FIRST.get(first) : List.of();
    }

    /** Returns the end of the characters that may follow the prefix. */
    public int end(String text, int from) {
        return CharacterRuns.end(text, from, this::holds);
    }

    /** Whether the characters may be random: letters and digits, or for some keys letters alone. */
    public boolean isMixed(String key) {
        boolean mixed = key.chars().anyMatch(Character::isDigit) && key.chars().anyMatch(Character::isLetter);
        return mixed
                || (more.equals(LETTERS)
                        && key.chars().filter(Character::isUpperCase).count() >= EITHER_CASE_MIN
                        && key.chars().filter(Character::isLowerCase).count() >= EITHER_CASE_MIN);
    }

    private boolean holds(int here) {
        boolean digit = here >= '0' && here <= '9';
        boolean capital = here >= 'A' && here <= 'Z';
        boolean small = here >= 'a' && here <= 'z';
        return digit || capital || (!more.equals(CAPITALS) && (small || more.indexOf(here) >= 0));
    }
}
