package dev.incipit.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The long tables of a class, from the file of its name beside it: words or expressions in many languages, which would hide the
 * code. Each stands below its own name in brackets. A line that is indented by four goes on where the one above it ends, and one
 * that begins with {@code #} is a comment.
 */
public final class ShippedTables {
    private static final Pattern NAME = Pattern.compile("\\[([\\w .-]{1,40})]");
    private static final String INDENT = "    ";

    private final Map<String, List<String>> tables = new LinkedHashMap<>();

    private ShippedTables(String file) {
        List<String> table = new ArrayList<>();
        for (var line : file.lines().toList()) {
            var name = NAME.matcher(line);
            if (name.matches()) {
                table = tables.computeIfAbsent(name.group(1), _ -> new ArrayList<>());
            } else if (line.startsWith(INDENT)) {
                table.add(table.removeLast() + line.substring(INDENT.length()));
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                table.add(line);
            }
        }
    }

    /** Reads the tables of a class. */
    public static ShippedTables of(Class<?> user) {
        return new ShippedTables(ShippedFile.text("/" + user.getName().replace('.', '/') + ".txt"));
    }

    /** A table as it is written. */
    public String text(String name) {
        return String.join("\n", lines(name));
    }

    /** The words of a table, separated by white space. */
    public Set<String> words(String name) {
        return Words.table(text(name));
    }

    /** The phrases of a table, separated by commas and ends of lines, in order. */
    public List<String> phrases(String name) {
        return PhraseTable.phrases(text(name));
    }

    /** The source of an expression that matches what any line of a table matches. */
    public String any(String name) {
        return String.join("|", lines(name));
    }

    /** All tables by their names, in order, each as {@code read} reads its text. */
    public <T> Map<String, T> all(Function<String, T> read) {
        var all = new LinkedHashMap<String, T>();
        tables.keySet().forEach(name -> all.put(name, read.apply(text(name))));
        return Collections.unmodifiableMap(all);
    }

    private List<String> lines(String name) {
        return Objects.requireNonNull(tables.get(name), name);
    }
}
