package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.passage.Passages;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ContactFactsTest {
    private static Optional<String> facts(String... items) {
        var page = ReadSite.page("/contact", "Contact", "<ul><li>" + String.join("<li>", items) + "</ul>");
        return new ContactFacts(Passages.of(page.markdown()), new Quotable(page)).joined(200, 2);
    }

    @Test
    void telephoneMailAddressAndHoursAreTheFacts() {
        assertEquals(
                Optional.of("+33 1 23 45 67 89; info@example.com; 4 Rue du Port, Caen; Mon–Fri 9:00–17:00"),
                facts("+33 1 23 45 67 89", "info@example.com", "4 Rue du Port, Caen", "Mon–Fri 9:00–17:00"));
    }

    @ParameterizedTest
    @CsvSource({
        "06831 740-170, stadtkasse@example.com, true",
        "'Telefon 06831 740-170, Zimmer 2', stadtkasse@example.com, false",
        "06831 740-170, 'Write to stadtkasse@example.com.', false"
    })
    void aBareNumberAndABareAddressAreOfAnOffice(String number, String mail, boolean office) {
        var page = ReadSite.page("/a", "A", "<ul><li>" + number + "<li>" + mail + "</ul>");
        assertEquals(office, new ContactFacts(Passages.of(page.markdown()), new Quotable(page)).areOfOffice());
    }

    @Test
    void aShortParagraphOfAContactPageHasAFactInEachSentence() {
        var page = ReadSite.page(
                "/contact",
                "Contact",
                "<p>Village Hall, Chapel Row, Aldermoor AL9 0QX<p>Open Monday 9.30am to 12.30pm, Wednesday 2pm to 6pm. Closed on "
                        + "bank holidays and from 24 December to 3 January.<p>Telephone 01632 960 140 (answerphone). Email "
                        + "clerk@example.com.<p>Burst pipes: 01632 960 155. Read what to do before you ring anybody of us. Then wait "
                        + "for the van, and keep dry.<p>Last updated: 12 October 2026");
        assertEquals(
                Optional.of(
                        "Village Hall, Chapel Row, Aldermoor AL9 0QX; Open Monday 9.30am to 12.30pm, Wednesday 2pm to 6pm; "
                                + "Telephone 01632 960 140 (answerphone). Email clerk@example.com."),
                ContactFacts.ofParagraphs(Passages.of(page.markdown()), new Quotable(page), Locale.ENGLISH)
                        .joined(300, 2));
    }

    @Test
    void theStopOfALineGivesWayToTheNextLine() {
        assertEquals(
                Optional.of("Telephone +33 1 23 45 67 89; 4 Rue du Port, Caen."),
                facts("Telephone +33 1 23 45 67 89.", "4 Rue du Port, Caen."));
    }

    @Test
    void aStrangersMailIsNotQuoted() {
        assertEquals(Optional.empty(), facts("spam@stranger.test", "Call us at any time"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"In 2024 we sold 1234567 nets", "Price: 0.50", "Version 1.2.3 of 2020-05-06"})
    void otherNumbersAreNoFacts(String line) {
        assertEquals(Optional.empty(), facts(line, "Another line with 12 words in it"));
    }

    @Test
    void whoLooksAfterAPageIsNotWhoItIsAbout() {
        assertEquals(
                Optional.of("0611-555 10 11; info@example.com"),
                facts(
                        "0611-555 10 11",
                        "info@example.com",
                        "Senast uppdaterad: 2026-04-18 Sidansvarig: webb@example.com"));
    }

    @Test
    void aFileBesideATelephoneIsNoAddress() {
        assertEquals(Optional.empty(), facts("Frau Kern, Telefon 07655 900-20", "Antrag Reisepass (PDF, 99 KB)"));
    }

    @Test
    void aLongLineCostsItsLength() {
        ProcessorTime.assertAtMost(
                Duration.ofSeconds(5), () -> facts("+1 ".repeat(10_000), "a@b.".repeat(10_000), "1 A ".repeat(9)));
    }

    @Test
    void theLinesOfAnAddressStayTogetherAndApartFromTheNumbers() {
        assertEquals(
                Optional.of("Kirchplatz 1, 72999 Altdorf; Telefon: 07999 / 9201-0; post@example.com"),
                facts("Kirchplatz 1<br>72999 Altdorf<br>Telefon: 07999 / 9201-0<br>post@example.com"));
        assertEquals(
                Optional.of("C/ del Pozo 8, 46003 Valencia; 960 55 01 20"),
                facts("C/ del Pozo 8, 46003 Valencia", "960 55 01 20"));
    }

    @Test
    void anAddressWithItsTelephoneInOneParagraphIsEnough() {
        var line = "Workshop: Mill Lane 4, Settle. Telephone 01729 555 010, Monday to Friday, 9 to 17.";
        assertEquals(Optional.of(line), facts(line));
        assertEquals(Optional.empty(), facts("Telephone 01729 555 010"));
    }

    @Test
    void aCopyrightIsNoContact() {
        assertEquals(
                Optional.of("+33 1 23 45 67 89; info@example.com"),
                facts("+33 1 23 45 67 89", "Copyright © 2020 Net 12, Caen", "info@example.com"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"02.09.2026", "02-09-2026", "Vom 03/11/25", "2026-09-02"})
    void aDayIsNoTelephoneNumber(String line) {
        assertEquals(Optional.empty(), facts("Mill Lane 4, Oldtown", line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"06.12.34.56.78", "06-12-34-56-78", "Tel. 12-34-56"})
    void aTelephoneNumberOfPairsIsNoDay(String line) {
        assertEquals(Optional.of("Mill Lane 4, Oldtown; " + line), facts("Mill Lane 4, Oldtown", line));
    }

    @Test
    void aSentenceWithANumberAndANameIsNoAddress() {
        assertEquals(
                Optional.empty(),
                facts("Das Amt ist zuständig für Geburten, Ehen und Sterbefälle.", "Telefon 09352 8001-21"));
        assertEquals(Optional.of("4 Mill St., Oldtown; 030 1234567"), facts("4 Mill St., Oldtown.", "030 1234567"));
    }

    @Test
    void aLongParagraphSaysItInOneOfItsSentences() {
        var text = "We mend boats of larch and of oak for everybody on this coast who can wait. "
                + "Ring 01326 555010 or write to hello@example.com. We answer on the day.";
        var page = ReadSite.page("/contact", "Contact", "<p>" + text);
        assertEquals(
                Optional.of("Ring 01326 555010 or write to hello@example.com."),
                ContactFacts.ofSentences(Passages.of(page.markdown()), new Quotable(page), Locale.ENGLISH)
                        .joined(200, 1));
    }
}
