package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class Ipv6Test {
    @ParameterizedTest
    @CsvSource({
        "1:2:3:4:5:6:7:8, [1:2:3:4:5:6:7:8]",
        "2001:DB8::00a1, [2001:db8::a1]",
        "::, [::]",
        "::1, [::1]",
        "1::, [1::]",
        "1:2:3:4:5:6:7::, [1:2:3:4:5:6:7:0]",
        "::2:3:4:5:6:7:8, [0:2:3:4:5:6:7:8]",
        "1:0:2:3:4:5:6:7, [1:0:2:3:4:5:6:7]",
        "1:0:0:2:3:0:0:4, [1::2:3:0:0:4]",
        "0:0:1:0:0:0:1:0, [0:0:1::1:0]",
        "::ffff:192.0.2.1, [::ffff:c000:201]",
        "1:2:3:4:5:6:192.0.2.0, [1:2:3:4:5:6:c000:200]"
    })
    void anAddressHasOneSpelling(String text, String address) {
        assertEquals(Optional.of(address), Ipv6.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ":",
                ":1",
                "1:",
                "1::2::3",
                "1:2:3:4:5:6:7",
                "1:2:3:4:5:6:7:8:9",
                "::1:2:3:4:5:6:7:8",
                "12345::",
                "g::",
                "fe80::1%eth0",
                "::1.2.3",
                "::1.2.3.4.5",
                "::1.2.3.4:5",
                "::01.2.3.4",
                "::256.2.3.4",
                "::1..2.3",
                "1:2:3:4:5:6:7:1.2.3.4"
            })
    void whatAColonTooManyOrTooFewMakesIsNone(String text) {
        assertEquals(Optional.empty(), Ipv6.parse(text));
    }
}
