package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.Passages;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DetailedDescriptionTest {
    private static String kept(String markdown) {
        return DetailedDescription.withoutMembers(Passages.of(markdown)).stream()
                .map(Passage::text)
                .collect(Collectors.joining("|"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Detailed Description", "Ausführliche Beschreibung", "詳解"})
    void whatAClassIsGoesBeforeItsMembers(String name) {
        assertEquals(
                "Pump|A pump.|" + name + "|It lifts water.",
                kept("# Pump\n\nA pump.\n\n## Public Types\n\nenum Well\n\n## " + name + "\n\nIt lifts water."));
    }

    @Test
    void anyOtherPageIsReadInItsOrder() {
        var page = "# Pump\n\nA pump.\n\n## Parts\n\nA rod.\n\n## Use\n\nIt lifts water.";
        assertEquals("Pump|A pump.|Parts|A rod.|Use|It lifts water.", kept(page));
    }
}
