package dev.incipit.html;

import dev.incipit.text.TextLanguage;
import java.util.Locale;

/** Knows the language of a page: that of its text, else the one it declares, else English. */
final class PageLanguage {
    private PageLanguage() {}

    /** Returns it with the declared country, if text and declaration agree. */
    static Locale of(PageMetadata metadata, String markdown) {
        var declared = metadata.language().map(Locale::forLanguageTag);
        return TextLanguage.of(markdown)
                .filter(told ->
                        declared.filter(tag -> tag.getLanguage().equals(told)).isEmpty())
                .map(Locale::of)
                .or(() -> declared)
                .orElse(Locale.ENGLISH);
    }
}
