package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.dom.DocumentIndex;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LinkedFactsTest {
    private static LinkedFacts read(String json) {
        return new LinkedFacts(
                DocumentIndex.of(Jsoup.parse("<script type=application/ld+json>" + json + "</script><p>x</p>")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "{'@type':'Event','startDate':'2025-12-06T11:00'}                       ! 2025-12-06",
                "{'@type':'ExhibitionEvent','startDate':'2025-09-20'}                   ! 2025-09-20",
                "{'@graph':[{'@type':'WebPage','datePublished':'2020-01-01'},{'@type':'NewsArticle','datePublished':'2025-03-02T08:00Z'}]} ! 2025-03-02",
                "{'@type':'WebPage','datePublished':'2020-01-01'}                       ! none",
                "{'@type':['Article'],'datePublished':'2025-02-30'}                     ! none",
                "{'@type':'Event','startDate':'soon'}                                   ! none",
                "{'@type':'Event','startDate':'2025-12-06'},,, broken                   ! 2025-12-06"
            })
    void piecesAndEventsHaveTheirDay(String json, String day) {
        assertEquals(
                day, read(json.replace('\'', '"')).date().map(Object::toString).orElse("none"));
    }

    @Test
    void aPathIsBoundedAndNeedsNamesAndAddresses() {
        var item = "{\"name\":\"A\",\"item\":\"/a\"},{\"name\":\"B\"},";
        var path = read("{\"@type\":\"BreadcrumbList\",\"itemListElement\":[" + item.repeat(500) + "{}]}")
                .path();
        assertTrue(path.size() <= 12 && !path.isEmpty());
        assertEquals(new LinkedFacts.Crumb("A", "/a"), path.getFirst());
    }
}
