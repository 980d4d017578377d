package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OutdatedTest {
    private static final String STORY = "word ".repeat(40);

    private static List<String> paths(Collection<CrawledPage> pages) {
        return pages.stream().map(page -> page.url().path()).sorted().toList();
    }

    @Test
    void newsOfYearsAgoStayOnlyAmongTheThreeNewest() {
        var site = new TestPages();
        List.of("2026/03/01", "2019/05/02", "2018/01/01", "2024/03/02", "2024/02/28", "2017/01/01")
                .forEach(day -> site.add("/" + day + "/x", "News", STORY));
        var newest = Outdated.newestFirst(site.add("/undated", "News", "").pages());
        assertEquals("/2026/03/01/x", newest.getFirst().url().path());
        assertEquals(6, newest.size());
        assertEquals(List.of("/2017/01/01/x", "/2018/01/01/x", "/2019/05/02/x"), paths(Outdated.news(newest)));
    }

    @Test
    void aLineOfNewsOfTheYearBeforeIsOver() {
        var site = new TestPages()
                .add("/2026/03/01/x", "News", "Ropes.")
                .add("/2025/04/01/x", "News", "Ropes.")
                .add("/2025/02/01/x", "News", "Ropes.");
        assertEquals(List.of("/2025/02/01/x"), paths(Outdated.news(Outdated.newestFirst(site.pages()))));
    }

    @Test
    void aNoticeOfAYearThatIsOverIsLeftOut() {
        var site = new TestPages()
                .add("/2026/03/01/x", "News", "Ropes.")
                .add("/2026/03/02/x", "News", "Ropes.")
                .add("/2030/03/02/x", "News", "Ropes.")
                .add("/wine", "Barolo 2019", "Dry.")
                .add("/easter", "Easter special 2023", "Pay 3, stay 4.")
                .add("/agenda/week", "Semana Cultural 2018", "Del 16 al 22 de abril.")
                .add("/events/carols-2019", "Carols", "Mince pies afterwards.")
                .add("/events/concert-2025", "Concert", "Free seats.")
                .add("/events/concert-2026", "Concert", "Free seats.")
                .add("/offer", "Easter offer 2025", "Pay 3, stay 4.")
                .add("/season", "Winter offer 2025/26", "Pay 3, stay 4.")
                .add("/events/report-2019", "Carols", STORY)
                .add("/events/fair", "Fair", "Since 2011.")
                .add("/events/2019/regatta", "Annual regatta 2027", "Ropes.")
                .add("/flat", "Special offer", "Built in 2015.")
                .add("/issue", "Special issue 2021", "On ropes.")
                .add("/mixed", "From 2023 to 2026", "Ropes.")
                .add("/story", "Our year 2023", STORY)
                .add("/closed", "Closed", "Closed on 10 May 2024.")
                .add("/founded", "Founded", "We began in 2014.");
        assertEquals(
                List.of("/agenda/week", "/closed", "/easter", "/events/carols-2019", "/events/concert-2025", "/offer"),
                paths(Outdated.notices(site.pages(), page -> page.url().path().equals("/closed"))));
        assertEquals(
                List.of(),
                Outdated.notices(new TestPages().add("/a", "Easter 2003", "").pages(), _ -> true));
    }

    @Test
    void anAnnouncementOfTheNextYearEndsNoEvent() {
        var site = new TestPages()
                .add("/2026/03/01/x", "News", "Ropes.")
                .add("/2026/03/02/x", "News", "Ropes.")
                .add("/course", "Course, 6 February 2027", "Ropes.")
                .add("/fair", "Fair, 20 March 2027", "Ropes.")
                .add("/events/dinner-2026", "Dinner", "Seven courses.")
                .add("/events/dinner-2025", "Dinner", "Seven courses.")
                .add("/dance", "Dance, 31 December 2026", "Music.");
        assertEquals(List.of("/events/dinner-2025"), paths(Outdated.notices(site.pages(), _ -> false)));
        assertEquals(List.of(), Outdated.ofOneDay(site.pages()));
    }

    @Test
    void whatEachYearHasAnewIsOverWithItsYear() {
        var site = new TestPages()
                .add("/2026/03/01/x", "News", "Ropes.")
                .add("/2026/03/02/x", "News", "Ropes.")
                .add("/open", "Open events 2023", STORY)
                .add("/terms", "Term dates 2023–24", "From September.")
                .add("/coming", "Term dates 2026–27", "From September.")
                .add("/meals", "Menus de la cantine (mars 2023)", "Lundi : omelette.")
                .add("/product", "Calendar Pro 2021", "Ropes.")
                .add("/menu", "Menù autunno 2023", "Ravioli.")
                .add("/long", "Programación didáctica 2022-2027", "Ropes.")
                .add("/hamper", "Cabaz de Natal 2021", "Bolo-rei.")
                .add("/run", "Corrida Natal 2022", "Dez quilómetros.")
                .add("/story", "Christmas 2021 in the mountains", "Snow.")
                .add("/since", "Calendar of what we did since 2011", "Ropes.")
                .add("/prints", "Calendar 2022: prints for sale", "Ropes.");
        assertEquals(List.of("/hamper", "/meals", "/menu", "/open", "/terms"), paths(Outdated.ofOneYear(site.pages())));
    }

    @Test
    void whatIsOnOneDayIsOverUnlessItIsARecordOrInForce() {
        var site = new TestPages()
                .add("/2026/03/01/x", "News", "Ropes.")
                .add("/2026/03/02/x", "News", "Ropes.")
                .add("/studio", "Open studio, 17 May 2025", "Come and print.")
                .add("/next", "Open studio, 17 May 2026", "Come and print.")
                .add("/rules/statutes", "Statutes of 17 May 2015", "The club has members.")
                .add("/essays/day", "Berlin, 9 November 2019", STORY.repeat(9))
                .add("/minutes/a", "Minutes, 3 May 2024", "Ropes.")
                .add("/minutes/b", "Minutes, 3 May 2023", STORY.repeat(9))
                .add("/meetings/2023/annual", "Annual meeting, 17 May 2023", "Ropes.")
                .add("/meetings/2024/annual", "Annual meeting, 17 May 2024", "Ropes.")
                .add("/law/numbered", "Statutes of 17 May 2021 - 2021/45", "Ropes.");
        assertEquals(List.of(), Outdated.ofOneDay(site.pages()));
        var alone = site.pages().stream()
                .filter(page -> !page.url().path().equals("/next"))
                .toList();
        assertEquals(List.of("/studio"), paths(Outdated.ofOneDay(alone)));
    }

    @Test
    void anAnnouncementIsOverWithTheYearThatItNames() {
        var site = new TestPages()
                .add("/2026/03/01/x", "News", "Ropes.")
                .add("/2026/03/02/x", "News", "Ropes.")
                .add("/2025/03/02/x", "News", "Live on 14 March 2025, 16:00 UTC.")
                .add("/webinar", "Webinar", "Live on 14 March 2025, 16:00 UTC.")
                .add("/moved", "Webinar", "Live on 14 March 2025, 16:00 UTC, and again in 2026.")
                .add("/story", "Webinar", "Live on 14 March 2025, 16:00 UTC." + STORY)
                .add("/tomb", "Tomb", "Found on 14 March 2025.")
                .add("/conf-2025", "Conf 2025", "13 to 14 March 2025.")
                .add("/2026/04/02/talk", "Talk", "This event has passed.")
                .add("/2026/04/03/talk", "Talk", "This event has passed." + STORY)
                .add("/conf-2025/programme", "Programme", "Ropes.")
                .add("/events/dinner", "Dinner", "14 novembre 2025. Seven courses.")
                .add("/events/hall", "Hall", "Built in 2015.");
        for (int i = 1; i < 5; i++) {
            site.add("/minutes/" + i, "Minutes", "Monday %d May 2024, 19:00".formatted(i));
        }
        assertEquals(List.of("/2026/04/02/talk", "/webinar"), paths(Outdated.announcements(site.pages())));
        assertEquals(List.of("/events/dinner"), paths(Outdated.notices(site.pages(), _ -> false)));
    }

    @ParameterizedTest
    @CsvSource({"5, 0", "20, 4"})
    void announcementsAreFewAmongTheOtherPagesOfTheirFolder(int others, int over) {
        var site = new TestPages().add("/2026/03/01/x", "News", "Ropes.").add("/2026/03/02/x", "News", "Ropes.");
        for (int i = 0; i < others; i++) {
            site.add("/city/" + i, "Page " + i, "Ropes.");
        }
        for (int i = 1; i < 5; i++) {
            site.add("/city/day" + i, "Fair", "Monday %d May 2024, 19:00".formatted(i));
        }
        assertEquals(over, Outdated.announcements(site.pages()).size());
    }

    @Test
    void anArchiveOfEventsStays() {
        var site = new TestPages().add("/about", "About", "We meet.");
        for (int i = 1; i < 4; i++) {
            site.add("/events/" + i, "Talk " + i, "This event has passed.");
        }
        assertEquals(List.of(), Outdated.announcements(site.pages()));
    }

    @Test
    void anOfferIsOverAfterTheDayThatItNames() {
        var site = new TestPages()
                .add("/2026/03/01/x", "News", "Ropes.")
                .add("/2026/03/02/x", "News", "Ropes.")
                .add("/friday", "Black Friday 2022", STORY.repeat(9))
                .add("/work", "Planned maintenance on 9 March 2025", STORY.repeat(3))
                .add("/street", "Travaux rue du Moulin (2024)", STORY)
                .add("/summer", "夏季休業のお知らせ(2021年)", STORY.repeat(3))
                .add("/promo/beach", "Summer 2022", STORY.repeat(9))
                .add("/next", "Black Friday 2026", "Ropes.")
                .add("/coupon", "Coupon", "Use it. Válido até 31/12/2023.")
                .add("/call", "Contrato", "Plazo de solicitud hasta el 15 de marzo de 2021.")
                .add("/fair", "Fair", "Aanmelden tot 1 mei 2018.")
                .add("/long", "Rules", "Apply until 1 May 2018. " + STORY.repeat(2))
                .add("/mill", "Mill", "It ground corn until 1 May 1968.")
                .add("/renewed", "ISO", "The certificate is valid until 31 December 2022 and was renewed.")
                .add("/odd", "Coupon", "Valid until 31/12/20\uD835\uDFDA\uD835\uDFDB.")
                .add("/pumps", "Planned maintenance of pumps (edition 2021)", STORY.repeat(9))
                .add("/corona", "Corona: what holds", "Masks are a part of the measures. Changed on 9 January 2023.")
                .add("/sun", "Corona: the outer air", "On 21 August 2017 measures were taken.")
                .add("/covid", "Covid vaccination", "Opening hours of autumn 2026.")
                .add("/valid", "Pass", "Valid until 31.12.2027.");
        assertEquals(
                List.of(
                        "/call",
                        "/corona",
                        "/coupon",
                        "/fair",
                        "/friday",
                        "/promo/beach",
                        "/street",
                        "/summer",
                        "/work"),
                paths(Outdated.offers(site.pages())));
    }

    @Test
    void theCopyrightTellsTheYearWhereNothingElseDoes() {
        var html =
                "<title>%s</title><main><h1>%s</h1><p>Use it. Valid until 31/12/2023.</main><footer><p>© 2019–%d Acme</footer>";
        for (int year : new int[] {2024, 2025}) {
            var site = new TestPages()
                    .addRead("/", html.formatted("Acme", "Acme", year))
                    .addRead("/coupon", html.formatted("Coupon", "Coupon", year));
            assertEquals(year == 2025, paths(Outdated.offers(site.pages())).contains("/coupon"));
        }
    }

    @Test
    void theNumberOfAHouseIsNoYear() {
        var html = "<title>%s</title><main><h1>%s</h1><p>Lessons.</main><footer><p>© 2026 – 75 High Street</footer>";
        var site = new TestPages()
                .addRead("/", html.formatted("School", "School"))
                .addRead("/offer", html.formatted("Special offer 2026", "Special offer 2026"));
        assertEquals(List.of(), paths(Outdated.notices(site.pages(), _ -> false)));
    }

    @Test
    void daysInTitlesTellTheYearToo() {
        var site = new TestPages()
                .add("/a", "Council of 12 November 2024", STORY)
                .add("/b", "Council of 10 September 2024", STORY)
                .add("/plan", "Plan 2030", STORY)
                .add("/winter", "年末年始休業のお知らせ（2021～2022年）", "休業いたします。");
        assertEquals(List.of("/winter"), paths(Outdated.notices(site.pages(), _ -> true)));
    }

    @Test
    void anArticleOfYearsAgoStaysWhereThereIsRoom() {
        var site = new TestPages();
        List.of("2026/03/01", "2026/02/01", "2026/01/01").forEach(day -> site.add("/" + day + "/x", "News", ""));
        site.add("/2019/05/02/note", "Note", "word ".repeat(149)).add("/2018/05/02/article", "A", "word ".repeat(150));
        assertEquals(List.of("/2019/05/02/note"), paths(Outdated.news(Outdated.newestFirst(site.pages()))));
    }

    @Test
    void ofNewsOfOneMonthTheEightNewestStay() {
        var site = new TestPages();
        IntStream.range(10, 20).forEach(day -> site.add("/2026/05/" + day + "/x", "News", ""));
        assertEquals(
                List.of("/2026/05/10/x", "/2026/05/11/x"), paths(Outdated.news(Outdated.newestFirst(site.pages()))));
    }

    @Test
    void onlyEventsAreOver() {
        var site = new TestPages()
                .addDated("/a", "A", "", "event", LocalDate.of(2026, 1, 24))
                .addDated("/b", "B", "", "musicevent", LocalDate.of(2025, 1, 23))
                .addDated("/d", "D", "", "event", LocalDate.of(2025, 2, 1))
                .addDated("/c", "C", "", "product", LocalDate.of(2019, 5, 20));
        assertEquals(List.of("/b"), paths(Outdated.events(site.pages())));
        assertEquals(List.of(), Outdated.events(List.of()));
    }
}
