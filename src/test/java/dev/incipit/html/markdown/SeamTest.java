package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.AddressBase;
import dev.incipit.url.WebUrl;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SeamTest {
    private static final AddressBase BASE =
            new AddressBase(WebUrl.parse("https://example.org/a/").orElseThrow());

    @ParameterizedTest
    @CsvSource({
        "All, Housing, true",
        "2024, 2025, true",
        "Shooter, 4X, true",
        "HOUSING, PUBLIC, true",
        "Donau, dampf, false",
        "H, 2, false",
        "日本, 首都, false"
    })
    void linksToTwoPagesArePartedWhereTheyAreNoPartsOfAWord(String left, String right, boolean parted) {
        assertEquals(parted, Seam.partsLinks(left, right));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<span>27</span><span>mars</span><span>2017</span><span>18:30</span> ! 27 mars 2017 18:30",
                "<span>Alexis</span><time>27 mars</time> ! Alexis 27 mars",
                "<span>Ann Lee</span><span>Reviewer</span> ! Ann Lee Reviewer",
                "<span>Phone:</span>+220 341 ! Phone:+220 341",
                "<b>key</b><a>Board</a> ! **key**Board",
                "<a href=/x><strong>Sow now</strong><span>Seeds</span></a> ! [**Sow now** Seeds](https://example.org/x)",
                "<a href=/x>My cards</a><span class=text>Pay</span> ! [My cards](https://example.org/x) Pay",
                "<a href=/x>My cards</a><a href=/y class=text>Pay</a> ! [My cards](https://example.org/x) [Pay](https://example.org/y)",
                "<a href=/x>You</a><span class=brand>Tube</span> ! [You](https://example.org/x)Tube",
                "CO<span class=label>2</span> ! CO2",
                "Type<span class=tag>Script</span> ! TypeScript",
                "Rain<span class=format-label>CSV</span> ! Rain CSV",
                "Java<span class=part>Script</span> ! JavaScript",
                "<span>Category:</span>World heritage ! Category: World heritage",
                "<time><span>07</span><em>Jun</em></time> ! 07 *Jun*",
                "<time><b>07</b><b>Jun</b></time> ! **07** **Jun**",
                "<b>07</b><em>Jun</em> ! 07Jun",
                "<span>Hel</span><span>lo</span> ! Hello",
                "<span>H</span><span>2</span>O ! H2O",
                "<span>1</span><span>0</span><span>0</span> ! 100",
                "<span>18</span>th ! 18th",
                "<span>https:</span><span>//a</span> ! https://a",
                "<span>12:</span><span>30</span> ! 12:30",
                "<span>W</span><span>Eb</span> ! WEb",
                "<del>20 €</del><ins>15 €</ins> ! ~~20 €~~ 15 €",
                "<del>$20.00</del><ins>$15.00</ins> ! ~~$20.00~~ $15.00",
                "<span>Wallet</span><span>9 €</span><span>black</span> ! Wallet 9 € black",
                "<span>from</span><span>$9</span> ! from $9",
                "<span>$</span><span>9</span><span>.50</span> ! $9.50",
                "<span>9</span><span>€</span> ! 9€",
                "<span>US</span><span>$</span><span>5</span> ! US$5",
                "<span>2017</span><span>18</span> ! 2017 18",
                "<span>27</span><span>8:30</span> ! 27 8:30",
                "<span>27</span><span>18:30</span> ! 27 18:30",
                "<span>27</span><span>118:30</span> ! 27118:30",
                "<span>27</span><span>18:</span> ! 2718:",
                "<span>27</span><span>18.30</span> ! 2718.30",
                "<span>27</span><span>18:x</span> ! 2718:x",
                "<span>20170</span><span>18</span> ! 2017018",
                "<span>:</span>World ! :World",
                "<span>12:</span>World ! 12:World",
                "<span>in</span><span>Riga</span> ! in Riga",
                "<span>a</span><span>Be</span> ! aBe",
                "<span>Be</span><span>A</span> ! BeA",
                "<span>-a</span><span>Be</span> ! -aBe",
                "<span>9 €</span><span>8 €</span> ! 9 € 8 €",
                "<span>9  €</span><span>-</span> ! 9 €-",
                "<span>€</span><span>black</span> ! €black",
                "<span>9.50</span><span>€</span> ! 9.50€",
                "<span>$9.50</span><span>€8</span> ! $9.50 €8",
                "<span>one</span>  <span>Two</span> ! one Two"
            })
    void partsThatTouchAreParted(String html, String markdown) {
        var body = Jsoup.parseBodyFragment("<p>" + html + "</p>").body();
        assertEquals(markdown, MarkdownRenderer.render(body, BASE).markdown());
    }
}
