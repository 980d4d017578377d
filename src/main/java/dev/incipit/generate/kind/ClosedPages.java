package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.WordCount;
import dev.incipit.text.ShippedTables;
import java.util.regex.Pattern;

/** Recognises pages that show nothing without a password or a sign-in: "Access denied. Log in to continue." */
final class ClosedPages {
    private static final ShippedTables TABLES = ShippedTables.of(ClosedPages.class);

    /** A page of more words has something to say about itself. */
    private static final int WORDS_MAX = 25;

    /** As a line or a sentence of its own: "Access denied errors" is what a manual explains. */
    private static final String NOTICE = "(?:" + TABLES.any("notice") + ")\\s*(?:[.!:…。！]|$)";

    private static final String SENTENCE = "(?:" + TABLES.any("sentence") + ")(?!\\p{IsLatin})";

    private static final Pattern DENIAL = Pattern.compile("(?imu)^[>*_# ]{0,6}(?:" + NOTICE + "|" + SENTENCE + ")");

    private ClosedPages() {}

    static boolean isOne(CrawledPage page) {
        var text = page.markdown();
        return WordCount.of(text) < WORDS_MAX && DENIAL.matcher(text).find();
    }
}
