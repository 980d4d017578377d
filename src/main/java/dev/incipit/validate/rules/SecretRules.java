package dev.incipit.validate.rules;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.Line;
import dev.incipit.text.MarkdownEscapes;
import dev.incipit.text.Words;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.recognize.AddressSecrets;
import dev.incipit.validate.recognize.RandomKey;
import dev.incipit.validate.recognize.SecretShape;
import dev.incipit.validate.subject.LintContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Detects keys and passwords, which do not belong in a public file, by their published shapes. Never echoes their values. */
final class SecretRules {
    /** No secret is shorter, apart from {@code ://a:b@} in an address. */
    private static final int LINE_CHARS_MIN = 8;

    private static final int KEY_CHARS_MIN = 20;
    private static final int BOT_DIGITS_MIN = 8;
    private static final int KEY_LINE_CHARS_MIN = 40;
    /** Above the body of a private key: {@code Proc-Type}, {@code DEK-Info}, {@code Version}, {@code Comment}, a blank line. */
    private static final int KEY_HEAD_LINES_MAX = 5;

    private static final int AWS_SECRET_CHARS = 40;
    private static final Pattern AWS_SECRET =
            Pattern.compile("(?i)(?:aws_secret_access_key|secretaccesskey)[\"']?+[ \\t]{0,4}+[=:][ \\t]{0,4}+[\"']?+");

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
                .or(() -> AddressSecrets.in(text));
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
                    if (next - from >= shape.min() && shape.isMixed(key) && !RandomKey.isSample(key)) {
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
            int end =
                    CharacterRuns.end(text, names.end(), here -> RandomKey.isPart(here) || here == '/' || here == '+');
            var value = text.substring(names.end(), end);
            if (value.length() == AWS_SECRET_CHARS && RandomKey.isReal(value)) {
                return Optional.of("AWS key");
            }
        }
        return Optional.empty();
    }

    private static boolean isBreak(char here) {
        return !Words.isAsciiDigit(here) && !Words.isAsciiLetter(here) && here != '_' && here != '-';
    }

    /** Finds a bot's number, a colon and its key. */
    private static Optional<String> botToken(String text) {
        var shape = SecretShape.TELEGRAM;
        int at = text.indexOf(shape.prefix());
        while (at >= 0) {
            int start = CharacterRuns.start(text, at, Character::isDigit);
            int from = at + shape.prefix().length();
            int end = shape.end(text, from);
            if (at - start >= BOT_DIGITS_MIN
                    && end - from >= shape.min()
                    && RandomKey.isReal(text.substring(start, end))) {
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
            if (token && RandomKey.isReal(text.substring(at, end))) {
                return Optional.of(SecretShape.TOKEN.kind());
            }
            at = text.indexOf(SecretShape.TOKEN.prefix(), end);
        }
        return Optional.empty();
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
        return end >= KEY_LINE_CHARS_MIN && RandomKey.isReal(body.substring(0, end))
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
