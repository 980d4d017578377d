package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import java.util.regex.Pattern;

/** Recognises pages of a form alone, as {@code /book} of a hotel: no sentence, no parts, no links, few words. */
final class BareForms {
    private static final int WORDS_MAX = 120;
    private static final Pattern SENTENCE_END = Pattern.compile("[.!?。！？]$");

    private BareForms() {}

    static boolean isOne(CrawledPage page, SitePages pages) {
        return pages.words(page) < WORDS_MAX
                && page.page().headings().size() <= 1
                && pages.linkedInText(page).isEmpty()
                && page.page().paragraphs().stream()
                        .noneMatch(text -> SENTENCE_END.matcher(text).find());
    }
}
