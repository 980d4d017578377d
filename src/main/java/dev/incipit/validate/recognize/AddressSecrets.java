package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds passwords and keys in addresses, by the place where they stand. */
public final class AddressSecrets {
    private static final int QUERY_VALUE_MIN = 16;
    /** How far from its signature an address may have its other parameters. */
    private static final int SIGNED_CHARS_MAX = 300;

    /** Stand-ins for a password in manuals; repeating the user name is another. */
    private static final Set<String> SAMPLE_PASSWORDS =
            Words.table("password pass secret changeme passw0rd p4ssw0rd mypassword foobared");

    private static final List<String> QUERY_NAMES = List.of("key", "token", "secret", "password", "passwd", "pwd");
    private static final Set<String> NAME_STARTS = Set.of(
            "", "api", "access", "auth", "client", "secret", "private", "app", "user", "refresh", "bearer", "id");

    private AddressSecrets() {}

    /** Returns what the first one in a text is. */
    public static Optional<String> in(String text) {
        return credentials(text).or(() -> query(text));
    }

    /** Finds a user name and a password in an address. */
    private static Optional<String> credentials(String text) {
        int at = text.indexOf("://");
        while (at >= 0) {
            int end = CharacterRuns.end(text, at + 3, here -> " \t/?#)>\"'`@<[".indexOf(here) < 0);
            int colon = text.indexOf(':', at + 3, end);
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
        return !sample && !RandomKey.isSample(name) && !RandomKey.isSample(word);
    }

    /** Finds an address parameter that is named like a key and looks like one. */
    private static Optional<String> query(String text) {
        int at = text.indexOf('=');
        while (at >= 0) {
            int start = Math.max(at - 40, CharacterRuns.start(text, at, RandomKey::isPart));
            boolean parameter = start > 0 && (text.charAt(start - 1) == '?' || text.charAt(start - 1) == '&');
            if (parameter && (isSecretName(text.substring(start, at)) || isSignature(text, start, at))) {
                int end = CharacterRuns.end(text, at + 1, RandomKey::isPart);
                if (isKeyLike(text.substring(at + 1, end))) {
                    return Optional.of("key in an address");
                }
            }
            at = text.indexOf('=', at + 1);
        }
        return Optional.empty();
    }

    /** Whether it signs an address that opens a store of Azure to whoever has it; the parameters stand in any order. */
    private static boolean isSignature(String text, int start, int end) {
        return text.startsWith("sig=", start)
                && end - start == 3
                && text.substring(
                                Math.max(0, start - SIGNED_CHARS_MAX), Math.min(text.length(), end + SIGNED_CHARS_MAX))
                        .contains("sv=20");
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
        return (longest >= QUERY_VALUE_MIN || hex) && RandomKey.isReal(value);
    }

    /** Whether a parameter's name, or the last word of it, is a word for a key. */
    private static boolean isSecretName(String name) {
        var lower = name.toLowerCase(Locale.ROOT);
        return QUERY_NAMES.stream()
                .anyMatch(word -> lower.endsWith(word)
                        && NAME_STARTS.contains(lower.substring(0, lower.length() - word.length())
                                .replaceAll(".*[_-]", "")));
    }
}
