package dev.incipit.validate.fix;

import dev.incipit.validate.subject.LintedFile;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;

/** All fixes, by the checks that they mend. */
public final class Fixes {
    /** In the order of reports. Removal of lines comes with the marks, so that lines that differ by their mark only are the same. */
    private static final Map<String, ToIntBiFunction<LintedFile, SplitText>> BY_CHECK = new LinkedHashMap<>();

    static {
        BY_CHECK.put("line-endings", (_, text) -> text.unifyEnds());
        BY_CHECK.put("heading-syntax", LineFixes::headings);
        BY_CHECK.put("notes-separator", LineFixes::separators);
        BY_CHECK.put("bullet-marker", LineFixes::marks);
        BY_CHECK.put("link-syntax", LineFixes::gaps);
        BY_CHECK.put("https-links", AddressFixes::https);
        BY_CHECK.put("no-tracking", AddressFixes::tracking);
        BY_CHECK.put("unique-links", LineFixes::repeated);
    }

    private Fixes() {}

    public static Set<String> checks() {
        return Set.copyOf(BY_CHECK.keySet());
    }

    /**
     * Returns the text with everything mended once.
     *
     * @param wanted which checks to mend, by id
     * @param counts to which the number of mended places is added
     */
    public static String apply(LintedFile file, Predicate<String> wanted, Map<String, Integer> counts) {
        var text = new SplitText(file.source().text());
        BY_CHECK.forEach((id, fix) -> {
            int places = wanted.test(id) ? fix.applyAsInt(file, text) : 0;
            if (places > 0) {
                counts.merge(id, places, Integer::sum);
            }
        });
        return text.toString();
    }
}
