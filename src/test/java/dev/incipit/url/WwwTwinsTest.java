package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WwwTwinsTest {
    @ParameterizedTest
    @CsvSource({
        "example.com, www.example.com, true",
        "www.example.com, www.example.com, true",
        "www.example.com:8080, example.com:8080, true",
        "example.com:8080, example.com, false",
        "www.www.example.com, example.com, false",
        "wwwexample.com, example.com, false",
        "docs.example.com, example.com, false"
    })
    void onlyALeadingWwwMakesATwin(String host, String other, boolean one) {
        assertEquals(one, WwwTwins.areOne(host, other));
        assertEquals(one, WwwTwins.areOne(other, host));
    }
}
