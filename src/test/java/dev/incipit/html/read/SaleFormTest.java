package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.DocumentIndex;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SaleFormTest {
    @ParameterizedTest
    @CsvSource({
        "<input name=Quantity>, true",
        "<input name=qty[]>, true",
        "<input name=cart[1][qty]>, false",
        "<p>Quantity, false"
    })
    void theFieldIsKnownByItsName(String html, boolean only) {
        assertEquals(only, SaleForm.isOnly(DocumentIndex.of(Jsoup.parse(html))));
    }
}
