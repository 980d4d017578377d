package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

final class ContentChoiceTest {
    private static final String CARDS = "<div class=card>Windows has a long way to it.</div>"
            + "<div class=card>Mac has another way to do it.</div><div class=card>Linux has the shortest way it is.</div>"
            + "<p>And what stands below the cards.</p>";

    private static boolean[] choice(Document document, String address, double... scores) {
        var page = PageBlocks.of(document.body());
        var facts = new PageFacts(
                document, DocumentIndex.of(document), WebUrl.parse(address).orElseThrow(), page);
        return ContentChoice.of(page.blocks(), facts, scores);
    }

    private static boolean[] kept(String address, double... scores) {
        return choice(Jsoup.parse(CARDS), address, scores);
    }

    @Test
    void cardsThatAreMadeAlikeGoOneWay() {
        assertArrayEquals(
                new boolean[] {true, true, true, false}, kept("https://example.com/keyboard", 0.4, 0.95, 0.95, 0.1));
    }

    @Test
    void codeBesideATextIsKeptWhateverBoxesItHasAroundItAlone() {
        var page = "<p>Run it:</p><div class=language-sh><div class=highlight><pre>run</pre></div></div>"
                + "<figure><table><tr><td><pre>1</pre></td><td><pre>stop</pre></td></tr></table></figure><p>That is all.</p><p>Imprint</p>";
        assertArrayEquals(
                new boolean[] {true, true, false, true, true, false},
                choice(Jsoup.parse(page), "https://example.com/", 0.9, 0.01, 0.01, 0.01, 0.9, 0.01));
    }

    @Test
    void linksToFilesBelowATextAreKept() {
        var page = "<p>What we found in the river.</p><div><a href=/a.pdf>Report (PDF)</a></div>"
                + "<div><a href=/b.xlsx?v=2>All samples</a></div><div><a href=/about>About us</a></div>";
        assertArrayEquals(
                new boolean[] {true, true, true, false},
                choice(Jsoup.parse(page), "https://example.com/", 0.9, 0.01, 0.01, 0.01));
    }

    @Test
    void inAForumThatIsNotSo() {
        assertArrayEquals(
                new boolean[] {false, true, true, false},
                kept("https://example.com/forum/thread/1", 0.4, 0.95, 0.95, 0.1));
    }

    @Test
    void aPageThatAnswersItsOwnQuestionsIsNoForum() {
        var faq =
                "<script type=application/ld+json>{\"@type\":\"%s\",\"mainEntity\":[{\"@type\":\"Question\"}]}</script>";
        var address = "https://example.com/keyboard";
        var scores = new double[] {0.4, 0.95, 0.95, 0.1};
        assertArrayEquals(
                new boolean[] {true, true, true, false},
                choice(Jsoup.parse(faq.formatted("FAQPage") + CARDS), address, scores));
        assertArrayEquals(
                new boolean[] {false, true, true, false},
                choice(Jsoup.parse(faq.formatted("QAPage") + CARDS), address, scores));
    }

    @Test
    void thePriceThatIsAnnouncedByARoleIsKeptAndOtherNoticesAreNot() {
        var item =
                "<h1>Bag</h1><div role=status><p>£385.00</p></div><p>A bag of leather.</p><div role=status><p>Added.</p></div>";
        assertArrayEquals(
                new boolean[] {true, true, true, false},
                choice(Jsoup.parse(item), "https://example.com/product/bag", 0.9, 0.1, 0.9, 0.9));
    }

    @Test
    void whatAnItemForSaleIsOfferedInIsKeptWithItsName() {
        var form =
                "<p>A bag of leather.</p><form><label>Size</label><select name=size><option>Small<option>Large</select>"
                        + "<label>Mail</label></form>";
        var scores = new double[] {0.9, 0.01, 0.1, 0.1};
        var document = Jsoup.parse(form);
        ListedOptions.show(document.body());
        assertArrayEquals(
                new boolean[] {true, true, true, false}, choice(document, "https://example.com/product/bag", scores));
        assertArrayEquals(
                new boolean[] {true, false, false, false}, choice(document, "https://example.com/bag", scores));
    }

    @Test
    void theTextInOneBoxWithAKeptHeadingOfAnItemForSaleIsKept() {
        var document = Jsoup.parse(
                "<h1>Bag</h1><p>It is made of leather, and lasts.</p><div><h2>About it</h2>A bag of leather.</div>"
                        + "<div><p>What stands below it.</p></div>");
        var scores = new double[] {0.9, 0.9, 0.9, 0.3, 0.3};
        assertArrayEquals(
                new boolean[] {true, true, true, true, false},
                choice(document, "https://example.com/product/bag", scores));
        assertArrayEquals(
                new boolean[] {true, true, false, false, false}, choice(document, "https://example.com/bag", scores));
    }

    @Test
    void whereNothingIsSureInAForumItsNamesTellThePosts() {
        var document = Jsoup.parse("<p>Rules of this place are read here.</p>"
                + "<div class=usertext><p>A mouse with hair!</p><p><a>reply to this post</a></p></div>");
        assertArrayEquals(
                new boolean[] {true, true, false},
                choice(document, "https://example.com/r/science/1", 0.2, 0.05, 0.05));
        assertArrayEquals(
                new boolean[] {true, false, false}, choice(document, "https://example.com/science/1", 0.2, 0.05, 0.05));
    }

    @Test
    void whereNothingIsSureLessIsAskedInsideOfTheMainElement() {
        var body = "<p>Keys are what a board is made of.</p><main><p>How to type</p><p>Press it twice.</p></main>";
        var page = "https://example.com/keys";
        assertArrayEquals(new boolean[] {false, true, true}, choice(Jsoup.parse(body), page, 0.15, 0.15, 0.3));
        var plain = Jsoup.parse(body.replace("main", "div"));
        assertArrayEquals(new boolean[] {false, false, true}, choice(plain, page, 0.05, 0.02, 0.3));
    }

    @Test
    void theButtonOfEveryCardIsNoneOfItsWords() {
        var document = Jsoup.parse("<div>The socks of the month, and more.</div><a>View details</a>".repeat(5));
        var scores = new double[10];
        var cards = new boolean[10];
        for (int i = 0; i < 10; i++) {
            cards[i] = i % 2 == 0;
            scores[i] = cards[i] ? 0.9 : 0.39;
        }
        assertArrayEquals(cards, choice(document, "https://example.com/socks", scores));
    }

    @Test
    void aQuestionGoesWithItsAnswer() {
        var document = Jsoup.parse(
                "<p>Keys are what a board is made of, and more.</p>"
                        + "<details><summary>How old?</summary><div><p>As old as the hills are.</p></div></details>"
                        + "<dl><dt>Weight</dt><dd>Two pounds and a half.</dd></dl><details><summary>Share</summary><p>No.</p></details>");
        assertArrayEquals(
                new boolean[] {true, true, true, true, true, false, false},
                choice(document, "https://example.com/keys", 0.9, 0.05, 0.9, 0.05, 0.9, 0.05, 0.05));
    }

    @Test
    void aHeadingGoesIfAllBelowItWent() {
        var document = Jsoup.parse("<h1>Keys</h1><p>Keys are what a board is made of, and more.</p>"
                + "<div><h2>Was this page helpful?</h2></div><p>Tell us what you think of this page.</p>"
                + "<div><h2>Seen from above</h2><img src=a.png></div><footer><h2>Imprint</h2></footer>");
        assertArrayEquals(
                new boolean[] {true, true, false, false, true, false},
                choice(document, "https://example.com/keys", 0.9, 0.9, 0.9, 0.05, 0.9, 0.05));
    }

    @Test
    void theSecondLookKnowsWhatWasSaidOfTheBoxesAndTheNeighbours() {
        var page = PageBlocks.of(Jsoup.parse("<div><p>one two</p><p>six ten</p></div><p>and out</p>")
                .body());
        var vector = new SignalVector();
        new StackedSignals(page, new double[] {0.8, 0.4, 0.1}).add(vector, 1);
        assertEquals(0.4, value(vector, "look.own", 0), 1e-6);
        assertEquals(0.8, value(vector, "look.before", 0), 1e-6);
        assertEquals(0.1, value(vector, "look.after", 0), 1e-6);
        assertEquals(0.4, value(vector, "look.box", 0), 1e-6);
        assertEquals(0.6, value(vector, "look.box", 1), 1e-6);
    }

    /** The signal of a name that has so many of that name before it. */
    @Test
    void thePagesOnlyTitleIsKeptThoughItHasABoxOfItsOwn() {
        var text = "<article><header><div>%s</div></header><p>Metro keeps what it has built.</p></article>";
        var address = "https://example.com/caching";
        var only = Jsoup.parse(text.formatted("<h1>Caching</h1>"));
        assertArrayEquals(new boolean[] {true, true}, choice(only, address, 0.1, 0.95));
        var second = Jsoup.parse("<h1>Handbook</h1>" + text.formatted("<h1>Caching</h1>"));
        assertArrayEquals(new boolean[] {false, false, true}, choice(second, address, 0.1, 0.1, 0.95));
    }

    private static double value(SignalVector vector, String name, int before) {
        int seen = 0;
        for (int i = 0; i < vector.names().size(); i++) {
            if (vector.names().get(i).equals(name) && seen++ == before) {
                return vector.values()[i];
            }
        }
        throw new AssertionError(name);
    }
}
