package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.passage.Passage;
import dev.incipit.text.ShippedTables;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Knows a page that begins with the first of several parts of about one size: what that says is not about the page. */
final class EqualParts {
    private static final ShippedTables TABLES = ShippedTables.of(EqualParts.class);

    private static final int PARTS_MIN = 4;

    /** A first part of more than so many times its share is the page's text, below a slogan. */
    private static final int SHARES_MAX = 2;

    /** What a part is called that says what the page is about. */
    private static final Pattern INTRODUCTION = Pattern.compile(
            "(?iU)^(?:" + TABLES.any("introduction") + ")(?!\\w)|^(?:" + TABLES.any("introduction within words") + ")");

    private EqualParts() {}

    /** Returns the heading of such a part, as the first question of several; empty if the page does not begin so. */
    static Optional<String> first(List<Passage> passages, DescribedPage subject, SiteTexts site) {
        int parts = 0;
        int all = 0;
        int first = 0;
        var opening = "";
        for (var passage : passages) {
            boolean heading = passage.is(Passage.Kind.HEADING);
            if (heading && site.repeats().isOwnHeading(passage.text()) && !isName(passage, subject)) {
                opening = parts == 0 ? passage.text() : opening;
                parts++;
            } else if (!heading && !passage.is(Passage.Kind.CODE)) {
                all += passage.text().length();
                first += parts == 1 ? passage.text().length() : 0;
            }
        }
        var terms = site.words().terms();
        // The parts of a home page are about the site.
        boolean home = subject.page().url().segments().isEmpty();
        boolean equal = !home && parts >= PARTS_MIN && first * parts <= SHARES_MAX * all;
        return Optional.of(opening)
                .filter(_ -> equal)
                .filter(heading -> !INTRODUCTION.matcher(heading).find()
                        && Collections.disjoint(terms.keysOfName(heading), terms.keysOfName(subject.title())));
    }

    private static boolean isName(Passage heading, DescribedPage subject) {
        return heading.text().equals(subject.title())
                || subject.page()
                        .metadata()
                        .heading()
                        .filter(heading.text()::equals)
                        .isPresent();
    }
}
