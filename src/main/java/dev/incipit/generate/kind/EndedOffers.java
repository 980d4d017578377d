package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.WordCount;
import dev.incipit.text.ShippedTables;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Recognises pages whose title says that what they are about is over: "SOLD: a wheel", "[Closed] Engineer", "Stelle (abgelaufen)". */
public final class EndedOffers {
    private static final ShippedTables TABLES = ShippedTables.of(EndedOffers.class);

    private static final String WORDS = TABLES.any("ended");
    private static final String CLOSED = TABLES.any("closed");

    /** In brackets at the beginning or the end. Of a question that is closed, forums keep the answers. */
    private static final Pattern BRACKETED = Pattern.compile(
            "(?iu)^\\s*[\\[(【〔]\\s*(?:" + WORDS + "|" + CLOSED + "|ended|terminée?|終了|종료)\\s*[\\])】〕]|[\\[(（【〔]\\s*(?:"
                    + WORDS + "|(?:" + TABLES.any("closed for") + ") (?:" + CLOSED + "))\\s*[\\])）】〕]\\s*(?:$|[|–—-])");

    /** Behind the name of an offer; elsewhere it tells what kind of a mine or a fracture it is. */
    private static final Pattern CLOSED_OFFER = Pattern.compile("(?iu)[(（](?:" + CLOSED + ")[)）]\\s*$");

    private static final Set<String> FOLDERS = TABLES.words("folders of offers");

    private static final String SHOUTS = TABLES.any("shouted");

    /** In capitals before a colon or behind a dash: "Sold: a novel" is a title. */
    private static final Pattern SHOUTED =
            Pattern.compile("^\\s*(?:" + SHOUTS + ")\\s?[:：]|\\s[-–—] (?:SOLD|VENDUE?|VERKAUFT|VERKOCHT)\\s*$");

    /** The name of a warning, and that it no longer holds. */
    private static final Pattern LIFTED =
            Pattern.compile("(?iU)\\b(?:" + TABLES.any("lifted") + ")\\s{0,3}(?:$|[|–—-])");

    private static final Pattern PANDEMIC =
            Pattern.compile("(?iU)\\b(?:" + TABLES.any("pandemic") + ")|" + TABLES.any("pandemic within words"));

    /** What such a notice tells. */
    private static final Pattern CLOSURE =
            Pattern.compile("(?iU)\\b(?:" + TABLES.any("closure") + ")|" + TABLES.any("closure within words"));

    /** A page that tells more is not about what was closed or allowed in those years. */
    private static final int NOTICE_WORDS_MAX = 250;

    /** Links make a short text long. */
    private static final int NOTICE_CHARACTERS_MAX = 20_000;

    private EndedOffers() {}

    static boolean isOne(CrawledPage page) {
        boolean offer = page.url().segments().stream().anyMatch(FOLDERS::contains);
        return page.metadata()
                .names()
                .anyMatch(text -> BRACKETED.matcher(text).find()
                        || SHOUTED.matcher(text).find()
                        || LIFTED.matcher(text).find()
                        || (offer && CLOSED_OFFER.matcher(text).find()));
    }

    /** Whether the page is a short notice of the pandemic of 2020: what was closed, when and how to come. */
    public static boolean isOfPandemic(CrawledPage page) {
        var name = page.url().segments().isEmpty() ? "" : page.url().segments().getLast();
        return Stream.concat(page.metadata().names(), Stream.of(name))
                        .anyMatch(text -> PANDEMIC.matcher(text).find())
                && page.markdown().length() <= NOTICE_CHARACTERS_MAX
                && WordCount.of(page.markdown()) <= NOTICE_WORDS_MAX
                && CLOSURE.matcher(page.metadata().title() + " " + page.markdown())
                        .find();
    }
}
