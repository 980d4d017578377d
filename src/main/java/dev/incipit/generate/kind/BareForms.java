package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SitePages;
import java.util.regex.Pattern;

/** Recognises pages of a form alone, as {@code /book} of a hotel: a few words without a sentence, parts, links, lists or code. */
final class BareForms {
    private static final int WORDS_MAX = 120;
    private static final Pattern MORE_THAN_LABELS =
            Pattern.compile("(?m)[.!?。！？][ \\t]*$|^[ \\t]*(?:[-*|] |\\d{1,9}\\. |```)");

    private BareForms() {}

    static boolean isOne(CrawledPage page, SitePages pages) {
        return pages.words(page) < WORDS_MAX
                && page.headings().size() <= 1
                && pages.linkedInText(page).isEmpty()
                && !MORE_THAN_LABELS.matcher(page.markdown()).find();
    }
}
