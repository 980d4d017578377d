package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.text.PageWords;
import dev.incipit.text.Words;
import java.util.Set;
import java.util.regex.Pattern;

/** Recognises what a house tells visitors who need level floors or quiet: no legal text, unlike what a site says of itself. */
final class AccessGuides {
    private static final int CHARACTERS_READ = 4_000;

    private static final Set<String> NAMES = Words.table(
            "accessibility accessibilite accesibilidad accessibilita acessibilidade barrierefreiheit toegankelijkheid dostepnosc");

    private static final Pattern OF_A_SITE =
            Pattern.compile("(?iU)web|wcag|\\b(?:inter|intra)net|screen ?reader|browser|digital"
                    + "|\\bsites?\\b|\\bsito\\b|\\bsitio\\b|portal|online|bitv|rgaa|witryn|stron[ayie]");

    private AccessGuides() {}

    static boolean isOne(CrawledPage page) {
        var segments = page.url().segments();
        var text = page.markdown();
        return !segments.isEmpty()
                && NAMES.contains(PageWords.plain(segments.getLast()))
                && !text.isBlank()
                && !OF_A_SITE.matcher(Words.beginning(text, CHARACTERS_READ)).find();
    }
}
