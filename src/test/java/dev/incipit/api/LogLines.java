package dev.incipit.api;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** What is logged while it is open, below loggers of some names. */
final class LogLines extends Handler implements AutoCloseable {
    private final Queue<LogRecord> records = new ConcurrentLinkedQueue<>();
    private final List<Logger> loggers;

    LogLines(String... names) {
        loggers = Stream.of(names).map(Logger::getLogger).toList();
        loggers.forEach(logger -> logger.addHandler(this));
    }

    /** The messages of records that carry a stack trace. */
    List<String> withThrown() {
        return records.stream()
                .filter(line -> line.getThrown() != null)
                .map(LogRecord::getMessage)
                .toList();
    }

    /** All messages. */
    List<String> messages() {
        return records.stream().map(LogRecord::getMessage).toList();
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
    }
}
