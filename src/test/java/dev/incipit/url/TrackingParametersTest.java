package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TrackingParametersTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "utm_source",
                "UTM_CAMPAIGN",
                "gclid",
                "FBCLID",
                "srsltid",
                "epik",
                "hsctatracking",
                "ref_src",
                "_sid",
                "mtm_source",
                "pk_kwd"
            })
    void aParameterThatTellsWhereAVisitorCameFromTracks(String name) {
        assertTrue(TrackingParameters.isOne(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "utm", "id", "ref", "page", "gclid2", "phpsessid"})
    void anyOtherParameterMayChangeThePage(String name) {
        assertFalse(TrackingParameters.isOne(name));
    }

    @ParameterizedTest
    @CsvSource({
        "https://a.com/?UTM_Source=x&id=1#part, utm_source",
        "https://a.com/?utm_source#part,        utm_source",
        "/p?id=1&gclid=2&utm_id=3,              gclid"
    })
    void theFirstOneInAnAddressIsNamed(String address, String first) {
        assertEquals(Optional.of(first), TrackingParameters.firstIn(address));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"https://a.com/", "https://a.com/?", "https://a.com/#?utm_source=x", "https://a.com/?a=utm_id&b"
            })
    void anAddressMayHaveNone(String address) {
        assertEquals(Optional.empty(), TrackingParameters.firstIn(address));
    }
}
