package dev.incipit.app.terminal;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.incipit.api.LogLine;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;

/**
 * Formats each log record as one JSON object on a line: {@code time}, {@code level}, {@code logger}, then a request's fields
 * under their own names, or {@code message}; a stack trace in {@code error}.
 */
public final class JsonLines extends Formatter {
    private static final JsonFactory FACTORY = new JsonFactory();

    /** Replaces the formatter of every handler. */
    static void install() {
        for (var handler : LogManager.getLogManager().getLogger("").getHandlers()) {
            handler.setFormatter(new JsonLines());
        }
    }

    @Override
    public String format(LogRecord line) {
        var text = new StringWriter();
        try (var json = FACTORY.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("time", line.getInstant().toString());
            json.writeStringField("level", level(line.getLevel()));
            json.writeStringField("logger", line.getLoggerName());
            var parts = TextLines.parts(line);
            if (parts.isPresent()) {
                write(json, parts.get());
            } else {
                json.writeStringField("message", formatMessage(line));
            }
            if (line.getThrown() != null) {
                json.writeStringField("error", TextLines.stackTrace(line.getThrown()));
            }
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException("cannot write a log line to memory", impossible);
        }
        return text.append('\n').toString();
    }

    private static void write(JsonGenerator json, LogLine parts) throws IOException {
        for (var part : parts.values().entrySet()) {
            json.writeFieldName(part.getKey());
            switch (part.getValue().orElse(null)) {
                case null -> json.writeNull();
                case Integer number -> json.writeNumber(number);
                case Long number -> json.writeNumber(number);
                case Boolean flag -> json.writeBoolean(flag);
                case Object text -> json.writeString(text.toString());
            }
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
