package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AnnouncementsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Live on 14 March 2024, 16:00 UTC.",
                "Bernard Laforêt vous invite le 12 janvier 2024 à 18 h 30.",
                "Środa, 15 maja 2024, godz. 18:00, Miejska Biblioteka.",
                "Am Samstag, den 3. Mai 2024 im Saal.",
                "Monday 3 May 2024",
                "Ausbildungsbeginn 1. August 2024, Bewerbungsfrist 31. Oktober 2023.",
                "Reservas hasta el 10 de diciembre de 2023.",
                "20% off all flowers until 16 April 2023!",
                "**Closing date:** 30 April 2025",
                "Dal 4 al 31 gennaio 2025 sconto del 30%.",
                "Vigilance orange du 11 au 14 août 2025.",
                "On 12 and 13 June 2025 at the university.",
                "From May 3 to June 12, 2024 in the foyer. June 3 - June 12, 2024",
                "Giugno – agosto 2024",
                "Vom 3. bis 12.05.2024 geschlossen.",
                "2024年5月3日（金）に開催します。",
                "Published in March. Live on 14 March 2024, 16:00 UTC.",
                "Zapisy do 12 maja 2024.",
                "The bishop, who was born here, comes to us on Sunday, 5 July 2020 at 10 am.",
                "The hall was painted for it, so come on Saturday 12 May 2021, 2 pm.",
            })
    void aDayIsAnnounced(String text) {
        assertEquals(true, Announcements.isOne(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Released on 3 May 2019. Fourteen tracks.",
                "Partner since May 2015.",
                "Statutes of 17 May 2015.",
                "Opening hours from 1 March 2024: 8:00 to 18:00.",
                "Ab Montag, 4. März 2024, 8:00 Uhr.",
                "Prices go up in March\nJan 20, 2025",
                "Last updated: 3 May 2024",
                "Open Monday to Friday, 8:00 to 18:00, since 2021.",
                "We tested 3 to 12 pumps 2024 times until 2025.",
                "The models may - must 2024 say so.",
                "It ground corn until 1 May 1968.",
                "Donado: 12/05/2014 por la familia.",
                "Fundado 3 de maio de 2004.",
                "The organ was blessed on Sunday, 3 May 2015.",
                "He was vicar until 31 August 2019.",
                "Eröffnet am Samstag, 12. Mai 2018.",
                "Last edited 12 May 2021, 10:14",
                "Payline 1.2 – 12 June 2021",
                "3 May 1930 – 12 June 2021, founded the club.",
                "2023-01-01 to 2023-01-31 returns a month.",
                "Tuesday and Thursday 2000 - 2200",
                "TLS 1.0 worked until 30 June 2018.",
                "2024年5月3日に公開しました。",
            })
    void anythingElseIsNone(String text) {
        assertEquals(false, Announcements.isOne(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            This event has passed.                         | true
            The tour is over, thank you.                   | true
            This tour is over 12 km long.                  | false
            Arrangementet er over tre timer langt.         | false
            Concert terminé, le silence                    | false
            Diese Veranstaltung hat bereits stattgefunden. | true
            Cet évènement est passé.                       | true
            To wydarzenie już się odbyło.                  | true
            Evento concluso. Grazie a tutti.               | true
            このイベントは終了しました。                         | true
            The bill has passed.                           | false
            A concert is over when the audience goes.      | false
            Eventos finalizan a las seis.                  | false
            """)
    void anEventSaysThatItIsOver(String text, boolean over) {
        assertEquals(over, Announcements.areOver(text));
    }

    @Test
    void aLongTextCostsLittle() {
        ProcessorTime.assertAtMost(Duration.ofSeconds(1), () -> Announcements.isOne("12 until 3 and ".repeat(200_000)));
        ProcessorTime.assertAtMost(
                Duration.ofSeconds(1), () -> Announcements.areOver("this event has ".repeat(20_000)));
    }
}
