package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import dev.incipit.text.PageWords;
import dev.incipit.text.Words;
import java.util.Set;

/** Recognises pages that ask for an address to which to send news, and offer nothing else. */
final class SignUpForms {
    private static final int WORDS_MAX = 60;

    /** What such pages are called. */
    private static final Set<String> NAMES = Words.table("""
            newsletter newsletters newsletter-signup newsletter-sign-up subscribe mailing-list email-signup email-updates
            newsletter-anmeldung newsletter-anmelden newsletter-inscription newsletter-aanmelden newsletter-subscribe
            newsletteranmeldung newsletter-abonnieren abonnieren inscription-newsletter s-abonner
            abonnez-vous lettre-d-information suscribete suscripcion boletin suscribirse iscriviti iscrizione-newsletter
            assine nieuwsbrief aanmelden-nieuwsbrief nyhetsbrev nyhedsbrev biuletyn zapisz-sie bulten e-bulten""");

    private SignUpForms() {}

    static boolean isOne(CrawledPage page, SitePages pages) {
        var segments = pages.segments(page);
        var last = String.join("-", segments.subList(Math.max(0, segments.size() - 2), segments.size()));
        return (NAMES.contains(PageWords.plain(pages.name(page))) || NAMES.contains(PageWords.plain(last)))
                && pages.words(page) < WORDS_MAX
                && page.links().stream()
                        .filter(PageLink::isInText)
                        .allMatch(link -> link.target().host().equals(page.url().host()));
    }
}
