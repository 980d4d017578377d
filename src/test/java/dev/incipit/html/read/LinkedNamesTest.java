package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.DocumentIndex;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LinkedNamesTest {
    private static DocumentIndex page(String json) {
        return DocumentIndex.of(
                Jsoup.parse("<script type=application/ld+json>" + json.replace('\'', '"') + "</script><p>x</p>"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "{'@type':'WebSite','name':'Tidebook'}                                        ! Tidebook",
                "{'@type':'WebSite','url':'/','name':'Tidebook',,, broken                     ! Tidebook",
                "{'@type':'Organization','name':'Harbour'}                                    ! none",
                "{'@type':'WebSite'},{'@type':'Organization','name':'Harbour'}                ! none"
            })
    void theSiteHasTheNameInItsOwnObject(String json, String name) {
        assertEquals(name, LinkedNames.site(page(json)).orElse("none"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "{'@type':'WebPage','about':{'@type':'Recipe'}}  ! recipe",
                "{'@type':'WebPage','@graph':[{'@type':'Person'}]}  ! none"
            })
    void thePageIsOfTheFirstTypeThatIsNotItsSurroundings(String json, String kind) {
        assertEquals(kind, LinkedNames.kind(page(json)).orElse("none"));
    }
}
