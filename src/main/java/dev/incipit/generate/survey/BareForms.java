package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.PageLink;
import dev.incipit.text.PageWords;
import dev.incipit.text.Words;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Recognises pages of a form alone, as {@code /book} of a hotel: a few words without a sentence, parts, links, lists or code; and
 * those on which one signs up for mails.
 */
final class BareForms {
    private static final int WORDS_MAX = 120;
    private static final Pattern MORE_THAN_LABELS =
            Pattern.compile("(?m)[.!?。！？][ \\t]*$|^[ \\t]*(?:[-*|] |\\d{1,9}\\. |```)");

    private static final int WORDS_OF_A_SIGN_UP = 60;

    /** What pages are called on which one leaves an address for mails. */
    private static final Set<String> SIGN_UPS = Words.table("""
            newsletter newsletters newsletter-signup newsletter-sign-up subscribe mailing-list email-signup email-updates
            newsletter-anmeldung newsletteranmeldung newsletter-abonnieren abonnieren inscription-newsletter s-abonner
            abonnez-vous lettre-d-information suscribete suscripcion boletin suscribirse iscriviti iscrizione-newsletter
            assine nieuwsbrief aanmelden-nieuwsbrief nyhetsbrev nyhedsbrev biuletyn zapisz-sie bulten e-bulten""");

    private BareForms() {}

    /** Whether a page asks for an address to which to send news, and offers nothing else. */
    static boolean isSignUp(CrawledPage page, SitePages pages) {
        var segments = pages.segments(page.url());
        return !segments.isEmpty()
                && SIGN_UPS.contains(PageWords.plain(segments.getLast()))
                && pages.words(page) < WORDS_OF_A_SIGN_UP
                && page.page().links().stream()
                        .filter(link -> link.region() == PageLink.Region.MAIN)
                        .allMatch(link -> link.target().host().equals(page.url().host()));
    }

    static boolean isOne(CrawledPage page, SitePages pages) {
        return pages.words(page) < WORDS_MAX
                && page.page().headings().size() <= 1
                && pages.linkedInText(page).isEmpty()
                && !MORE_THAN_LABELS.matcher(page.page().markdown()).find();
    }
}
