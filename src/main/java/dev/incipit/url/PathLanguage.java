package dev.incipit.url;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Recognises language codes in paths and query values. */
public final class PathLanguage {
    /** ISO 639-1 without codes that are as often words or other names in a path: is, be, my, ml, io, os, cv. */
    private static final Set<String> CODES = Set.of(
            "af", "ar", "az", "bg", "bn", "bs", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi",
            "fr", "ga", "gl", "gu", "he", "hi", "hr", "hu", "hy", "id", "it", "ja", "ka", "kk", "km", "kn", "ko", "lt",
            "lv", "mk", "mn", "mr", "ms", "nb", "ne", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr",
            "sv", "sw", "ta", "te", "th", "tr", "uk", "ur", "uz", "vi", "zh");

    /** A code, with or without a region or script (RFC 5646). */
    private static final Pattern TAG =
            Pattern.compile("([a-z]{2})(?:[-_](?:[a-z]{2}|[0-9]{3}|hans|hant))?", Pattern.CASE_INSENSITIVE);

    private PathLanguage() {}

    /** The language code, in lower case, that a path segment or a query value names. */
    public static Optional<String> of(String text) {
        var tag = TAG.matcher(text);
        return tag.matches()
                ? Optional.of(tag.group(1).toLowerCase(Locale.ROOT)).filter(CODES::contains)
                : Optional.empty();
    }
}
