package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CopyrightHolderTest {
    @ParameterizedTest
    @CsvSource({
        "© 2023 Tallow & Reed, tallowandreed.example, Tallow & Reed",
        "Copyright © 2019–2026 Tallow & Reed Ltd. All rights reserved., tallow-reed.example, Tallow & Reed",
        "(c) 2026 by Kanzlei Brandt - Alle Rechte vorbehalten, kanzlei-brandt.example, Kanzlei Brandt",
        "© 2026 Club d’aviron, club-d-aviron.example, Club d’aviron",
        "© Brandt Holzbau GmbH, brandt-holzbau.example, Brandt Holzbau",
        "© 2023 Tallow & Reed, tallow&reed, Tallow & Reed",
        "© 2024 Webflow Agency, tallowandreed.example, ",
        "Tallow & Reed, tallowandreed.example, ",
        "© 2026, tallowandreed.example, "
    })
    void theHolderNamesTheSiteIfTheDomainOrTheLogoDoes(String line, String witness, String name) {
        assertEquals(
                Optional.ofNullable(name),
                CopyrightHolder.in(List.of("Bath Street 14", line), Stream.of("127.0.0.1", witness)));
    }
}
