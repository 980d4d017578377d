package dev.incipit.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

final class TextLinesTest {
    private static String written(String message, Object... parameters) {
        return new TextLines().format(record(message, parameters));
    }

    private static LogRecord record(String message, Object... parameters) {
        var line = new LogRecord(Level.WARNING, message);
        line.setInstant(Instant.parse("2026-11-21T12:00:00.007Z"));
        line.setLoggerName("dev.incipit.Tide");
        line.setParameters(parameters);
        return line;
    }

    @Test
    void aLineHasItsTimeItsLevelItsLoggerAndItsWords() {
        var line = written("It ebbs.");
        assertTrue(
                line.matches(
                        "2026-11-2\\dT\\d\\d:\\d\\d:00\\.007[+-]\\d{4} WARNING dev\\.incipit\\.Tide It ebbs\\.\\R"),
                line);
    }

    @Test
    void parametersStandWhereTheMessageHasThem() {
        assertTrue(written("{0} of {1}", "one", "two").endsWith(" one of two" + System.lineSeparator()));
    }

    @Test
    void whatAStrangerWroteBeginsNoCommandOfTheSystemThatReadsTheLog() {
        var line = written("a\n::error::b\u001b[2J");
        assertEquals(2, line.lines().count());
        assertTrue(line.lines().toList().getLast().startsWith(": :error"), line);
        assertTrue(line.indexOf('\u001b') < 0, line);
    }

    @Test
    void aStackTraceStandsBelow() {
        var line = record("It broke.");
        line.setThrown(new IllegalStateException("why"));
        var lines = new TextLines().format(line).lines().toList();
        assertEquals("java.lang.IllegalStateException: why", lines.get(1));
        assertTrue(lines.get(2).strip().startsWith("at dev.incipit.app.terminal.TextLinesTest."), lines.get(2));
    }
}
