package dev.incipit.app.terminal;

import dev.incipit.api.LogLine;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/**
 * Formats log records as text: time, level, logger, message, and a stack trace below. Named in logging.properties. The JDK's
 * own formatter looks up the calling method for every line, even if its format does not show it.
 */
public final class TextLines extends Formatter {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(
                    "uuuu-MM-dd'T'HH:mm:ss.SSSxx", Locale.ROOT)
            .withZone(ZoneId.systemDefault());

    @Override
    public String format(LogRecord line) {
        var text = new StringBuilder();
        TIME.formatTo(line.getInstant(), text);
        text.append(' ').append(line.getLevel().getName());
        text.append(' ').append(line.getLoggerName());
        text.append(' ').append(message(line)).append(System.lineSeparator());
        if (line.getThrown() != null) {
            text.append(stackTrace(line.getThrown()));
        }
        return CiSafeText.of(text.toString());
    }

    private String message(LogRecord line) {
        return parts(line).map(LogLine::toString).orElseGet(() -> formatMessage(line));
    }

    /** The parts of a line that {@code RequestLog} wrote; empty for any other. */
    static Optional<LogLine> parts(LogRecord line) {
        return line.getParameters() != null
                        && line.getParameters().length == 1
                        && line.getParameters()[0] instanceof LogLine parts
                ? Optional.of(parts)
                : Optional.empty();
    }

    public static String stackTrace(Throwable thrown) {
        var trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        return trace.toString();
    }
}
