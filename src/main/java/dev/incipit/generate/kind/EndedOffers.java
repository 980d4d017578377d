package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.WordCount;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Recognises pages whose title says that what they are about is over: "SOLD: a wheel", "[Closed] Engineer", "Stelle (abgelaufen)". */
final class EndedOffers {
    private static final String WORDS = "sold|expired|cancell?ed|withdrawn|filled|position filled"
            + "|abgelaufen|besetzt|verkauft|abgesagt|entfällt|annulée?|expirée?|vendue?|pourvue?"
            + "|vendid[oa]|caducad[oa]|cancelad[oa]|finalizad[oa]|scadut[oa]|vendut[oa]|annullat[oa]|encerrad[oa]"
            + "|verlopen|verkocht|afgelast|vervuld|sprzedan[eay]|nieaktualn[aey]|odwołan[aey]|zakończon[aey]|satıldı|iptal"
            + "|募集終了|受付終了|終了しました|已结束|已售|已过期|마감|판매완료|منتهي|مباع";

    /** In brackets at the beginning or the end. Of a question that is closed, forums keep the answers. */
    private static final Pattern BRACKETED = Pattern.compile(
            "(?iu)^\\s*[\\[(【〔]\\s*(?:" + WORDS + "|closed|ended|vergeben|terminée?)\\s*[\\])】〕]|[\\[(【〔]\\s*(?:"
                    + WORDS + ")\\s*[\\])】〕]\\s*(?:$|[|–—-])");

    private static final String SHOUTS = "SOLD|EXPIRED|CLOSED|ENDED|CANCELL?ED|WITHDRAWN|FILLED"
            + "|ABGELAUFEN|BEENDET|VERKAUFT|ABGESAGT|ANNULÉE?|VENDUE?|VENDID[OA]|CANCELAD[OA]|VENDUT[OA]|VERKOCHT|SPRZEDANE"
            + "|募集終了|受付終了|마감";

    /** In capitals before a colon or behind a dash: "Sold: a novel" is a title. */
    private static final Pattern SHOUTED =
            Pattern.compile("^\\s*(?:" + SHOUTS + ")\\s?[:：]|\\s[-–—] (?:SOLD|VENDUE?|VERKAUFT|VERKOCHT)\\s*$");

    private static final Pattern PANDEMIC = Pattern.compile(
            "(?iU)\\b(?:covid|corona-(?:krise|pandemie|maßnahmen|massnahmen|regeln|info|hinweis)|corona[ -]?virus|lockdown"
                    + "|d[ée]confinement|reconfinement|hygienekonzept|tarcz[aąęy] antykryzysow|confinement|confinamiento|confinamento|pandemi[ceaë]|koronawirus|koronavir|пандеми"
                    + "|коронавирус)|新型コロナ|コロナ(?:対策|禍)|新冠|疫情|코로나|كورونا");

    /** What such a notice tells. */
    private static final Pattern CLOSURE = Pattern.compile(
            "(?iU)\\b(?:clos(?:ed|ure|ing)|opening|open again|reopen|hygien|measures|restrictions|geschlossen|öffnungs"
                    + "|maßnahmen|regeln|ferm(?:é|eture)|ouvert|horaires|mesures|cerra(?:d|mos)|abiert|medidas|chius|apert|misure|fechad"
                    + "|abert|gesloten|maatregelen|zamknięt|202[0-2]\\b)|休業|営業|臨時|対策|対応|关闭|暂停|휴관|휴무|مغلق");

    /** A page that tells more is not about what was closed or allowed in those years. */
    private static final int NOTICE_WORDS_MAX = 250;

    private EndedOffers() {}

    static boolean isOne(CrawledPage page) {
        return page.metadata()
                .names()
                .anyMatch(text ->
                        BRACKETED.matcher(text).find() || SHOUTED.matcher(text).find());
    }

    /** Whether the page is a short notice of the pandemic of 2020: what was closed, when and how to come. */
    static boolean isOfPandemic(CrawledPage page) {
        var name = page.url().segments().isEmpty() ? "" : page.url().segments().getLast();
        return Stream.concat(page.metadata().names(), Stream.of(name))
                        .anyMatch(text -> PANDEMIC.matcher(text).find())
                && CLOSURE.matcher(page.metadata().title() + " " + page.markdown())
                        .find()
                && WordCount.of(page.markdown()) <= NOTICE_WORDS_MAX;
    }
}
