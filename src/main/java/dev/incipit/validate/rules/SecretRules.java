package dev.incipit.validate.rules;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.Line;
import dev.incipit.text.MarkdownEscapes;
import dev.incipit.text.Words;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.recognize.SecretShape;
import dev.incipit.validate.subject.LintContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Detects keys and passwords, which do not belong in a public file, by their published shapes. Never echoes their values. */
final class SecretRules {
    /** No secret is shorter, apart from {@code ://a:b@} in an address. */
    private static final int LINE_CHARS_MIN = 8;

    private static final int KEY_CHARS_MIN = 20;
    private static final int QUERY_VALUE_MIN = 16;
    private static final int BOT_DIGITS_MIN = 8;
    private static final int KEY_LINE_CHARS_MIN = 40;
    /** Above the body of a private key: {@code Proc-Type}, {@code DEK-Info}, {@code Version}, {@code Comment}, a blank line. */
    private static final int KEY_HEAD_LINES_MAX = 5;

    private static final int AWS_SECRET_CHARS = 40;
    private static final Pattern AWS_SECRET =
            Pattern.compile("(?i)(?:aws_secret_access_key|secretaccesskey)[\"']?+[ \\t]{0,4}+[=:][ \\t]{0,4}+[\"']?+");

    private static final List<String> SAMPLE_WORDS = List.of(
            "your", "example", "sample", "test", "demo", "dummy", "xxxx", "00000000", "123456789", "placeholder");
    /** Stand-ins for a password in manuals; repeating the user name is another. */
    private static final Set<String> SAMPLE_PASSWORDS =
            Words.table("password pass secret changeme passw0rd p4ssw0rd mypassword foobared");

    private static final List<String> QUERY_NAMES = List.of("key", "token", "secret", "password", "passwd", "pwd");
    private static final Set<String> NAME_STARTS = Set.of(
            "", "api", "access", "auth", "client", "secret", "private", "app", "user", "refresh", "bearer", "id");

    private SecretRules() {}

    static Finding noSecrets(LintContext context) {
        var places = new ArrayList<Place>();
        var lines = context.file().lines();
        for (int at = 0; at < lines.size(); at++) {
            Budget.step();
            var line = lines.get(at);
            if (line.text().length() < LINE_CHARS_MIN) {
                continue;
            }
            var kind = inLine(line.text()).or(() -> privateKey(lines, line)).or(() -> decoded(line.text()));
            kind.ifPresent(what -> places.add(
                    new Place(line.number(), () -> "looks like " + withArticle(what) + ". Remove and revoke it.")));
        }
        return Finding.of(Status.FAIL, places, "No secrets.");
    }

    private static String withArticle(String kind) {
        boolean vowel = "AEIOa".indexOf(kind.charAt(0)) >= 0
                || Stream.of("npm", "NVIDIA", "xAI").anyMatch(kind::startsWith);
        return (vowel ? "an " : "a ") + kind;
    }

    private static Optional<String> decoded(String text) {
        var decoded = MarkdownEscapes.resolved(text);
        return decoded.equals(text) ? Optional.empty() : inLine(decoded);
    }

    private static Optional<String> inLine(String text) {
        return shaped(text)
                .or(() -> assigned(text))
                .or(() -> botToken(text))
                .or(() -> token(text))
                .or(() -> credentials(text))
                .or(() -> query(text));
    }

    /** Finds a key by its shape at the start of a word. Skips characters already examined. */
    private static Optional<String> shaped(String text) {
        int at = 0;
        while (at + KEY_CHARS_MIN <= text.length()) {
            char first = text.charAt(at);
            int next = at + 1;
            for (var shape : SecretShape.beginning(first)) {
                if (text.startsWith(shape.prefix(), at)) {
                    int from = at + shape.prefix().length();
                    next = shape.end(text, from);
                    var key = text.substring(at, next);
                    if (next - from >= shape.min() && shape.isMixed(key) && !isSample(key)) {
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

    /** Finds the secret half of a key of AWS, which has no prefix, by the name that it is assigned to. */
    private static Optional<String> assigned(String text) {
        // Few lines have a part of the name, and looking for that is quick.
        if (!text.contains("ccess") && !text.contains("CCESS")) {
            return Optional.empty();
        }
        var names = AWS_SECRET.matcher(text);
        while (names.find()) {
            int end = CharacterRuns.end(text, names.end(), here -> isKey(here) || here == '/' || here == '+');
            var value = text.substring(names.end(), end);
            if (value.length() == AWS_SECRET_CHARS && isReal(value)) {
                return Optional.of("AWS key");
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

    /** Whether digits and letters are mixed as in a random key, and no word marks a sample. */
    private static boolean isReal(String value) {
        return value.chars().anyMatch(Character::isDigit)
                && value.chars().anyMatch(Character::isLetter)
                && !isSample(value);
    }

    private static boolean isSample(String value) {
        var lower = value.toLowerCase(Locale.ROOT);
        return SAMPLE_WORDS.stream().anyMatch(lower::contains);
    }

    /** Finds a bot's number, a colon and its key. */
    private static Optional<String> botToken(String text) {
        var shape = SecretShape.TELEGRAM;
        int at = text.indexOf(shape.prefix());
        while (at >= 0) {
            int start = CharacterRuns.start(text, at, Character::isDigit);
            int from = at + shape.prefix().length();
            int end = shape.end(text, from);
            if (at - start >= BOT_DIGITS_MIN && end - from >= shape.min() && isReal(text.substring(start, end))) {
                return Optional.of(shape.kind());
            }
            at = text.indexOf(shape.prefix(), end);
        }
        return Optional.empty();
    }

    private static Optional<String> token(String text) {
        int at = text.indexOf(SecretShape.TOKEN.prefix());
        while (at >= 0) {
            int end = SecretShape.TOKEN.end(text, at);
            var parts = text.substring(at, end).split("\\.", 4);
            boolean token = parts.length >= 3
                    && parts[0].length() > 10
                    && parts[1].startsWith(SecretShape.TOKEN.prefix())
                    && parts[1].length() > 10
                    && parts[2].length() > 10;
            if (token && isReal(text.substring(at, end))) {
                return Optional.of(SecretShape.TOKEN.kind());
            }
            at = text.indexOf(SecretShape.TOKEN.prefix(), end);
        }
        return Optional.empty();
    }

    /** Finds a user name and a password in an address. */
    private static Optional<String> credentials(String text) {
        int at = text.indexOf("://");
        while (at >= 0) {
            int end = at + 3;
            int colon = -1;
            while (end < text.length() && " \t/?#)>\"'`@<[".indexOf(text.charAt(end)) < 0) {
                colon = colon < 0 && text.charAt(end) == ':' ? end : colon;
                end++;
            }
            if (end < text.length() && text.charAt(end) == '@' && colon >= userEnd(text, at) && end > colon + 1) {
                if (isPassword(text.substring(at + 3, colon), text.substring(colon + 1, end))) {
                    return Optional.of("password in an address");
                }
            }
            at = text.indexOf("://", end);
        }
        return Optional.empty();
    }

    /** The least place of the colon behind a user: only databases are asked without one. */
    private static int userEnd(String text, int scheme) {
        boolean web = text.startsWith("http", scheme - 4) || text.startsWith("https", scheme - 5);
        return scheme + (web ? 4 : 3);
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

    /** Finds an address parameter that is named like a key and looks like one. */
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
                int end = CharacterRuns.end(text, at + 1, SecretRules::isKey);
                if (isKeyLike(text.substring(at + 1, end))) {
                    return Optional.of("key in an address");
                }
            }
            at = text.indexOf('=', at + 1);
        }
        return Optional.empty();
    }

    private static boolean isKey(int here) {
        return Character.isLetterOrDigit(here) || here == '_' || here == '-';
    }

    /** Whether the value has sixteen letters and digits in a row, or is hexadecimal like a UUID; a slug is neither. */
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

    /** Whether a parameter's name, or the last word of it, is a word for a key. */
    private static boolean isSecretName(String name) {
        var lower = name.toLowerCase(Locale.ROOT);
        return QUERY_NAMES.stream()
                .anyMatch(word -> lower.endsWith(word)
                        && NAME_STARTS.contains(lower.substring(0, lower.length() - word.length())
                                .replaceAll(".*[_-]", "")));
    }

    /** Finds the header of a private key followed by a line of base64; header fields may come between (RFC 1421 §4.4). */
    private static Optional<String> privateKey(List<Line> lines, Line line) {
        int at = line.text().indexOf("-----BEGIN ");
        int head = at < 0 ? -1 : line.text().indexOf("PRIVATE KEY", at);
        int dashes = head < 0 ? -1 : line.text().indexOf("-----", head);
        if (dashes < 0) {
            return Optional.empty();
        }
        var body = unmarked(line.text().substring(dashes + "-----".length()));
        int next = line.number();
        int last = Math.min(lines.size(), next + KEY_HEAD_LINES_MAX);
        while (next < last && isKeyHead(body)) {
            body = unmarked(lines.get(next++).text());
        }
        int end = CharacterRuns.end(body, 0, here -> Character.isLetterOrDigit(here) || "+/=".indexOf(here) >= 0);
        return end >= KEY_LINE_CHARS_MIN && isReal(body.substring(0, end))
                ? Optional.of("private key")
                : Optional.empty();
    }

    /** Without the marks of a quote and the ends of lines that JSON writes as two characters. */
    private static String unmarked(String line) {
        var body = CharacterRuns.stripped(line, here -> here == '>' || Character.isWhitespace(here));
        int at = 0;
        while (body.startsWith("\\n", at) || body.startsWith("\\r", at)) {
            at += 2;
        }
        return body.substring(at);
    }

    private static boolean isKeyHead(String line) {
        return line.isEmpty() || line.indexOf(": ") > 0;
    }
}
