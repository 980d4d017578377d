package dev.incipit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The copied tables of {@code src/test/resources/quality}; the README there names their sources. */
public final class QualityTables {
    /** Their names below that folder, which are those below the original's. */
    public static final List<String> NAMES = List.of(
            "ssrf.tsv",
            "robots.tsv",
            "validate/checks.tsv",
            "validate/links.tsv",
            "validate/perf.tsv",
            "validate/sampling.tsv");

    /** Where the originals are, beside the project. */
    static final Path ORIGINALS = Path.of("../shared/quality");

    private QualityTables() {}

    /** The bytes of a copied table. */
    public static byte[] bytes(String name) {
        try (var table = QualityTables.class.getResourceAsStream("/quality/" + name)) {
            return Objects.requireNonNull(table, name).readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The rows of a copied table, without its head. */
    public static List<String> rows(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8).lines().skip(1).toList();
    }
}
