package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RobotsWordsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "<meta name=robots content=noindex> | | index no, follow yes",
                "<meta name=ROBOTS content='NoIndex, NoFollow'> | | index no, follow no",
                "<meta name=robots content=none> | | index no, follow no",
                "<meta name=Incipit content=nofollow> | | index yes, follow no",
                "<meta name=googlebot content=none> | | index yes, follow yes",
                "<meta name=robots content='noai noimageai'> | | index no, follow yes",
                "<meta name=robots content=noarchive> | | index yes, follow yes",
                "<meta name=tdm-reservation content=1> | | index no, follow yes",
                "<meta name=tdm-reservation content=0> | | index yes, follow yes",
                "| noimageai | index no, follow yes",
                "| Incipit: none | index no, follow no",
                "| otherbot: noindex, nofollow | index yes, follow yes",
                "| otherbot: noindex, incipit: nofollow | index yes, follow no",
                "| otherbot: nofollow\\nnoindex | index no, follow yes",
                "| unavailable_after: 25 Jun 2090 15:00:00 PST\\nnofollow | index yes, follow no",
                "| unavailable_after: Sat, 25 Jun 2030 15:00:00 GMT, noindex | index no, follow yes",
                "| otherbot: noindex, unavailable_after: Sat, 25 Jun 2030 15:00:00 GMT, nofollow | index yes, follow yes",
                "| max-snippet: 20, noindex | index no, follow yes",
            })
    void wordsForAllAndForUsCount(@Nullable String head, @Nullable String headers, String verdict) {
        var lines = headers == null ? List.<String>of() : List.of(headers.split("\\\\n", -1));
        var words = new RobotsWords(Inventory.of(Jsoup.parse(head == null ? "" : head)), lines);
        var said = "index " + (words.noindex() ? "no" : "yes") + ", follow " + (words.nofollow() ? "no" : "yes");
        assertEquals(verdict, said);
    }
}
