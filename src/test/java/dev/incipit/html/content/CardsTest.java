package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class CardsTest {
    private static final String CARD =
            "<div class=card><p>Belts</p><h3><a href=/belt>Belt of leather</a></h3><p>12 €</p></div>";

    private static boolean[] whole(String html, boolean[] kept, double... scores) {
        return Cards.whole(PageBlocks.of(Jsoup.parse(html).body()).blocks(), scores, kept, 0.4);
    }

    @Test
    void theCategoryAndThePriceOfACardGoWithItsName() {
        var names = new boolean[] {false, true, false, false, true, false, false, true, false};
        var scores = new double[] {0.3, 0.9, 0.2, 0.3, 0.9, 0.2, 0.05, 0.9, 0.05};
        assertArrayEquals(
                new boolean[] {true, true, true, true, true, true, false, true, true},
                whole(CARD.repeat(3), names, scores));
    }

    @Test
    void ofGoodsWithPricesHalfTheNamesAreEnough() {
        var names = new boolean[] {false, true, false, false, true, false, false, false, false};
        var scores = new double[] {0.05, 0.9, 0.01, 0.05, 0.9, 0.01, 0.05, 0.3, 0.01};
        var goods = new boolean[] {false, true, true, false, true, true, false, true, true};
        assertArrayEquals(goods, whole(CARD.repeat(3), names, scores));
        assertArrayEquals(new boolean[9], whole(CARD.replace("12 €", "new").repeat(3), names, scores));
    }

    @Test
    void twoBoxesAreNoListAndBoxesWithoutLinksAreNoCards() {
        var scores = new double[] {0.3, 0.9, 0.3, 0.3, 0.9, 0.3, 0.3, 0.9, 0.3};
        var names = new boolean[] {false, true, false, false, true, false, false, true, false};
        assertArrayEquals(
                new boolean[6], whole(CARD.repeat(2), new boolean[] {false, true, false, false, true, false}, scores));
        assertArrayEquals(
                new boolean[9], whole(CARD.replaceAll("</?a[^>]*>", "").repeat(3), names, scores));
    }

    @Test
    void aListOfWhichLittleIsKeptIsNotKept() {
        var first = new boolean[] {false, true, false, false, false, false, false, false, false};
        assertArrayEquals(new boolean[9], whole(CARD.repeat(3), first, 0.3, 0.9, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3));
    }
}
