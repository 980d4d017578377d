package dev.incipit;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** What is logged while it is open, below loggers of some names. */
public final class LogLines extends Handler implements AutoCloseable {
    private final Queue<LogRecord> records = new ConcurrentLinkedQueue<>();
    private final List<Logger> loggers;
    private Runnable end = () -> {};

    public LogLines(String... names) {
        loggers = Stream.of(names).map(Logger::getLogger).toList();
        loggers.forEach(logger -> logger.addHandler(this));
    }

    /** What is logged from this level on, shown nowhere else. */
    public static LogLines alone(String name, Level level) {
        var lines = new LogLines(name);
        var logger = lines.loggers.getFirst();
        var before = logger.getLevel();
        logger.setLevel(level);
        logger.setUseParentHandlers(false);
        lines.end = () -> {
            logger.setLevel(before);
            logger.setUseParentHandlers(true);
        };
        return lines;
    }

    public List<LogRecord> records() {
        return List.copyOf(records);
    }

    public List<String> messages() {
        return records.stream().map(LogRecord::getMessage).toList();
    }

    /** The messages of records that carry a stack trace. */
    public List<String> withThrown() {
        return records.stream()
                .filter(line -> line.getThrown() != null)
                .map(LogRecord::getMessage)
                .toList();
    }

    @Override
    public void publish(LogRecord line) {
        records.add(line);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        loggers.forEach(logger -> logger.removeHandler(this));
        end.run();
    }
}
