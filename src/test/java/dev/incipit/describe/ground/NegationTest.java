package dev.incipit.describe.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.words.Token;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NegationTest {
    @ParameterizedTest(name = "{2} by {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "en | The harbour accepts cards.              | Harbour accepts cards.              | true",
                "en | The harbour does not accept cards.      | Harbour accepts cards.              | false",
                "en | The harbour accepts cards.              | Harbour does not accept cards.      | false",
                "en | The harbour does not accept cards.      | Harbour doesn't accept cards.       | true",
                "en | The harbour does not accept cards.      | Describes the harbour.              | true",
                "en | Not only cards are accepted.            | Cards are accepted.                 | true",
                "en | The harbour accepts cards. Boats never sink. | Harbour accepts cards.         | true",
                "de | Der Hafen nimmt keine Karten.           | Hafen nimmt Karten.                 | false",
                "fr | Le port ne prend pas les cartes.        | Le port prend les cartes.           | false",
                "en | Le port ne prend pas les cartes.        | Le port prend les cartes.           | true",
                "pt | Barcos no porto pequeno.                | Barcos porto pequeno.               | true",
                "zh | 港口不接受卡。                            | 港口接受卡。                          | false"
            })
    void twoTextsAgreeWhereNeitherDeniesWhatTheOtherAsserts(String language, String text, String line, boolean agrees) {
        assertEquals(agrees, Negation.of(Token.of(text), language).agreesWith(Negation.of(Token.of(line), language)));
    }
}
