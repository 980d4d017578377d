package dev.incipit.app.files;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keeps the relative links of a page whose address nobody said: they are resolved against an address that stands for the page,
 * and made relative again in the result.
 */
public final class RelativeLinks {
    private static final String ORIGIN = "http://unnamed-page.invalid";

    /** Deep enough for the parent folders that links name. */
    private static final String FOLDER = "/1/2/3/4/5/6/7/8/9/";

    /** Stands for the page. */
    public static final String BASE = ORIGIN + FOLDER + "page";

    private static final Pattern RESOLVED = Pattern.compile(Pattern.quote(ORIGIN) + "(/[^\\s)>\"]*+)?");

    private RelativeLinks() {}

    /** The text with links as they stood in the page, relative to its folder or to the root of its site. */
    public static String restored(String markdown) {
        return RESOLVED.matcher(markdown)
                .replaceAll(match -> Matcher.quoteReplacement(relative(match.group(1) == null ? "/" : match.group(1))));
    }

    private static String relative(String path) {
        if (path.startsWith(FOLDER + "page")) {
            var rest = path.substring((FOLDER + "page").length());
            if (rest.isEmpty() || rest.charAt(0) == '#' || rest.charAt(0) == '?') {
                return rest.isEmpty() ? "." : rest;
            }
        }
        int shared = FOLDER.length();
        var up = new StringBuilder();
        while (shared > 1) {
            if (path.startsWith(FOLDER.substring(0, shared))) {
                var link = up + path.substring(shared);
                return link.isEmpty() ? "." : link;
            }
            shared = FOLDER.lastIndexOf('/', shared - 2) + 1;
            up.append("../");
        }
        return path;
    }
}
