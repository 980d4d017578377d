package dev.incipit.app.settings;

import static dev.incipit.text.Words.word;

import dev.incipit.text.Words;
import io.helidon.config.Config;
import io.helidon.config.ConfigException;
import java.net.URI;
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
import java.util.stream.Collectors;

/**
 * Reads settings one by one from {@code -D}, then the environment, then the files, and collects faults instead of stopping at
 * the first. The keys that were read are the list of known settings.
 */
final class SettingsReader {
    /** Keeps sums of durations from overflowing. */
    private static final Duration DURATION_MAX = Duration.ofDays(365);

    private final Config files;
    private final Variables variables;
    private final Function<String, Optional<String>> properties;
    private final Map<String, Setting> asked = new LinkedHashMap<>();
    /** Without duplicates, since two components may read the same setting. */
    private final Set<String> faults = new LinkedHashSet<>();

    /**
     * @param properties looks up a {@code -D} by name
     */
    SettingsReader(Config files, Map<String, String> environment, Function<String, Optional<String>> properties) {
        this.files = files;
        this.variables = new Variables(environment, this::fault);
        this.properties = properties;
    }

    /** Reads text; an empty value counts as set. */
    String text(String key, String otherwise) {
        return value(key, otherwise).orElse(otherwise);
    }

    /** Reads text that must not be shown. */
    String secret(String key, String otherwise) {
        var said = text(key, otherwise);
        asked.computeIfPresent(key, (_, open) -> new Setting(key, open.value(), open.source(), true));
        return said;
    }

    int integer(String key, int otherwise) {
        return parsed(key, otherwise, "a whole number, such as " + otherwise, Integer::parseInt);
    }

    /** Reads a whole number; 0 means the program's choice, which is then the effective value. */
    int integerOrChosen(String key, int chosen) {
        int value = integer(key, chosen);
        if (value != 0) {
            return value;
        }
        asked.computeIfPresent(key, (_, zero) -> new Setting(key, String.valueOf(chosen), zero.source(), false));
        return chosen;
    }

    /** Reads a whole number of at least 1. */
    int positive(String key, int otherwise) {
        int value = integer(key, otherwise);
        if (value >= 1) {
            return value;
        }
        // Not thrown: the other settings are still to be read.
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

    /** Reads one of an enum's constants, in lower case. */
    <E extends Enum<E>> E choice(String key, E otherwise) {
        var words = Arrays.stream(otherwise.getDeclaringClass().getEnumConstants())
                .collect(Collectors.toMap(Words::word, Function.identity()));
        var right = "one of " + String.join(", ", new TreeSet<>(words.keySet()));
        return parsed(
                key,
                otherwise,
                right,
                text -> Optional.ofNullable(words.get(text)).orElseThrow(() -> new IllegalArgumentException(text)));
    }

    /** Reads an http or https URL; empty means none. */
    Optional<URI> address(String key, String example) {
        return parsed(
                key,
                Optional.empty(),
                "an address, such as " + example,
                text -> Optional.of(text).filter(said -> !said.isEmpty()).map(SettingsReader::webAddress));
    }

    private static URI webAddress(String text) {
        var address = URI.create(text);
        if (!address.isAbsolute()
                || !List.of("http", "https").contains(address.getScheme().toLowerCase(Locale.ROOT))
                || address.getHost() == null) {
            throw new IllegalArgumentException(text);
        }
        return address;
    }

    /** Reads an ISO 8601 duration. */
    Duration duration(String key, Duration otherwise) {
        return parsed(key, otherwise, "an ISO 8601 duration of at most a year, such as " + otherwise, text -> {
            var said = Duration.parse(text);
            if (said.abs().compareTo(DURATION_MAX) > 0) {
                throw new IllegalArgumentException(text);
            }
            return said;
        });
    }

    /** Reads a size with its unit: {@code 512 KiB}, {@code 10 MiB}; a bare number counts bytes. */
    long bytes(String key, long otherwise) {
        var read = parsed(key, new ByteSize(otherwise), "a size, such as 512 KiB or 10 MiB", ByteSize::parse);
        return read.bytes();
    }

    /** Reads values separated by commas. */
    List<String> list(String key, List<String> otherwise) {
        return value(key, otherwise)
                .map(text -> Arrays.stream(text.split(",", -1))
                        .map(String::strip)
                        .filter(element -> !element.isEmpty())
                        .toList())
                .orElse(otherwise);
    }

    /** Reads whole numbers separated by commas. */
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

    /** Builds a component's record; the message of its constructor's exception becomes a fault. */
    <T> T component(Supplier<T> read, T otherwise) {
        try {
            return read.get();
        } catch (IllegalArgumentException nonsense) {
            faults.add(nonsense.getMessage() + ".");
            return otherwise;
        }
    }

    /** The names of a node's children in the files. */
    List<String> namesBelow(String key) {
        if (files.get(key).isLeaf()) {
            if (!isBlank(key)) {
                faults.add(key + " must have names below it, each with its own settings, and no value.");
            }
            return List.of();
        }
        return files.get(key).asNodeList().orElse(List.of()).stream()
                .map(Config::name)
                .toList();
    }

    /** The variables, for settings of others' making. */
    Map<String, String> environment() {
        return variables.byName();
    }

    void fault(String sentence) {
        faults.add(sentence);
    }

    boolean isSet(String key) {
        return value(key, "").isPresent();
    }

    /**
     * Ends the reading; a key in the files that was never read is a fault too.
     *
     * @throws SettingsFailed if there are faults
     */
    void finish() {
        var unknown = new TreeSet<>(leaves());
        unknown.removeAll(asked.keySet());
        unknown.removeIf(this::isEmptySection);
        unknown.forEach(key -> faults.add(key + " is no setting; application.yaml of the distribution lists all."));
        if (!faults.isEmpty()) {
            throw new SettingsFailed(List.copyOf(faults));
        }
    }

    /** Whether a known section has no settings, for instance because all are commented out; that is no fault. */
    private boolean isEmptySection(String key) {
        return asked.keySet().stream().anyMatch(name -> name.startsWith(key + ".")) && isBlank(key);
    }

    private boolean isBlank(String key) {
        return files.get(key).asString().orElse("").isBlank();
    }

    /** All settings read, in order of reading. */
    Map<String, Setting> asked() {
        return Collections.unmodifiableMap(asked);
    }

    private List<String> leaves() {
        return files.asMap().orElse(Map.of()).keySet().stream()
                // A YAML sequence has one leaf for each element.
                .map(key -> key.replaceFirst("\\.[0-9]+$", ""))
                .toList();
    }

    private Optional<String> value(String key, Object otherwise) {
        var found = properties
                .apply(key)
                .map(text -> setting(key, text, Setting.Source.PROPERTY))
                .or(() -> variables.value(key).map(text -> setting(key, text, Setting.Source.ENVIRONMENT)))
                .or(() -> fromFiles(key).map(text -> setting(key, text, Setting.Source.FILE)));
        asked.put(key, found.orElseGet(() -> setting(key, spelled(otherwise), Setting.Source.DEFAULT)));
        return found.map(Setting::value);
    }

    private static Setting setting(String key, String text, Setting.Source source) {
        return new Setting(key, text.strip(), source, false);
    }

    /** A default as a user would write it. */
    private static String spelled(Object value) {
        return switch (value) {
            case List<?> list -> list.stream().map(String::valueOf).collect(Collectors.joining(", "));
            case Enum<?> constant -> word(constant);
            case Optional<?> none -> none.map(String::valueOf).orElse("");
            default -> String.valueOf(value);
        };
    }

    private Optional<String> fromFiles(String key) {
        var node = files.get(key);
        if (node.isList()) {
            return Optional.of(String.join(",", node.asList(String.class).orElse(List.of())));
        }
        return node.asString().asOptional();
    }

    private <T> T parsed(String key, T otherwise, String right, Function<String, T> parse) {
        var text = value(key, otherwise);
        if (text.isEmpty()) {
            return otherwise;
        }
        try {
            return parse.apply(text.get());
        } catch (IllegalArgumentException | DateTimeParseException | ArithmeticException | ConfigException wrong) {
            faults.add(key + " must be " + right + ", not '" + asked.get(key).shown() + "'.");
            return otherwise;
        }
    }
}
