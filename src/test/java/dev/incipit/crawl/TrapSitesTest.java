package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.LocalRuns;
import dev.incipit.TestSite;
import dev.incipit.url.Site;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sites with a part that never ends beside one that does: the trap costs a third of the budget at most (hostile.md row 20). */
final class TrapSitesTest {
    private static final int BUDGET = 200;
    private static final List<String> SUBJECTS = List.of(
            "anvil", "bellows", "chisel", "drill", "easel", "forge", "gimlet", "hammer", "iron", "jig", "kiln", "lathe",
            "mallet", "nail", "oven", "plane", "quoin", "rasp", "saw", "tongs");
    private static final List<String> CHAPTERS = List.of(
            "buying",
            "using",
            "mending",
            "storing",
            "history",
            "safety",
            "sizes",
            "makers",
            "terms",
            "care",
            "oiling",
            "grinding",
            "selling",
            "lending",
            "teaching");

    private final TestSite site = new TestSite();

    @AfterEach
    void close() {
        site.close();
    }

    /** A part of a site that names ever more of itself. */
    enum Trap {
        CALENDAR_BY_PATH("/calendar/2024/05", Trap::month),
        CALENDAR_OF_DAYS("/events/2024-05-17", Trap::day),
        CALENDAR_BY_QUERY("/events?month=2024-05", Trap::monthByQuery),
        CALENDAR_BY_TWO_PARAMETERS("/agenda?year=2024&month=5&view=month", Trap::monthByParameters),
        SORT_ORDERS("/shop", Trap::shop),
        FILTERS_IN_THE_PATH("/tools/", Trap::facets),
        ENDLESS_PAGES("/list?page=1", Trap::nextPage),
        THE_SAME_FOLDER_AGAIN("/loop/", _ -> links("a/")),
        TWO_FOLDERS_IN_TURN("/turn/", target -> links(target.endsWith("/x/") ? "y/" : "x/")),
        ANY_FOLDER_OF_FIVE("/deep/", _ -> links("v/", "w/", "x/", "y/", "z/")),
        UP_AND_DOWN_AGAIN("/up/x/", target -> links("../x/n" + target.length() + "/", "../x/y/")),
        MENU_OF_RELATIVE_LINKS("/menu/start/", _ -> links("docs/", "help/", "about/", "../start/")),
        SESSION_IN_THE_PATH("/s/" + token(0) + "/", Trap::session),
        SESSION_IN_A_SEGMENT("/(S(" + token(0) + "))/", Trap::bracketedSession),
        SESSION_BEFORE_EVERY_PAGE("/id-" + token(0) + "/anvil/", Trap::sessionBefore);

        private final String start;
        private final Function<String, String> linksOf;

        Trap(String start, Function<String, String> linksOf) {
            this.start = start;
            this.linksOf = linksOf;
        }

        private static String links(String... targets) {
            return Stream.of(targets)
                    .map(target -> "<p><a href='" + target + "'>to " + target + "</a></p>")
                    .collect(Collectors.joining());
        }

        private static String month(String target) {
            var parts = target.split("/");
            int year = Integer.parseInt(parts[2]);
            int month = Integer.parseInt(parts[3]);
            int before = year * 12 + month - 2;
            int after = year * 12 + month;
            var days = IntStream.range(1, 29)
                    .mapToObj(day -> links("/calendar/%d/%02d/%02d".formatted(year, month, day)))
                    .collect(Collectors.joining());
            return links(
                            "/calendar/%d/%02d".formatted(before / 12, before % 12 + 1),
                            "/calendar/%d/%02d".formatted(after / 12, after % 12 + 1),
                            "/calendar/%d/%02d".formatted(year + 1, month))
                    + days;
        }

        private static String day(String target) {
            var day = java.time.LocalDate.parse(target.substring("/events/".length()));
            return links("/events/" + day.minusDays(1), "/events/" + day.plusDays(1), "/events/" + day.plusMonths(1));
        }

        private static String monthByQuery(String target) {
            var month = java.time.YearMonth.parse(target.substring(target.indexOf('=') + 1, target.indexOf('=') + 8));
            return links(
                    "/events?month=" + month.minusMonths(1),
                    "/events?month=" + month.plusMonths(1),
                    "/events?month=" + month + "&view=week",
                    "/events?month=" + month + "&view=list");
        }

        private static String monthByParameters(String target) {
            int year = Integer.parseInt(target.replaceAll(".*year=(\\d+).*", "$1"));
            int month = Integer.parseInt(target.replaceAll(".*month=(\\d+).*", "$1"));
            return Stream.of("month", "week", "day", "list")
                    .flatMap(view -> Stream.of(
                            "/agenda?year=%d&month=%d&view=%s".formatted(year, month % 12 + 1, view),
                            "/agenda?view=%s&year=%d&month=%d".formatted(view, year + 1, month)))
                    .map(Trap::links)
                    .collect(Collectors.joining());
        }

        /** Each link adds or changes one choice, as the side bar of a shop does. */
        private static String shop(String target) {
            var query = target.contains("?") ? target.substring(target.indexOf('?') + 1) : "";
            return Stream.of(
                            "sort=price",
                            "sort=name",
                            "sort=new",
                            "color=red",
                            "color=blue",
                            "color=green",
                            "size=s",
                            "size=m",
                            "size=l",
                            "brand=a",
                            "brand=b",
                            "stock=1",
                            "page=2",
                            "page=3",
                            "view=grid")
                    .filter(choice -> !query.contains(choice))
                    .map(choice -> links("/shop?" + (query.isEmpty() ? "" : query + "&") + choice))
                    .collect(Collectors.joining());
        }

        private static String facets(String target) {
            return Stream.of(
                            "color-red",
                            "color-blue",
                            "size-s",
                            "size-m",
                            "size-l",
                            "sort-price",
                            "sort-name",
                            "brand-north",
                            "brand-south",
                            "material-steel",
                            "material-brass")
                    .filter(facet -> !target.contains(facet))
                    .map(facet -> links(target + facet + "/"))
                    .collect(Collectors.joining());
        }

        private static String nextPage(String target) {
            int page = Integer.parseInt(target.substring(target.indexOf('=') + 1));
            return links("/list?page=" + (page + 1), "/list?page=" + (page + 10));
        }

        private static String session(String target) {
            int turn = Math.abs(target.hashCode());
            return links(
                    "/s/" + token(turn) + "/", "/s/" + token(turn + 1) + "/cart", "/s/" + token(turn + 2) + "/news");
        }

        private static String bracketedSession(String target) {
            int turn = Math.abs(target.hashCode());
            return links("/(S(" + token(turn) + "))/a.aspx", "/(S(" + token(turn + 1) + "))/b.aspx");
        }

        /** The whole site once more under each session. */
        private static String sessionBefore(String target) {
            var token = token(Math.abs(target.hashCode()));
            return SUBJECTS.stream()
                    .flatMap(subject -> Stream.concat(
                            Stream.of("/id-" + token + "/" + subject + "/"),
                            CHAPTERS.stream().map(chapter -> "/id-" + token + "/" + subject + "/" + chapter)))
                    .map(Trap::links)
                    .collect(Collectors.joining());
        }

        private static String token(int turn) {
            return "%08x%08x".formatted(turn * 0x9E3779B9, turn * 0x85EBCA6B + 1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void allPagesOfTheSiteAreReadBesideATrap(Trap trap) throws InterruptedException {
        var honest = site(trap, 10);
        var read = read(crawled());
        assertEquals(151, honest.size());
        assertEquals(honest, read.stream().filter(honest::contains).collect(Collectors.toCollection(TreeSet::new)));
    }

    @ParameterizedTest
    @EnumSource
    void atMostAThirdOfTheBudgetGoesToATrap(Trap trap) throws InterruptedException {
        var honest = site(trap, 20);
        var read = read(crawled());
        var trapped = read.stream().filter(path -> !honest.contains(path)).toList();
        assertTrue(trapped.size() <= BUDGET / 3, trapped.size() + " of the trap: " + trapped);
        assertEquals(BUDGET - trapped.size(), read.size() - trapped.size());
    }

    /** Every chapter names the next one and its subject alone: what is deep is met late. */
    private TreeSet<String> site(Trap trap, int subjects) {
        var honest = new TreeSet<String>();
        var menu = SUBJECTS.stream()
                .limit(subjects)
                .map(subject -> "/" + subject + "/")
                .toArray(String[]::new);
        page(honest, "/", "<nav>" + Trap.links(menu) + Trap.links(trap.start) + "</nav>");
        for (var subject : SUBJECTS.subList(0, subjects)) {
            // Fourteen chapters and the subject's own page.
            page(honest, "/" + subject + "/", Trap.links("/", "/" + subject + "/" + CHAPTERS.getFirst()));
            for (int i = 0; i < 14; i++) {
                page(
                        honest,
                        "/" + subject + "/" + CHAPTERS.get(i),
                        Trap.links("/" + subject + "/", "/" + subject + "/" + CHAPTERS.get(i + 1)));
            }
        }
        site.otherwise(target -> isOf(trap, target)
                ? TestSite.html(200, html(target, trap.linksOf.apply(target)))
                : TestSite.html(404, "<title>Not found</title><p>There is no such page."));
        return honest;
    }

    private static boolean isOf(Trap trap, String target) {
        var start = trap.start;
        int end = 1;
        while (end < start.length() && Character.isLetter(start.charAt(end))) {
            end++;
        }
        return target.startsWith(start.substring(0, end));
    }

    private void page(TreeSet<String> honest, String path, String body) {
        honest.add(path);
        site.answer(path, TestSite.html(200, html(path, body)));
    }

    private static String html(String path, String body) {
        return "<!doctype html><title>Of " + path + "</title><main><h1>Of " + path + "</h1><p>This page tells about "
                + path + ", and what it tells is long enough to be a text of its own, number " + path.hashCode()
                + ".</p></main>" + body;
    }

    private CrawlReport crawled() throws InterruptedException {
        var home = site.url("/");
        var budget = new CrawlBudget(BUDGET, 100_000_000, Duration.ofSeconds(60), 8);
        return assertInstanceOf(
                        CrawlOutcome.Crawled.class,
                        LocalRuns.crawler()
                                .crawl(new Site(home.toString(), home, false), budget, CrawlProgress.UNWATCHED))
                .report();
    }

    private static List<String> read(CrawlReport report) {
        return report.visits().stream()
                .map(visit ->
                        visit.url().toString().substring(visit.url().origin().length()))
                .toList();
    }
}
