package dev.incipit.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The log entry for one request: names and values in a fixed order. Prints as {@code name=value}; formatters receive the object
 * itself, so that other formats can use its parts.
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

    /** Strings, numbers and booleans by name, in order; empty if there is no value. */
    public Map<String, Optional<?>> values() {
        return Collections.unmodifiableMap(values);
    }

    @Override
    public String toString() {
        return values.entrySet().stream()
                .map(value -> value.getKey() + "="
                        + value.getValue().map(String::valueOf).orElse(NONE))
                .collect(Collectors.joining(" "));
    }
}
