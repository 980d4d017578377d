package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TrackingParametersTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"utm_source", "UTM_CAMPAIGN", "gclid", "FBCLID", "srsltid", "epik", "hsctatracking", "ref_src"})
    void aParameterThatTellsWhereAVisitorCameFromTracks(String name) {
        assertTrue(TrackingParameters.isOne(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "utm", "id", "ref", "page", "gclid2", "phpsessid"})
    void anyOtherParameterMayChangeThePage(String name) {
        assertFalse(TrackingParameters.isOne(name));
    }
}
