package dev.incipit.app.terminal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import org.jspecify.annotations.Nullable;

/**
 * Formats each log record as one JSON object on a line: {@code time}, {@code level}, {@code logger}, then a request's fields
 * under their own names, or {@code message}; a stack trace in {@code error}.
 */
public final class JsonLines extends Formatter {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Replaces the formatter of every handler. */
    static void install() {
        for (var handler : LogManager.getLogManager().getLogger("").getHandlers()) {
            handler.setFormatter(new JsonLines());
        }
    }

    @Override
    public String format(LogRecord line) {
        var fields = new LinkedHashMap<String, @Nullable Object>();
        fields.put("time", line.getInstant().toString());
        fields.put("level", level(line.getLevel()));
        fields.put("logger", line.getLoggerName());
        TextLines.parts(line)
                .ifPresentOrElse(
                        parts -> parts.values().forEach((name, value) -> fields.put(name, value.orElse(null))),
                        () -> fields.put("message", formatMessage(line)));
        if (line.getThrown() != null) {
            fields.put("error", TextLines.stackTrace(line.getThrown()));
        }
        try {
            return JSON.writeValueAsString(fields) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException("cannot write a log line to memory", impossible);
        }
    }

    /** Level names of {@link System.Logger}. */
    private static String level(Level level) {
        if (level.intValue() >= Level.SEVERE.intValue()) {
            return "ERROR";
        }
        if (level.intValue() >= Level.WARNING.intValue()) {
            return "WARNING";
        }
        return level.intValue() >= Level.INFO.intValue() ? "INFO" : "DEBUG";
    }
}
