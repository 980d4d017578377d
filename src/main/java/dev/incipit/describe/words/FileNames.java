package dev.incipit.describe.words;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What names a file and not what it is about. */
public final class FileNames {
    /** An address instead of a name, or what a camera calls a picture: "lang_select.html", "IMG_4471". */
    private static final Pattern NAME = Pattern.compile(
            "(?i)\\S{1,80}\\.(?:html?|php|aspx?|jsp|md)|(?:img|dsc[fn]?|pxl|mvi|gopr|dji)[-_]?\\d{3,8}(?:[-_]\\w{1,12})?");

    /** What stands behind the name of a link to a file, as in "Form (PDF)". */
    private static final Pattern ENDING = Pattern.compile("(?i)\\.(pdf|docx?|xlsx?|odt|ods|pptx?|rtf|csv|zip|epub)\\)");

    private FileNames() {}

    public static boolean isOne(String name) {
        return NAME.matcher(name).matches();
    }

    /** Returns the endings of the files to which a text in Markdown links, in lower case. */
    public static Set<String> endings(String markdown) {
        return ENDING.matcher(markdown)
                .results()
                .map(file -> file.group(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }
}
