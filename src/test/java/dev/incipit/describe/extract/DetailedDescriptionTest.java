package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.Passages;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DetailedDescriptionTest {
    private static String kept(String generator, String name) {
        var html = "<meta name=generator content='" + generator + "'><title>Pump</title><p>A pump.";
        var page = new PageReader()
                .read(
                        WebUrl.parse("https://example.com/pump").orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html");
        var markdown = "# Pump\n\nA pump.\n\n## Public Types\n\nenum Well\n\n## " + name + "\n\nIt lifts water.";
        return DetailedDescription.first(Passages.of(markdown), page.metadata()).stream()
                .map(Passage::text)
                .collect(Collectors.joining("|"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Detailed Description", "Ausführliche Beschreibung", "詳解"})
    void whatAClassIsGoesBeforeItsMembers(String name) {
        assertEquals("Pump|A pump.|" + name + "|It lifts water.", kept("Doxygen 1.9.8", name));
    }

    @Test
    void anyOtherPageIsReadInItsOrder() {
        assertEquals("Pump|A pump.|Public Types|enum Well|Use|It lifts water.", kept("Doxygen 1.9.8", "Use"));
        assertEquals(
                "Pump|A pump.|Public Types|enum Well|Detailed Description|It lifts water.",
                kept("Sphinx 7", "Detailed Description"));
    }
}
