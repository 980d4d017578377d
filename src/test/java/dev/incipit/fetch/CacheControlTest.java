package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CacheControlTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "max-age=60                  | 60",
                "public, MAX-AGE=\"60\"      | 60",
                "s-maxage=5 , max-age=7      | 7",
                "max-age=, max-age=9         | 9",
                "max-age=99999999999999999999| 2147483647",
                "max-age=0000000000060       | 60",
                "max-age=-1                  |",
                "no-store                    |"
            })
    void theAgeIsInSeconds(String header, Long seconds) {
        assertEquals(
                Optional.ofNullable(seconds).map(Duration::ofSeconds),
                CacheControl.of(Map.of("cache-control", header)).maxAge());
    }

    @Test
    void directivesAreInSmallLetters() {
        assertEquals(
                List.of("private", "no-cache"),
                CacheControl.of(Map.of("cache-control", "Private,No-Cache")).directives());
        assertEquals(Optional.empty(), CacheControl.of(Map.of()).maxAge());
    }
}
