package dev.incipit.app;

import io.helidon.config.Config;
import io.helidon.config.ConfigException;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Reads settings one by one from {@code -D}, then the environment, then the files, and collects what is wrong instead of
 * stopping at the first. What it was asked for is the list of settings there are.
 */
final class SettingsReader {
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,15})\\s*(B|KiB|MiB|GiB)?");
    private static final Map<String, Integer> UNIT_SHIFTS = Map.of("B", 0, "KiB", 10, "MiB", 20, "GiB", 30);

    private final Config files;
    private final Map<String, String> environment;
    private final Function<String, Optional<String>> properties;
    private final Map<String, String> asked = new LinkedHashMap<>();
    /** Each once, though two components may read one setting. */
    private final Set<String> faults = new LinkedHashSet<>();

    /**
     * A reader.
     *
     * @param files the files' settings, the nearer over the farther
     * @param environment variables by name
     * @param properties the value of a {@code -D} by name
     */
    SettingsReader(Config files, Map<String, String> environment, Function<String, Optional<String>> properties) {
        this.files = files;
        this.environment = environment;
        this.properties = properties;
    }

    /** Text; empty counts as said. */
    String text(String key, String otherwise) {
        return value(key).orElse(otherwise);
    }

    int integer(String key, int otherwise) {
        return parsed(key, otherwise, "a whole number, such as " + otherwise, Integer::parseInt);
    }

    /** A whole number of at least 1. */
    int positive(String key, int otherwise) {
        int value = integer(key, otherwise);
        if (value >= 1) {
            return value;
        }
        // Not thrown: what stands beside it is to be read too.
        faults.add(key + " must be at least 1.");
        return otherwise;
    }

    boolean flag(String key, boolean otherwise) {
        return parsed(key, otherwise, "true or false", text -> switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException(text);
        });
    }

    /** An ISO 8601 duration. */
    Duration duration(String key, Duration otherwise) {
        return parsed(key, otherwise, "an ISO 8601 duration, such as " + otherwise, Duration::parse);
    }

    /** A size with its unit: {@code 512 KiB}, {@code 10 MiB}; a bare number counts bytes. */
    long bytes(String key, long otherwise) {
        return parsed(key, otherwise, "a size, such as 512 KiB or 10 MiB", SettingsReader::size);
    }

    private static long size(String text) {
        var matcher = SIZE.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(text);
        }
        var unit = Optional.ofNullable(matcher.group(2)).orElse("B");
        return Math.multiplyExact(Long.parseLong(matcher.group(1)), 1L << UNIT_SHIFTS.getOrDefault(unit, 0));
    }

    /** Values separated by commas. */
    List<String> list(String key, List<String> otherwise) {
        return value(key)
                .map(text -> Arrays.stream(text.split(",", -1))
                        .map(String::strip)
                        .filter(element -> !element.isEmpty())
                        .toList())
                .orElse(otherwise);
    }

    /** Whole numbers separated by commas. */
    List<Integer> integers(String key, List<Integer> otherwise) {
        return parsed(
                key,
                otherwise,
                "whole numbers separated by commas",
                text -> Arrays.stream(text.split(",", -1))
                        .map(String::strip)
                        .map(Integer::parseInt)
                        .toList());
    }

    /** A component's record, whose constructor refuses nonsense with a sentence. */
    <T> T component(Supplier<T> read, T otherwise) {
        try {
            return read.get();
        } catch (IllegalArgumentException nonsense) {
            faults.add(nonsense.getMessage() + ".");
            return otherwise;
        }
    }

    /** The names of the nodes below a node of the files. */
    List<String> namesBelow(String key) {
        return files.get(key).asNodeList().orElse(List.of()).stream()
                .map(Config::name)
                .toList();
    }

    void fault(String sentence) {
        faults.add(sentence);
    }

    boolean isSet(String key) {
        return value(key).isPresent();
    }

    /**
     * Ends the reading: what the files say and nobody asked for is a fault too.
     *
     * @throws SettingsFailed when there is any
     */
    void finish() {
        var unknown = new TreeSet<>(leaves());
        unknown.removeAll(asked.keySet());
        unknown.forEach(key -> faults.add(key + " is no setting; application.yaml of the distribution lists all."));
        if (!faults.isEmpty()) {
            throw new SettingsFailed(List.copyOf(faults));
        }
    }

    /** Every setting asked for, with the value that counts; empty where its default does. */
    Map<String, String> asked() {
        return Collections.unmodifiableMap(asked);
    }

    private List<String> leaves() {
        return files.asMap().orElse(Map.of()).keySet().stream()
                // A list written as YAML's own sequence has a leaf for each element.
                .map(key -> key.replaceFirst("\\.[0-9]+$", ""))
                .toList();
    }

    private Optional<String> value(String key) {
        var found = properties
                .apply(key)
                .or(() -> Optional.ofNullable(environment.get(variable(key))))
                .or(() -> fromFiles(key))
                .map(String::strip);
        asked.put(key, found.orElse(""));
        return found;
    }

    private Optional<String> fromFiles(String key) {
        var node = files.get(key);
        if (node.isList()) {
            return Optional.of(String.join(",", node.asList(String.class).orElse(List.of())));
        }
        return node.asString().asOptional();
    }

    /** The environment's name of a setting (decisions §8). */
    static String variable(String key) {
        return key.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
    }

    private <T> T parsed(String key, T otherwise, String right, Function<String, T> parse) {
        var text = value(key);
        if (text.isEmpty()) {
            return otherwise;
        }
        try {
            return parse.apply(text.get());
        } catch (IllegalArgumentException | DateTimeParseException | ArithmeticException | ConfigException wrong) {
            faults.add(key + " must be " + right + ", not '" + text.get() + "'.");
            return otherwise;
        }
    }
}
