package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CardButtonsTest {
    private static String shown(String card, int cards) {
        var html = IntStream.range(0, cards)
                .mapToObj(i -> "<li>" + card.replace("%", String.valueOf(i)) + "</li>")
                .collect(Collectors.joining());
        var body = Jsoup.parseBodyFragment("<ul>" + html + "</ul>").body();
        CardButtons.rewrite(body);
        return String.join(
                " ", body.select("li").first().select("a:not([hidden])").eachText());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "beside a name       | <h3><a href=/%>Bag %</a></h3><a href=/%>Read more</a>        | Bag 0",
                "beside equal names  | <h3><a href=/%>Bag</a></h3><a href=/%>Read more</a>          | Bag",
                "around an equal one | <a href=/%><h3>Bag</h3></a><p><a href=/%>Read more</a></p>   | Bag",
                "below a picture     | <a href=/%><img alt=Bag></a><p><a href=/%>View</a></p>       | ''",
                "that acts           | <h3>Bag</h3><a href=?add-to-cart=%>Add to cart</a>           | ''",
                "alone with its page | <h3>Bag %</h3><a href=/%>Read more</a>                       | Read more",
                "in a sentence       | <a href=/%>Bag %</a><p>The size is told <a href=/%>here</a>.| Bag 0 here",
                "to another page     | <a href=/%>Bag %</a> <a href=/%/source>Source</a>            | Bag 0 Source",
            })
    void theButtonOfEveryCardGoes(String where, String card, String links) {
        assertEquals(links, shown(card, 3), where);
    }

    @ParameterizedTest
    @CsvSource({"2, Bag 0 More", "3, Bag 0"})
    void threeCardsMakeAList(int cards, String links) {
        assertEquals(links, shown("<a href=/%>Bag %</a><p><a href=/%>More</a></p>", cards));
    }
}
