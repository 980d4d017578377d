package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LicenceNamesTest {
    @ParameterizedTest
    @CsvSource({
        "Appendix A. GNU Free Documentation License, true",
        "GPL, false",
        "Use LGPL, false",
        "A.2 GNU Free Documentation License, true",
        "FDL, true",
        "Mozilla Public License 2.0, true",
        "LGPL v2.1, true",
        "The MIT License, true",
        "'Apache License, Version 2.0', true",
        "Creative Commons Attribution 4.0 International, true",
        "GNU Emacs, false",
        "Creative Commons in schools, false",
        "MIT License for teams, false"
    })
    void aLicenceIsCalledAsItsTextIs(String title, boolean licence) {
        assertEquals(licence, LicenceNames.isOne(title));
    }

    @Test
    void itsTextIsLegal() {
        assertEquals(Optional.of(PageKind.LEGAL), PageKind.ofLabel("MIT License"));
    }
}
