package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TitleSeriesTest {
    @Test
    void titlesThatBeginAlikeMakeASeriesAndTheRestStaysTogether() {
        var pages = new TestPages()
                .add("/1", "Announcing Larkspur 1.0", "")
                .add("/2", "A word on names", "")
                .add("/3", "Announcing Larkspur 1.1", "")
                .add("/4", "Announcing Larkspur 2", "")
                .pages();
        var series = TitleSeries.among(pages, new Titles(pages), "News");
        assertEquals(List.of("Announcing Larkspur", "News"), List.copyOf(series.keySet()));
        assertEquals(3, series.get("Announcing Larkspur").size());
    }

    @Test
    void aSeriesIsNotCalledByAWordThatLeadsToItsNumber() {
        var pages = new TestPages()
                .add("/1", "Evenings in 2023", "")
                .add("/2", "Evenings in 2022", "")
                .add("/3", "Evenings in 2021", "")
                .pages();
        assertEquals(
                List.of("Evenings"),
                List.copyOf(TitleSeries.among(pages, new Titles(pages), "News").keySet()));
    }
}
