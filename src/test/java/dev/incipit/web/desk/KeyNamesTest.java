package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class KeyNamesTest {
    @Test
    void aKeyIsCalledAsItsOwnerSaysElseByItsBeginning() {
        assertEquals("build server", KeyNames.of("build server", "inc_abcd"));
        assertEquals("inc_abcd…", KeyNames.of("", "inc_abcd"));
    }
}
