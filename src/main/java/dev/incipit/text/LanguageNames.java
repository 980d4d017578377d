package dev.incipit.text;

import com.ibm.icu.util.ULocale;
import java.util.Optional;

/** The names of languages in the languages themselves, by the Unicode CLDR. */
public final class LanguageNames {
    private LanguageNames() {}

    /** Returns the name of the language of a BCP 47 tag as it begins a line, such as "Français"; empty if it is not known. */
    public static Optional<String> own(String tag) {
        var locale = ULocale.forLanguageTag(tag);
        var name = locale.getDisplayLanguage(locale);
        return name.isEmpty() || name.equals(locale.getLanguage())
                ? Optional.empty()
                : Optional.of(Character.toString(Character.toTitleCase(name.codePointAt(0)))
                        + name.substring(Character.charCount(name.codePointAt(0))));
    }
}
