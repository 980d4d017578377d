package dev.incipit.html.dom;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The words of which authors make the names of a page's parts, in classes, ids and properties. */
public final class NameWords {
    private NameWords() {}

    /** Returns the words in the first characters of a name, in lower case; compounds are split at non-letters and capitals. */
    public static List<String> in(String name, int charactersMax) {
        var words = new ArrayList<String>();
        int start = 0;
        int end = Math.min(name.length(), charactersMax);
        for (int i = 0; i <= end; i++) {
            boolean letter = i < end && Character.isLetter(name.charAt(i));
            boolean hump = letter
                    && i > start
                    && Character.isUpperCase(name.charAt(i))
                    && Character.isLowerCase(name.charAt(i - 1));
            if (!letter || hump) {
                if (i > start) {
                    words.add(name.substring(start, i).toLowerCase(Locale.ROOT));
                }
                start = hump ? i : i + 1;
            }
        }
        return words;
    }
}
