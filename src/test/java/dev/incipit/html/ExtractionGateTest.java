package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The measure of the documentation set, with floors that may rise and not fall. */
@Tag("full")
final class ExtractionGateTest {
    @Test
    void documentationPagesKeepTheirStructure(@TempDir Path out) throws IOException, InterruptedException {
        var docs = QualityFolder.of("extract/docs");
        var summary = scored(docs, out);
        assertAtLeast(summary, "F1", 0.994);
        assertAtLeast(summary, "head", 0.995);
        assertAtLeast(summary, "code", 0.98);
        assertAtLeast(summary, "cell", 1.0);
        assertAtLeast(summary, "link", 0.975);
    }

    private static JsonNode scored(Path docs, Path out) throws IOException, InterruptedException {
        ExtractFolder.main(new String[] {
            docs.resolve("html").toString(),
            out.toString(),
            docs.resolve("urls.json").toString()
        });
        var scores = out.resolve("scores.json");
        var scorer = new ProcessBuilder(
                        "python3",
                        docs.resolve("../score.py").toString(),
                        out.toString(),
                        "--set",
                        docs.toString(),
                        "--json",
                        scores.toString())
                .redirectErrorStream(true)
                .redirectOutput(out.resolve("score.log").toFile())
                .start();
        scorer.waitFor();
        return new ObjectMapper().readTree(scores.toFile()).path("summary").path("ALL");
    }

    private static void assertAtLeast(JsonNode summary, String measure, double floor) {
        double reached = summary.path(measure).asDouble();
        assertTrue(reached >= floor - 1e-9, () -> measure + " is " + reached + ", below " + floor);
    }
}
