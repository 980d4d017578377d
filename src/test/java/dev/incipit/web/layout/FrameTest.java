package dev.incipit.web.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FrameTest {
    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "/app, /app, page",
                "/app/keys, /app, -",
                "/app/keys, /app/keys, page",
                "/app/keys/7/revoke, /app/keys, page",
                "/app/keysmith, /app/keys, -",
                "/app/accounts, /app/account, -",
                "/app/account/sign-in, /app/account, page"
            })
    void theMenuMarksThePageAndWhatLiesBelowIt(String path, String entry, String mark) {
        assertEquals(mark, new Frame("T", path, Optional.empty(), Optional.empty()).current(entry));
    }
}
