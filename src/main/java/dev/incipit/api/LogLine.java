package dev.incipit.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The line on one request: names and values in a fixed order. It prints as {@code name=value}, and is handed to the log whole, so that
 * another format finds its parts.
 */
public final class LogLine {
    private static final String NONE = "-";
    private final Map<String, Optional<?>> values = new LinkedHashMap<>();

    LogLine with(String name, Optional<?> value) {
        values.put(name, value);
        return this;
    }

    LogLine with(String name, Object value) {
        return with(name, Optional.of(value));
    }

    /** Strings, numbers and booleans by their names, in order; empty where there is none. */
    public Map<String, Optional<?>> values() {
        return Collections.unmodifiableMap(values);
    }

    @Override
    public String toString() {
        var line = new StringBuilder();
        values.forEach((name, value) -> {
            line.append(line.isEmpty() ? "" : " ").append(name).append('=');
            if (value.isPresent()) {
                line.append(value.get());
            } else {
                line.append(NONE);
            }
        });
        return line.toString();
    }
}
