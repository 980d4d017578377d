package dev.incipit.validate;

import dev.incipit.QualityTables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** The tables beside the project, where they are at hand; {@code INCIPIT_QUALITY=required} makes their absence a failure. */
public final class Quality {
    private static final Path FOLDER = Path.of("../shared/quality/validate");

    private Quality() {}

    /** A file or folder of {@code quality/validate}; the test is left out, aloud, where the folder is absent. */
    static Path path(String name) {
        var path = FOLDER.resolve(name);
        if (!Files.exists(path)) {
            var text = "no table at " + path.toAbsolutePath();
            if ("required".equals(System.getenv("INCIPIT_QUALITY"))) {
                Assertions.fail(text);
            }
            Assumptions.abort(text);
        }
        return path;
    }

    public static byte[] bytes(String name) {
        try {
            return Files.readAllBytes(path(name));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The rows of a tab-separated table, each by the names of its head; of its copy where there is one. */
    public static List<Map<String, String>> table(String name) {
        var copy = "validate/" + name;
        var bytes = QualityTables.NAMES.contains(copy) ? QualityTables.bytes(copy) : bytes(name);
        var lines = new String(bytes, StandardCharsets.UTF_8).split("\n", -1);
        var head = lines[0].split("\t", -1);
        var rows = new ArrayList<Map<String, String>>();
        for (int at = 1; at < lines.length; at++) {
            if (!lines[at].isEmpty()) {
                var cells = lines[at].split("\t", -1);
                var row = new LinkedHashMap<String, String>();
                for (int cell = 0; cell < head.length; cell++) {
                    row.put(head[cell], cell < cells.length ? cells[cell] : "");
                }
                rows.add(row);
            }
        }
        return rows;
    }

    /** The files of a folder, by name. */
    public static List<Path> files(String folder) {
        try (var files = Files.list(path(folder))) {
            return files.sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
