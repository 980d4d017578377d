package dev.incipit.validate;

import dev.incipit.llmstxt.Line;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Finding.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Keys and passwords that ought not to stand in a public file, by their published shapes. Values are never echoed. */
final class SecretRules {
    /** No secret is shorter, {@code ://a:b@} in an address aside. */
    private static final int LINE_CHARS_MIN = 8;

    private static final int KEY_CHARS_MIN = 20;
    private static final int QUERY_VALUE_MIN = 16;
    private static final List<String> SAMPLE_WORDS = List.of(
            "your", "example", "sample", "test", "demo", "dummy", "xxxx", "00000000", "123456789", "placeholder");
    /** What stands for a password in manuals, as does the user's name again. */
    private static final Set<String> SAMPLE_PASSWORDS = Set.of("password", "pass", "secret", "changeme");

    private static final List<String> QUERY_NAMES = List.of("key", "token", "secret", "password", "passwd", "pwd");
    private static final Set<String> NAME_STARTS = Set.of(
            "", "api", "access", "auth", "client", "secret", "private", "app", "user", "refresh", "bearer", "id");

    /**
     * A prefix, how many characters of a key follow it at least, and which they are beside letters and digits: none where the prefix
     * alone might begin the words of an address ({@code /sk-sk/2024/…}).
     */
    private record Shape(String kind, String prefix, int min, String more) {
        /** In place of more characters: only capitals and digits. */
        static final String CAPITALS = "A";

        boolean holds(char here) {
            boolean digit = here >= '0' && here <= '9';
            boolean capital = here >= 'A' && here <= 'Z';
            boolean small = here >= 'a' && here <= 'z';
            return digit || capital || (!more.equals(CAPITALS) && (small || more.indexOf(here) >= 0));
        }
    }

    private static final List<Shape> SHAPES = List.of(
            new Shape("AWS key", "AKIA", 16, Shape.CAPITALS),
            new Shape("AWS key", "ASIA", 16, Shape.CAPITALS),
            new Shape("GitHub token", "ghp_", 36, ""),
            new Shape("GitHub token", "gho_", 36, ""),
            new Shape("GitHub token", "ghu_", 36, ""),
            new Shape("GitHub token", "ghs_", 36, ""),
            new Shape("GitHub token", "ghr_", 36, ""),
            new Shape("GitHub token", "github_pat_", 40, "_"),
            new Shape("GitLab token", "glpat-", 20, "_-"),
            new Shape("Stripe key", "sk_live_", 16, ""),
            new Shape("Stripe key", "rk_live_", 16, ""),
            new Shape("Slack token", "xoxb-", 20, "-"),
            new Shape("Slack token", "xoxp-", 20, "-"),
            new Shape("Slack token", "xoxa-", 20, "-"),
            new Shape("Slack token", "xoxr-", 20, "-"),
            new Shape("Slack token", "xoxs-", 20, "-"),
            new Shape("Slack token", "xapp-", 20, "-"),
            new Shape("Slack webhook", "hooks.slack.com/services/T", 20, "/"),
            new Shape("Discord webhook", "discord.com/api/webhooks/", 40, "/_-"),
            new Shape("Google key", "AIza", 35, "_-"),
            new Shape("Google OAuth secret", "GOCSPX-", 24, "_-"),
            new Shape("OpenAI key", "sk-proj-", 20, "_-"),
            new Shape("OpenAI key", "sk-svcacct-", 20, "_-"),
            new Shape("Anthropic key", "sk-ant-", 20, "_-"),
            new Shape("API key", "sk-", 32, ""),
            new Shape("SendGrid key", "SG.", 40, "._-"),
            new Shape("npm token", "npm_", 36, ""),
            new Shape("PyPI token", "pypi-AgE", 40, "_-"),
            new Shape("Hugging Face token", "hf_", 30, ""),
            new Shape("Shopify token", "shpat_", 32, ""),
            new Shape("DigitalOcean token", "dop_v1_", 60, ""),
            new Shape("Square token", "sq0atp-", 20, "_-"),
            new Shape("Square secret", "sq0csp-", 40, "_-"),
            new Shape("Mailgun key", "key-", 32, ""));

    /** The shapes by their first character, so that most words are passed over at a glance. */
    private static final List<List<Shape>> BY_FIRST = IntStream.range(0, 128)
            .mapToObj(first -> SHAPES.stream()
                    .filter(shape -> shape.prefix().charAt(0) == first)
                    .toList())
            .toList();

    private SecretRules() {}

    static Finding noSecrets(Subject subject) {
        var places = new ArrayList<Place>();
        var lines = subject.file().lines();
        for (int at = 0; at < lines.size(); at++) {
            var line = lines.get(at);
            if (line.text().length() < LINE_CHARS_MIN) {
                continue;
            }
            var kind = inLine(line.text()).or(() -> privateKey(lines, line));
            kind.ifPresent(what ->
                    places.add(new Place(line.number(), () -> "looks like a " + what + ". Remove and revoke it.")));
        }
        return Finding.of(Status.FAIL, places, "No secrets.");
    }

    private static Optional<String> inLine(String text) {
        return shaped(text).or(() -> token(text)).or(() -> credentials(text)).or(() -> query(text));
    }

    /** A key by its shape, where a word begins. What was looked at once is passed over. */
    private static Optional<String> shaped(String text) {
        int at = 0;
        while (at + KEY_CHARS_MIN <= text.length()) {
            char first = text.charAt(at);
            int next = at + 1;
            for (var shape : first < BY_FIRST.size() ? BY_FIRST.get(first) : List.<Shape>of()) {
                if (text.startsWith(shape.prefix(), at)) {
                    int from = at + shape.prefix().length();
                    next = keyEnd(text, from, shape);
                    if (next - from >= shape.min() && isReal(text.substring(at, next))) {
                        return Optional.of(shape.kind());
                    }
                }
            }
            at = next;
            while (at < text.length() && !isBreak(text.charAt(at - 1))) {
                at++;
            }
        }
        return Optional.empty();
    }

    private static boolean isBreak(char here) {
        return !(here >= '0' && here <= '9')
                && !((here | 0x20) >= 'a' && (here | 0x20) <= 'z')
                && here != '_'
                && here != '-';
    }

    private static int keyEnd(String text, int from, Shape shape) {
        int at = from;
        while (at < text.length() && shape.holds(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Digits and letters mixed as in a key that was drawn, and no word that marks a sample. */
    private static boolean isReal(String value) {
        var lower = value.toLowerCase(Locale.ROOT);
        return lower.chars().anyMatch(Character::isDigit)
                && lower.chars().anyMatch(Character::isLetter)
                && SAMPLE_WORDS.stream().noneMatch(lower::contains);
    }

    private static final Shape TOKEN = new Shape("JWT", "eyJ", 0, "._-");

    /** A JSON web token: three parts, of which the first two begin as encoded JSON does. */
    private static Optional<String> token(String text) {
        int at = text.indexOf("eyJ");
        while (at >= 0) {
            int end = keyEnd(text, at, TOKEN);
            var parts = text.substring(at, end).split("\\.", 4);
            boolean token = parts.length >= 3
                    && parts[0].length() > 10
                    && parts[1].startsWith("eyJ")
                    && parts[1].length() > 10
                    && parts[2].length() > 10;
            if (token && isReal(text.substring(at, end))) {
                return Optional.of("JWT");
            }
            at = text.indexOf("eyJ", end);
        }
        return Optional.empty();
    }

    /** User and password in an address. */
    private static Optional<String> credentials(String text) {
        int at = text.indexOf("://");
        while (at >= 0) {
            int end = at + 3;
            int colon = -1;
            while (end < text.length() && " \t/?#)>\"'`@<[".indexOf(text.charAt(end)) < 0) {
                colon = colon < 0 && text.charAt(end) == ':' ? end : colon;
                end++;
            }
            if (end < text.length() && text.charAt(end) == '@' && colon > at + 3 && end > colon + 1) {
                if (isPassword(text.substring(at + 3, colon), text.substring(colon + 1, end))) {
                    return Optional.of("password in an address");
                }
            }
            at = text.indexOf("://", end);
        }
        return Optional.empty();
    }

    private static boolean isPassword(String user, String password) {
        var name = user.toLowerCase(Locale.ROOT);
        var word = password.toLowerCase(Locale.ROOT);
        boolean sample = (name.startsWith("user") && (word.startsWith("pass") || word.equals("pwd")))
                || SAMPLE_PASSWORDS.contains(word)
                || word.equals(name)
                || "{$<%*[".indexOf(word.charAt(0)) >= 0;
        return !sample && SAMPLE_WORDS.stream().noneMatch(part -> name.contains(part) || word.contains(part));
    }

    /** A parameter of an address that is called a key and has the look of one. */
    private static Optional<String> query(String text) {
        int at = text.indexOf('=');
        while (at >= 0) {
            int start = at;
            while (start > 0
                    && (Character.isLetterOrDigit(text.charAt(start - 1)) || "_-".indexOf(text.charAt(start - 1)) >= 0)
                    && at - start < 40) {
                start--;
            }
            boolean parameter = start > 0 && (text.charAt(start - 1) == '?' || text.charAt(start - 1) == '&');
            if (parameter && isSecretName(text.substring(start, at))) {
                int end = at + 1;
                while (end < text.length() && isKey(text.charAt(end))) {
                    end++;
                }
                if (isKeyLike(text.substring(at + 1, end))) {
                    return Optional.of("key in an address");
                }
            }
            at = text.indexOf('=', at + 1);
        }
        return Optional.empty();
    }

    private static boolean isKey(char here) {
        return Character.isLetterOrDigit(here) || here == '_' || here == '-';
    }

    /** Sixteen letters and digits in one piece, or as in a UUID; the words of a slug are neither. */
    private static boolean isKeyLike(String value) {
        int longest = 0;
        int run = 0;
        for (int at = 0; at < value.length(); at++) {
            run = Character.isLetterOrDigit(value.charAt(at)) ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        boolean hex = value.length() >= QUERY_VALUE_MIN
                && value.chars().allMatch(here -> here == '-' || Character.digit(here, 16) >= 0);
        return (longest >= QUERY_VALUE_MIN || hex) && isReal(value);
    }

    /** Whether a parameter's name is that of a key, alone or as the last of its words. */
    private static boolean isSecretName(String name) {
        var lower = name.toLowerCase(Locale.ROOT);
        return QUERY_NAMES.stream()
                .anyMatch(word -> lower.endsWith(word)
                        && NAME_STARTS.contains(lower.substring(0, lower.length() - word.length())
                                .replaceAll(".*[_-]", "")));
    }

    /** The head of a private key with its body: a line of 40 characters or more of base 64 after it. */
    private static Optional<String> privateKey(List<Line> lines, Line line) {
        int at = line.text().indexOf("-----BEGIN ");
        int head = at < 0 ? -1 : line.text().indexOf("PRIVATE KEY-----", at);
        if (head < 0) {
            return Optional.empty();
        }
        var rest = line.text().substring(head + "PRIVATE KEY-----".length()).strip();
        boolean next = rest.isEmpty() && line.number() < lines.size();
        var body = next ? lines.get(line.number()).text().strip() : rest;
        int end = 0;
        while (end < body.length()
                && (Character.isLetterOrDigit(body.charAt(end)) || "+/=".indexOf(body.charAt(end)) >= 0)) {
            end++;
        }
        return end >= 40 && isReal(body.substring(0, end)) ? Optional.of("private key") : Optional.empty();
    }
}
