package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table a slash stands between titles. */
final class SectionNumbersTest {
    private static List<CrawledPage> pages(String titles) {
        var site = new TestPages();
        Stream.of(titles.split("/")).forEach(title -> site.add("/" + title.replaceAll("\\W", "-"), title, ""));
        return site.pages();
    }

    private static String titles(List<CrawledPage> some) {
        return String.join(
                "/", some.stream().map(page -> page.metadata().title()).toList());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "2. Pumps/1. Wells                     | 1. Wells/2. Pumps",
                "1.2 Pumps/Taps/1.1 Wells              | 1.1 Wells/Taps/1.2 Pumps",
                "Chapter 9: Pumps/Chapter 3: Wells     | Chapter 3: Wells/Chapter 9: Pumps",
                "2. Pumps/Chapter 1. Wells             | 2. Pumps/Chapter 1. Wells",
                "2. Pumps/1. Wells/1. Taps             | 2. Pumps/1. Wells/1. Taps",
                "3.0 notes/2.0 notes/1.0 notes         | 3.0 notes/2.0 notes/1.0 notes",
                "25. Stadtlauf/3.5 Millionen Euro      | 25. Stadtlauf/3.5 Millionen Euro"
            })
    void sectionsThatCountThroughStandInTheirOrder(String some, String ordered) {
        var pages = pages(some);
        assertEquals(ordered, titles(new SectionNumbers(pages, _ -> true).inOrder(pages)));
    }

    @Test
    void manualsBesideEachOtherAreNotMixed() {
        var pages = new TestPages()
                .add("/usage/pumps", "2. Pumps", "")
                .add("/usage/wells", "1. Wells", "")
                .add("/building/tools", "1.1 Tools", "")
                .pages();
        assertEquals(pages, new SectionNumbers(pages, _ -> true).inOrder(pages));
        var one = new TestPages()
                .add("/guide/pumps/", "1.2 Pumps", "")
                .add("/guide/wells/", "1.1 Wells", "")
                .pages();
        assertEquals("1.1 Wells/1.2 Pumps", titles(new SectionNumbers(one, _ -> true).inOrder(one)));
    }

    @Test
    void whatAMenuShowsStaysInItsOrder() {
        var pages = pages("2. Pumps/1. Wells");
        assertEquals(pages, new SectionNumbers(pages, _ -> false).inOrder(pages));
    }

    @Test
    void groupsOfMostlyNumberedPagesTakeThePlacesOfEachOther() {
        var late = pages("3. Steam/4. Wheels");
        var other = pages("Contact");
        var early = pages("1. Wells/2. Pumps/Help");
        var all = Stream.of(late, other, early).flatMap(List::stream).toList();
        assertEquals(
                List.of(early, other, late),
                new SectionNumbers(all, _ -> true).groupsInOrder(List.of(late, other, early), Function.identity()));
    }
}
