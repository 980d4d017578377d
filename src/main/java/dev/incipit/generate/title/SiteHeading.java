package dev.incipit.generate.title;

import dev.incipit.describe.ManualNames;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.html.Page;
import dev.incipit.text.Words;
import java.util.regex.Pattern;

/** Names a site by its front page's heading where its title says less: the name of a package, or only that it is a manual. */
final class SiteHeading {
    /** A heading with more words besides the name is a sentence. */
    private static final int WORDS_MORE = 2;

    /** {@code developers-reference}. */
    private static final Pattern SLUG = Pattern.compile("[a-z\\d]{1,40}(?:[-_][a-z\\d]{1,40}){1,5}");

    private SiteHeading() {}

    /** Returns the heading if it spells the name out or says whose manual it is; else the name. */
    static String instead(String name, Page home) {
        boolean slug = SLUG.matcher(name).matches();
        if (!slug && !ManualNames.areBare(name)) {
            return name;
        }
        var quotable = new Quotable(home);
        return home.metadata()
                .heading()
                .map(heading -> TitleParts.withoutVersion(
                        TitleParts.oneLine(heading.replace("®", "").replace("™", ""))))
                .filter(heading -> slug
                        ? TextKey.letters(heading).endsWith(TextKey.letters(name)) && !heading.contains(name)
                        : TextKey.of(heading).endsWith(" " + TextKey.of(name)))
                .filter(heading -> Words.count(heading) <= Words.count(name.replaceAll("[-_]", " ")) + WORDS_MORE)
                .filter(heading -> !heading.endsWith("!") && quotable.is(heading))
                .orElse(name);
    }
}
