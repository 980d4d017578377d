package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LinkRelationsTest {
    private static Element last(String html) {
        return Jsoup.parseBodyFragment(html).select("a").last();
    }

    @Test
    void theWordsOfTheAttributeAreInLowerCase() {
        assertEquals(List.of("nofollow", "me"), LinkRelations.of(last("<a rel=' NoFollow  me '>x</a>")));
        assertEquals(List.of(), LinkRelations.of(last("<a>x</a>")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<a rel=next>x</a>              | true  | false | false",
                "Next: <a>x</a>                 | true  | false | false",
                "Then <a>x</a>                  | false | false | false",
                "<a rel=up>x</a>                | false | true  | false",
                "<a>Prev</a> <a>Up</a>          | false | true  | false",
                "<a accesskey=u>Up</a>          | false | true  | false",
                "<a>Start</a> <a>Up</a>         | false | false | false",
                "<a>Previous</a> <a>Upcoming</a> | false | false | false",
                "<a>Preview</a> <a>Up</a>       | false | false | false",
                "<a>Prev</a> <a>↑ Up</a>        | false | true  | false",
                "<a>Prev</a> <a>Upper town</a>  | false | false | false",
                "<a rel='ugc me'>x</a>          | false | false | true"
            })
    void aLinkLeadsToTheNextPageOrUpOrElsewhere(String html, boolean neighbour, boolean up, boolean unfollowed) {
        assertEquals(neighbour, LinkRelations.isNeighbour(last(html)));
        assertEquals(up, LinkRelations.isUp(last(html)));
        assertEquals(unfollowed, LinkRelations.isUnfollowed(last(html)));
    }

    @ParameterizedTest
    @CsvSource({
        "'up to \"The Guide\"', Up, The Guide",
        "'Up: The Guide', x, The Guide",
        "Part II. Water, Up, Part II. Water",
        "Up section, Up : Water, Water",
        "Up page, Up, ''",
        "Go to parent page, Up, ''",
        "'', Up ↑, ''",
        "'', The top, The top"
    })
    void theLinkUpNamesThePageAboveByItsTitleOrItsText(String title, String words, String name) {
        var link = new Element("a").attr("title", title);
        assertEquals(name, LinkRelations.nameAbove(link, words));
    }
}
