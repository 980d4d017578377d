package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Recognises pages that another one has replaced: "Uniform (old)", "This plan is no longer valid.", the copy of a draft. */
final class SupersededPages {
    private static final int WORDS_MAX = 250;

    /** At the end of a title, in brackets; with a capital letter some are names: "Beaches (Antigua)". */
    private static final Pattern OLD =
            Pattern.compile("[\\[(（【]\\s*(?:(?i:old(?: version)?|outdated|obsolete|superseded|archived"
                    + "|veraltet|alte version|ancienne version|obsolète)|ancien(?:ne)?|périmée?|antigu[oa]|obsolet[oa]|desactualizad[oa]"
                    + "|vecchi[oa]|superat[oa]|antig[oa]|desatualizad[oa]|oud|verouderd|star[aey]|nieaktualn[aye]|eski|lama|gammal|gammel|vanha"
                    + "|стар(?:ая|ый|ое)|устарело|旧|旧版|舊版|구버전)\\s*[\\])）】]\\s*(?:$|[|–—-])");

    /** The last part of the address of a page that was copied in a builder of sites, or made to try something. */
    private static final Pattern COPY = Pattern.compile(
            "(?:copy-of|kopie-von|copie-de|copia-de|copia-di|kopie-van|kopia)-.{1,200}"
                    + "|test-?page-?\\d{0,4}|(?:testseite|page-de-test|p[aá]gina-de-prueba|pagina-di-prova|p[aá]gina-de-teste|testpagina|testsida|testside|strona-testowa)(?:-\\p{L}{0,12}|-?\\d{0,4})");

    /** What stands above a text that does not hold any more. */
    private static final Pattern INVALID = Pattern.compile(
            "(?imu)^[>*_# ]{0,6}(?:this (?:page|plan|timetable|schedule|price list|policy|guidance|notice|information|version|form|document|programme|program)"
                    + " (?:is (?:now )?(?:no longer (?:valid|current|in force|up to date|maintained)|out[- ]of[- ]date|obsolete|outdated)|has (?:now )?been (?:superseded|replaced|withdrawn))\\b"
                    + "|(?:dieser|diese|dieses) (?:\\p{L}+ )?\\p{L}+ (?:gilt nicht mehr|ist (?:nicht mehr (?:gültig|aktuell)|veraltet|überholt|außer kraft))\\b"
                    + "|(?:ce|cette|cet) \\p{L}+ (?:n.est plus (?:valable|à jour|en vigueur|d.actualité)|est (?:périmée?|obsolète|caduque?))\\b"
                    + "|est[ea] \\p{L}+ (?:ya no (?:es válid[oa]|está (?:vigente|actualizad[oa]))|está (?:obsolet|desactualizad)[oa])\\b"
                    + "|quest[oa] \\p{L}+ (?:non è più (?:valid[oa]|in vigore|aggiornat[oa])|è (?:superat|obsolet)[oa])\\b"
                    + "|est[ea] \\p{L}+ (?:(?:já )?não (?:é (?:mais )?válid[oa]|está (?:mais )?(?:em vigor|atualizad[oa]))|está (?:obsolet|desatualizad)[oa])\\b"
                    + "|(?:deze|dit) \\p{L}+ is (?:niet meer (?:geldig|actueel|van kracht)|verouderd|vervallen)\\b"
                    + "|(?:ten|ta|to) \\p{L}+ (?:już )?(?:nie (?:jest aktualn[yea]|obowiązuje)|jest nieaktualn[yea])\\b)");

    private SupersededPages() {}

    static boolean isOne(CrawledPage page) {
        var metadata = page.page().metadata();
        var text = page.page().markdown();
        return Stream.concat(Stream.of(metadata.title()), metadata.heading().stream())
                        .anyMatch(name -> OLD.matcher(name).find())
                || isCopy(page.url().segments())
                || (WordCount.of(text.substring(0, Math.min(text.length(), 10 * WORDS_MAX))) < WORDS_MAX
                        && INVALID.matcher(text).find());
    }

    private static boolean isCopy(List<String> segments) {
        return !segments.isEmpty() && COPY.matcher(segments.getLast()).matches();
    }
}
