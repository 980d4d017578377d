package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TeaserNamesTest {
    @ParameterizedTest
    @CsvSource({
        "Related products, true",
        "Read more, true",
        "You may also like…, true",
        "→ À lire aussi :, true",
        "Das könnte Ihnen auch gefallen, true",
        "関連記事, true",
        "Products, false",
        "Related work in three cities, false"
    })
    void aHeadingAboveCardsOfOtherPagesIsRecognised(String heading, boolean others) {
        assertEquals(others, TeaserNames.isOne(heading));
    }
}
