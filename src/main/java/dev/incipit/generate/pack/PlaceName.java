package dev.incipit.generate.pack;

import dev.incipit.digest.Sha256;
import dev.incipit.llmstxt.FileType;
import dev.incipit.text.Words;
import dev.incipit.url.UnseenCharacters;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Turns parts of foreign addresses into names that every common file system takes, and that lead nowhere else. */
final class PlaceName {
    /** Of one name in UTF-8, on all common file systems. */
    static final int BYTES_MAX = 255;

    /** Characters that Windows does not take, and the percent sign of what could not be decoded. */
    private static final String UNSAFE = "<>:\"/\\|?*%";

    /** The names of devices on Windows, whatever follows their first dot. */
    private static final Pattern DEVICE =
            Pattern.compile("(?i)(con|prn|aux|nul|conin\\$|conout\\$|(com|lpt)[0-9¹²³])(\\..*)?");

    /** The names of the files of a pack that are not copies. */
    private static final Set<String> OURS = Set.of(FileType.INDEX_NAME, FileType.FULL_NAME, SmallForm.FILE);

    private static final String WELL_KNOWN = ".well-known";
    private static final Pattern NOT_WORDS = Pattern.compile("[^a-z0-9]+");
    private static final int WORDS_MAX = 40;
    private static final int HASH_DIGITS = 16;

    private PlaceName() {}

    /** Whether a part of a path can be a name as it is. */
    static boolean isSafe(String name) {
        return !name.isEmpty()
                && (name.charAt(0) != '.' || name.equals(WELL_KNOWN))
                && !name.endsWith(".")
                && !name.endsWith(" ")
                && !name.startsWith(" ")
                && bytes(name) <= BYTES_MAX
                && name.codePoints().noneMatch(PlaceName::isUnsafe)
                && !DEVICE.matcher(name).matches()
                && !OURS.contains(name.toLowerCase(Locale.ROOT))
                && Normalizer.isNormalized(name, Normalizer.Form.NFC);
    }

    /** Returns a part of a path as it is if it can be a name, else one that is made up. */
    static String safe(String name) {
        return isSafe(name) ? name : made(name);
    }

    private static boolean isUnsafe(int point) {
        return UNSAFE.indexOf(point) >= 0 || point == 0xFFFD || UnseenCharacters.isOne(point);
    }

    /** Returns a name for a text that cannot be one: its letters and digits of ASCII, and a number that no other text has. */
    static String made(String text) {
        var words = NOT_WORDS.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("-");
        var start = Words.beginning(words, WORDS_MAX).replaceAll("^-|-$", "");
        return (start.isEmpty() ? "page" : start) + "-" + Sha256.hex(text).substring(0, HASH_DIGITS);
    }

    /** Returns what two names have in common that are one file on some file system. */
    static String folded(String path) {
        return Normalizer.normalize(path.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT), Normalizer.Form.NFC);
    }

    static int bytes(String name) {
        return name.getBytes(StandardCharsets.UTF_8).length;
    }
}
