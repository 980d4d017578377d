package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LabelTextTest {
    @ParameterizedTest
    @CsvSource({
        "'» Guides', Guides",
        "'Two\n lines', Two lines",
        "Doc Documentation, Documentation",
        "Ma mairie, Ma mairie",
        ".NET, .NET",
        "In acme::queue, queue",
        "In DBIx::Class, In DBIx::Class",
        "brindle0.6.2, brindle",
        "Python3.11, Python3.11",
        "Upgrade to v2.0.1, Upgrade to v2.0.1"
    })
    void aLabelIsOneLineWithoutSignsBeforeIt(String label, String clean) {
        assertEquals(clean, LabelText.clean(label));
    }

    @Test
    void aLongLabelIsCut() {
        assertEquals("word ".repeat(12).strip() + "…", LabelText.clean("word ".repeat(30)));
        assertEquals("a".repeat(59) + "…", LabelText.clean("a".repeat(59) + "🌊🌊"));
    }
}
