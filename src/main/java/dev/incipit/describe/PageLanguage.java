package dev.incipit.describe;

import dev.incipit.html.Page;
import dev.incipit.text.TextLanguage;
import java.util.Locale;

/** Knows the language of a page: that of its text, else the one it declares, else English. */
public final class PageLanguage {
    private PageLanguage() {}

    /** Returns it with the declared country, if text and declaration agree. */
    public static Locale of(Page page) {
        var declared = page.metadata().language().map(Locale::forLanguageTag);
        return TextLanguage.of(page.markdown())
                .filter(told ->
                        declared.filter(tag -> tag.getLanguage().equals(told)).isEmpty())
                .map(Locale::of)
                .or(() -> declared)
                .orElse(Locale.ENGLISH);
    }
}
