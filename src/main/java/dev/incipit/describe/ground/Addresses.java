package dev.incipit.describe.ground;

import dev.incipit.describe.words.Token;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Distinguishes web and mail addresses, even bare ones, from names of files and programs that contain a dot. */
final class Addresses {
    private static final int OCTETS = 4;

    /** Endings that look like a country's but belong to files. */
    private static final Set<String> FILE_ENDINGS =
            Words.table("rs py sh md ts cc so pl ps st ml mk tf js vb hs kt am ai.txt");

    private static final Set<String> TOP_LEVEL = Words.table("""
            com org net info biz edu gov mil int dev app xyz online site shop store tech cloud blog page web link click top club
            live news example test invalid localhost local internal onion""");

    private Addresses() {}

    static boolean in(String line, List<Token> tokens) {
        var lower = line.toLowerCase(Locale.ROOT);
        return lower.contains("//")
                || lower.contains("www.")
                || lower.contains("mailto:")
                || line.indexOf('@') >= 0
                || tokens.stream().anyMatch(token -> isHost(token.text()));
    }

    private static boolean isHost(String word) {
        int slash = word.indexOf('/');
        var host = slash < 0 ? word : word.substring(0, slash);
        int point = host.lastIndexOf('.');
        if (word.toLowerCase(Locale.ROOT).startsWith("localhost")) {
            return true;
        }
        if (point <= 0 || point == host.length() - 1) {
            return false;
        }
        var labels = host.split("\\.");
        var last = labels[labels.length - 1];
        // Excludes ASP.NET and the like: nobody writes the end of an address in capitals only.
        return isAddressOfDigits(labels)
                || TOP_LEVEL.contains(last)
                || (last.length() == 2 && last.chars().allMatch(Character::isLowerCase) && !FILE_ENDINGS.contains(last))
                || (slash > 0 && last.chars().allMatch(Character::isLetter));
    }

    private static boolean isAddressOfDigits(String[] labels) {
        return labels.length == OCTETS
                && List.of(labels).stream()
                        .allMatch(label ->
                                !label.isEmpty() && label.chars().allMatch(sign -> sign >= '0' && sign <= '9'));
    }
}
