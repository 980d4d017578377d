package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EndedOffersTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "'SOLD: Whisper wheel, Leeds', true",
        "'FOR SALE: FT-817ND, £290 - SOLD', true",
        "'What is sold - and what is not', false",
        "'Restauration du lavoir (terminée)', false",
        "'DOUGHNUTS - FILLED', false",
        "'[Closed] Engineer for pumps', true",
        "'[TERMINÉ] Concours : une cocotte', true",
        "'Lehrkraft für Sport (abgelaufen) | Schule', true",
        "'Lehrkraft für Sport (abgelaufen)', true",
        "'Asystentka biura (zakończona)', true",
        "'[마감] 2022 하반기 채용', true",
        "'【募集終了】アルバイト', true",
        "'【終了】Meetup を開催します', true",
        "'Soirée du 22 mai (annulée) - Rust Nantes', true",
        "'Sold in May and what came then', false",
        "'Sold: a novel of two cities', false",
        "'Closed: Mondays', false",
        "'Why is the well dry? [closed] - Ask', false",
        "'Vergeben: wie man verzeiht', false",
        "'Closed systems (and open ones)', false",
        "'How a road is closed: a guide', false",
        "'Roof of the clinic (tender closed)', true",
        "'Koch (m/w/d) (besetzt)', true",
        "'Auxiliar administrativo (PLAZO CERRADO)', true",
        "'Path (not closed)', false",
        "'Fracture (closed)', false",
        "'Renew a passport (expired)', false",
        "'[EXPIRED] Engineer', true",
        "'Contour (filled)', false",
        "'Kokevarsel Ytterbygda opphevet', true",
        "'Boil water notice for Lea lifted', true",
        "'Abkochgebot in Lea aufgehoben', true",
        "'The warning that lifted us', false",
        "'Stelle abgelaufen', false"
    })
    void aTitleSaysInBracketsOrFirstThatItsSubjectIsOver(String title, boolean over) {
        var site = new TestPages().add("/", "Home", "").add("/a", title, "Words.");
        assertEquals(over, EndedOffers.isOne(site.pages().getLast()));
    }

    @ParameterizedTest
    @CsvSource({"/tenders/roof, true", "/careers/engineer, true", "/minerals/roof, false"})
    void closedAloneTellsThatAnOfferIsOver(String path, boolean over) {
        var site = new TestPages().add("/", "Home", "").add(path, "Roof (closed)", "Words.");
        assertEquals(over, EndedOffers.isOne(site.pages().getLast()));
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource({
        "/a, Opening hours during lockdown, 20, true",
        "/a, Opening hours during lockdown, 300, false",
        "/cerrado-por-confinamiento/, Cerramos dos semanas, 20, true",
        "/corona-regeln, Regeln im Haus, 20, true",
        "/corona, Corona: Aktuelle Regelungen, 20, true",
        "/a, コロナ対策, 20, true",
        "/koronavirus, Koronavirus ja rokotukset, 20, true",
        "/testzentrum, Corona-Testzentrum geschlossen, 20, true",
        "/corona, Corona beer, 20, false",
        "/a, Corona testing of bushings, 20, false",
        "/a, Corona test set, 20, false",
        "/a, Hygienekonzept, 20, true",
        "/a, Pandemic Legacy: Season 1, 20, false",
        "/a, Inertial confinement fusion, 20, false",
        "/a, Confined spaces closed, 20, false"
    })
    void aShortNoticeOfThePandemicIsOver(String path, String title, int words, boolean over) {
        var site = new TestPages().add("/", "Home", "").add(path, title, "word ".repeat(words));
        assertEquals(over, EndedOffers.isOfPandemic(site.pages().getLast()));
    }
}
