package dev.incipit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.ImportOrderer;
import com.palantir.javaformat.java.JavaFormatterOptions;
import com.palantir.javaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Every source is formatted by palantir-java-format, 120 columns. A test and not a build plugin, since Maven's own JVM may be
 * 17, which the formatter cannot run on. {@code -Dformat.write=true} writes instead of complaining.
 */
final class FormatTest {
    private final Formatter formatter = Formatter.createFormatter(JavaFormatterOptions.builder()
            .style(JavaFormatterOptions.Style.PALANTIR)
            .formatJavadoc(false)
            .build());

    @Test
    void everySourceIsFormatted() throws IOException, FormatterException {
        var write = Boolean.getBoolean("format.write");
        var unformatted = new ArrayList<Path>();
        try (var sources = Files.walk(Path.of("src"))) {
            for (var source :
                    sources.filter(path -> path.toString().endsWith(".java")).toList()) {
                var text = Files.readString(source);
                var formatted = format(source, text);
                if (!formatted.equals(text)) {
                    unformatted.add(source);
                    if (write) {
                        Files.writeString(source, formatted);
                    }
                }
            }
        }
        assertEquals(
                List.of(),
                write ? List.of() : unformatted,
                "write them with: mvn test -Dtest=FormatTest -Dformat.write=true");
    }

    private String format(Path source, String text) throws FormatterException {
        try {
            var ordered = ImportOrderer.reorderImports(
                    RemoveUnusedImports.removeUnusedImports(text), JavaFormatterOptions.Style.PALANTIR);
            return formatter.formatSource(ordered);
        } catch (FormatterException unreadable) {
            throw new FormatterException(source + ": " + unreadable.getMessage());
        }
    }
}
