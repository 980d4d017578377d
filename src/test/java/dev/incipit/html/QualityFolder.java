package dev.incipit.html;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** The measuring data beside the project; a test that lacks it is skipped aloud, or fails where it is required. */
final class QualityFolder {
    private QualityFolder() {}

    static Path of(String part) {
        var folder = Path.of("../shared/quality", part);
        if (!Files.isDirectory(folder)) {
            var missing = folder + " is not here";
            if ("required".equals(System.getenv("INCIPIT_QUALITY"))) {
                Assertions.fail(missing);
            }
            Assumptions.abort(missing);
        }
        return folder;
    }
}
