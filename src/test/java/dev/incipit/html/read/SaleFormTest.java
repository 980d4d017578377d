package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.incipit.ProcessorTime;
import dev.incipit.html.dom.DocumentIndex;
import java.time.Duration;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
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

    @Test
    void aListAsksOftenAndCostsNoMoreForThat() {
        var form = "<form>" + "<input name=qty>".repeat(40_000) + "<input type=text></form>";
        var list = DocumentIndex.of(Jsoup.parse(form));
        ProcessorTime.assertAtMost(Duration.ofSeconds(5), () -> assertFalse(SaleForm.isOnly(list)));
    }
}
