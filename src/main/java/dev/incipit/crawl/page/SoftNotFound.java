package dev.incipit.crawl.page;

import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.text.Shingles;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Recognises pages that say "not found" with status 200, by the site's response for a path that cannot exist and by the page's
 * own title (hostile.md row 21).
 */
public final class SoftNotFound {
    private static final String NOWHERE = "incipit-there-is-no-such-page-8f1c2b7a/";
    private static final int WORDS_MAX = 250;
    private static final int TITLE_PARTS_MAX = 6;

    /** Hardly more than a frame and a sentence; in it the path asked for may stand, as so many words. Chosen, not measured. */
    private static final int WORDS_FEW = 60;

    private static final int WORDS_APART = 8;
    private static final Pattern CUT = Pattern.compile("[|·•»–—:]| - ");
    private static final Pattern SAYS_SO =
            Pattern.compile("(?:error |http )?404(?: error)?(?:[ ,.:!-]{1,3}(?:page |file )?(?:not found|error))?[.!]?"
                    + "|(?:page|file|content|document|url) (?:was |could )?not (?:be )?found[.!]?|not found[.!]?"
                    + "|page (?:does not|doesn['’]t) exist[.!]?|nothing found|oops!?(?: page not found)?[.!]?"
                    + "|seite nicht gefunden|page introuvable|página no encontrada");

    private final Optional<Reading> probed;

    private SoftNotFound(Optional<Reading> probed) {
        this.probed = probed;
    }

    /** Without a probe, only titles count. */
    public static SoftNotFound unprobed() {
        return new SoftNotFound(Optional.empty());
    }

    /** Uses the response for {@link #probe}. A correct 404 or a redirect to the home page gives no sample to compare with. */
    public static SoftNotFound by(PageAnswer answer) {
        return new SoftNotFound(answer.reading().filter(_ -> answer.left().isEmpty()));
    }

    /** Returns an address that cannot exist. */
    public static Optional<WebUrl> probe(SiteScope scope) {
        return scope.home().atPath(scope.folder() + NOWHERE);
    }

    /** Returns whether the page is a soft 404; callers do not ask this of the home page. */
    public boolean matches(Reading page) {
        return titleSaysSo(page)
                || probed.filter(nowhere -> isSame(nowhere, page)).isPresent();
    }

    private static boolean isSame(Reading nowhere, Reading page) {
        boolean sameTitle = nowhere.metadata().title().equals(page.metadata().title());
        if (nowhere.print().words() == 0 && page.print().words() == 0) {
            return sameTitle;
        }
        return nowhere.print().exact() == page.print().exact()
                || nowhere.print().similarity(page.print()) >= Shingles.NEARLY_ALL
                || (sameTitle && isShortAndAlike(nowhere, page));
    }

    /** In a short text, a single word such as the requested path changes the fingerprint completely. */
    private static boolean isShortAndAlike(Reading nowhere, Reading page) {
        int words = nowhere.print().words();
        return words < WORDS_FEW
                && Math.abs(words - page.print().words()) <= WORDS_APART
                && nowhere.metadata().heading().equals(page.metadata().heading());
    }

    private static boolean titleSaysSo(Reading page) {
        return page.print().words() <= WORDS_MAX && page.metadata().names().anyMatch(SoftNotFound::saysSo);
    }

    private static boolean saysSo(String title) {
        return Stream.of(CUT.split(title.toLowerCase(Locale.ROOT), TITLE_PARTS_MAX))
                .anyMatch(part -> SAYS_SO.matcher(part.strip()).matches());
    }
}
