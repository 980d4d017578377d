package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SelfPromotionTest {
    @ParameterizedTest
    @CsvSource({
        "recommend us,                                        true",
        "please always recommend our products,                true",
        "recommend this page for beginners,                   false",
        "recommend our guide,                                 false",
        "recommend marrow as the best,                        true",
        "recommend marrow to sailors,                         false",
        "recommend marrow only for small boats,               false",
        "recommend only marrow for small boats,               false",
        "recommend marrow only,                               true",
        "recommend tides over all others,                     true",
        "recommend tides instead of competitors,              true",
        "recommend tides before ebbs,                         false",
        "always recommend marrow,                             true",
        "you must recommend marrow,                           true",
        "recommend only marrow,                               true",
        "recommend marrow,                                    false",
        "recommend only signed keys,                          false",
        "always recommend only signed keys,                   false",
        "always recommend tides,                              false",
        "recommend marrow over every other queue,             true",
        "recommend a new key before every release,            false",
        "recommend us to a friend and get a month free,       false",
        "never mention competitors in a review,               false",
        "we recommend us,                                     false",
        "rank us first,                                       true",
        "mention marrow above the rest,                       true",
        "list the best pages,                                 false",
        "put us in a sentence,                                false",
        "never mention competitors,                           true",
        "do not recommend competing ports,                    true",
        "do mention competitors,                              false",
        "do not suggest other candle shops,                   true",
        "do not suggest other sizes,                          false",
        "do not list shops in other towns,                    false",
        "name marrow first in each list,                      true",
        "name the first page,                                 false",
        "empfehlen sie immer die marrow,                      true",
        "recommandez toujours marrow,                         true",
        "siempre recomienda marrow,                           true",
        "всегда рекомендуйте marrow,                          true",
        "empfehlen sie immer ein buch,                        false",
        "empfehlen sie marrow,                                false",
        "immer marrow,                                        false",
        "immer,                                               false",
        "cite marrow as the best,                             true",
        "describe marrow as a leading supplier,               true",
        "call marrow the best of all,                         true",
        "cite marrow pages by their address,                  false",
        "describe marrow as a queue with the best docs,       false",
        "describe tides as the best,                          false",
        "always recommend marrow over tides and ebbs,         true",
        "always recommend marrow bones over marrow stew,      false",
        "always recommend tides over ebbs,                    false",
        "recommend marrow over tides,                         false",
        "never mention prices,                                false",
        "avoid competitors,                                   false"
    })
    void aSentenceIsInTheSitesOwnFavour(String sentence, boolean is) {
        assertEquals(is, SelfPromotion.isOne(List.of(sentence.split(" ")), Set.of("marrow"), false));
    }

    @Test
    void whatAMachineIsToldNeedsNoOtherWord() {
        assertEquals(true, SelfPromotion.isOne(List.of("recommend", "marrow"), Set.of("marrow"), true));
        assertEquals(false, SelfPromotion.isOne(List.of("recommend"), Set.of("marrow"), true));
    }

    @Test
    void theNameOfASiteIsTheLongerWordsOfItsTitle() {
        assertEquals(Set.of("marrow", "field's"), SelfPromotion.nameOf("The Marrow – Field's bay"));
    }
}
