package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.DocumentIndex;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RobotsDirectivesTest {
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
        var words = new RobotsDirectives(DocumentIndex.of(Jsoup.parse(head == null ? "" : head)), lines);
        var said = "index " + (words.noindex() ? "no" : "yes") + ", follow " + (words.nofollow() ? "no" : "yes");
        assertEquals(verdict, said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "<meta name=robots content='unavailable_after: 2020-09-21'> | | 2020-09-21T00:00:00Z",
                "<meta name=robots content='noindex, Unavailable_After:25-Aug-2007 15:00:00 EST, nofollow'> | | 2007-08-25T20:00:00Z",
                "<meta name=incipit content='unavailable_after: 2020-09-21'><meta name=robots content='unavailable_after: 2019-01-01'> | | 2019-01-01T00:00:00Z",
                "<meta name=googlebot content='unavailable_after: 2020-09-21'> | | ",
                "<meta name=robots content='unavailable_after: someday'> | | ",
                "<meta name=robots content='unavailable_after:'> | | ",
                "| unavailable_after: 25 Jun 2010 15:00:00 PST | 2010-06-25T23:00:00Z",
                "| noarchive, unavailable_after: Sat, 25 Jun 2030 15:00:00 GMT, noindex | 2030-06-25T15:00:00Z",
                "| unavailable_after: Saturday, 25-Jun-30 15:00:00 GMT | 2030-06-25T15:00:00Z",
                "| incipit: unavailable_after: 2020-09-21T10:00:00+02:00 | 2020-09-21T08:00:00Z",
                "| otherbot: unavailable_after: 25 Jun 2010 15:00:00 PST | ",
                "| otherbot: noindex\\nunavailable_after: 2020-09-21 | 2020-09-21T00:00:00Z",
            })
    void theEndOfAPageIsRead(@Nullable String head, @Nullable String headers, @Nullable String end) {
        var lines = headers == null ? List.<String>of() : List.of(headers.split("\\\\n", -1));
        var words = new RobotsDirectives(DocumentIndex.of(Jsoup.parse(head == null ? "" : head)), lines);
        assertEquals(Optional.ofNullable(end).map(Instant::parse), words.unavailableAfter());
    }
}
