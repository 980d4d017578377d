package dev.incipit.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Instant;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class JsonLinesTest {
    private final JsonLines lines = new JsonLines();

    private static LogRecord line(Level level, String message) {
        var line = new LogRecord(level, message);
        line.setInstant(Instant.parse("2026-11-25T12:00:00.250Z"));
        line.setLoggerName("dev.incipit.Some");
        return line;
    }

    @Test
    void aMessageIsOneObjectOnOneLineInAFixedOrder() {
        assertEquals("""
                {"time":"2026-11-25T12:00:00.250Z","level":"INFO","logger":"dev.incipit.Some","message":"two\\nlines \\"quoted\\""}
                """, lines.format(line(Level.INFO, "two\nlines \"quoted\"")));
    }

    @Test
    void parametersStandInTheMessage() {
        var line = line(Level.INFO, "port {0}");
        line.setParameters(new Object[] {"8080"});
        assertTrue(lines.format(line).contains("\"message\":\"port 8080\""));
    }

    @Test
    void aStackTraceStandsInItsOwnMember() throws JsonProcessingException {
        var line = line(Level.SEVERE, "broken");
        line.setThrown(new IllegalStateException("why"));
        var text = lines.format(line);
        assertEquals(List.of(text.strip()), text.lines().toList());
        var json = new ObjectMapper().readTree(text);
        assertTrue(json.path("error").asText().startsWith("java.lang.IllegalStateException: why\n\tat "));
        assertFalse(json.path("message").asText().contains("why"));
    }

    @ParameterizedTest
    @CsvSource({"SEVERE,ERROR", "WARNING,WARNING", "INFO,INFO", "CONFIG,DEBUG", "FINE,DEBUG"})
    void levelsHaveTheNamesOfTheSystemsLogger(String level, String word) {
        assertTrue(lines.format(line(Level.parse(level), "")).contains("\"level\":\"" + word + "\""));
    }
}
