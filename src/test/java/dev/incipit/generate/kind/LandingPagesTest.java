package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LandingPagesTest {
    @ParameterizedTest
    @CsvSource({
        "lp/get-paid-faster, true",
        "lp-implant-campaign, true",
        "landing-spring-2021, true",
        "de/lp/angebot, true",
        "lps, false",
        "landings, false",
        "landingen, false",
        "shop/vinyl/lp, false"
    })
    void advertisementsLandWhereTheAddressSaysSo(String path, boolean landing) {
        assertEquals(landing, LandingPages.isOne(List.of(path.split("/"))));
    }
}
