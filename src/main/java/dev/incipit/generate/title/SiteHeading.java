package dev.incipit.generate.title;

import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.html.Page;
import dev.incipit.text.Words;
import java.util.regex.Pattern;

/** Names a site by its front page's heading where its title says less: the name of a package, or only that it is a manual. */
final class SiteHeading {
    private static final int WORDS_MAX = 8;

    /** {@code developers-reference}. */
    private static final Pattern SLUG = Pattern.compile("[a-z\\d]{1,40}(?:[-_][a-z\\d]{1,40}){1,5}");

    private static final Pattern KIND = Pattern.compile(
            "(?iU)(?:(?:the|main|user|reference|complete|online|manual|guide|handbook|documentation|docs|api|index|overview|introduction)(?: |$)){1,4}");

    private SiteHeading() {}

    /** Returns the heading if it spells the name out or says whose manual it is; else the name. */
    static String instead(String name, Page home) {
        boolean slug = SLUG.matcher(name).matches();
        if (!slug && !KIND.matcher(name).matches()) {
            return name;
        }
        var quotable = new Quotable(home);
        return home.metadata()
                .heading()
                .map(heading -> TitleParts.withoutVersion(
                        TitleParts.oneLine(heading.replace("®", "").replace("™", ""))))
                .filter(heading -> TextKey.letters(heading).contains(TextKey.letters(name)))
                .filter(heading -> !slug || !heading.contains(name))
                .filter(heading -> Words.count(heading) <= WORDS_MAX && quotable.is(heading))
                .orElse(name);
    }
}
