package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import java.util.regex.Pattern;

/** Recognises pages whose title says that what they are about is over: "SOLD: a wheel", "[Closed] Engineer", "Stelle (abgelaufen)". */
final class EndedOffers {
    private static final String WORDS = "(?:sold|expired|closed|ended|cancell?ed|withdrawn|filled|position filled"
            + "|abgelaufen|beendet|vergeben|besetzt|verkauft|abgesagt|entfällt|annulée?|expirée?|terminée?|vendue?|pourvue?|clôturée?"
            + "|vendid[oa]|caducad[oa]|cancelad[oa]|finalizad[oa]|scadut[oa]|vendut[oa]|annullat[oa]|conclus[oa]|chius[oa]"
            + "|encerrad[oa]|verlopen|verkocht|afgelast|vervuld|sprzedan[eay]|nieaktualne|odwołane|zakończone|satıldı|iptal"
            + "|募集終了|受付終了|終了しました|終了|已结束|已售|已过期|마감|종료|판매완료|منتهي|مباع)";

    private static final Pattern OVER = Pattern.compile("(?iu)^\\s*(?:[\\[(【〔]\\s*" + WORDS + "\\s*[\\])】〕]|" + WORDS
            + "\\s?[:：])|[\\[(【〔]\\s*" + WORDS + "\\s*[\\])】〕]\\s*(?:$|[|–—-])");

    private EndedOffers() {}

    static boolean isOne(CrawledPage page) {
        var metadata = page.page().metadata();
        return OVER.matcher(metadata.title()).find()
                || metadata.heading().filter(text -> OVER.matcher(text).find()).isPresent();
    }
}
