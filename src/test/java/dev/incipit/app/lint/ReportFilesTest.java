package dev.incipit.app.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReportFilesTest {
    @TempDir
    Path folder;

    private String file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("llms.txt"), "# Wrenbox\n\n> A queue.\n\n## Docs\n\n- none\n")
                .toString();
    }

    @Test
    void eachReportIsWhatTheFormatPrints() throws IOException {
        var sarif = folder.resolve("new/out.sarif");
        var summary = folder.resolve("summary.md");
        var session = Session.of(
                "validate",
                "--no-links",
                "--format=json",
                "--report=sarif=" + sarif,
                "--report",
                "markdown=" + summary,
                file);
        assertEquals(Session.of("validate", "--no-links", "--json", file).out(), session.out());
        assertEquals(
                Session.of("validate", "--no-links", "--format=sarif", file).out(), Files.readString(sarif));
        assertEquals(
                Session.of("validate", "--no-links", "--format=markdown", file).out(), Files.readString(summary));
        assertTrue(new ObjectMapper().readTree(sarif.toFile()).has("runs"));
    }

    @Test
    void aLintThatDidNotHappenLeavesTheOldReport() throws IOException {
        var report = Files.writeString(folder.resolve("report.json"), "old");
        var session = Session.of("validate", "--report", "json=" + report, folder.resolve("missing.txt") + "");
        assertEquals(3, session.code(), session.error());
        assertEquals("old", Files.readString(report));
    }

    @Test
    void aFolderThatCannotBeWrittenIsSaidBeforeTheLint() throws IOException {
        var session = Session.of("validate", "--no-links", "--report", "json=" + file + "/report.json", file);
        assertEquals(3, session.code(), session.error());
        assertTrue(session.out().isEmpty(), session.out());
        try (var left = Files.list(folder)) {
            assertEquals(List.of(file), left.map(Path::toString).toList());
        }
    }

    /** As /dev/stdout is in a workflow, and what a shell puts in for {@code >(…)}. */
    @Test
    @Timeout(60)
    void aReportGoesIntoAPipeAndDoesNotReplaceIt() throws IOException, InterruptedException {
        var pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        var copied = folder.resolve("copied.json");
        var reader = new ProcessBuilder("cat", pipe.toString())
                .redirectOutput(copied.toFile())
                .start();
        try {
            var session = Session.of("validate", "--no-links", "--report", "json=" + pipe, file);
            assertFalse(Files.isRegularFile(pipe), session.error());
            assertEquals(0, reader.waitFor());
        } finally {
            reader.destroy();
        }
        assertEquals(Session.of("validate", "--no-links", "--json", file).out(), Files.readString(copied));
    }

    @Test
    void aLinkToAReportStaysOne() throws IOException {
        var target = Files.writeString(folder.resolve("target.json"), "old");
        var link = Files.createSymbolicLink(folder.resolve("link.json"), target);
        var session = Session.of("validate", "--no-links", "--report", "json=" + link, file);
        assertTrue(Files.isSymbolicLink(link), session.error());
        assertEquals(Session.of("validate", "--no-links", "--json", file).out(), Files.readString(target));
    }

    @Test
    void aFormatMayHaveSeveralFiles() {
        var reports = List.of(folder.resolve("a.json"), folder.resolve("b.json"));
        var session = Session.of(
                "validate",
                "--no-links",
                "--report",
                "json=" + reports.get(0),
                "--report",
                "json=" + reports.get(1),
                file);
        assertTrue(reports.stream().allMatch(Files::exists), session.error());
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "json=", "=a.json"})
    void whatNamesNoFileIsRefused(String report) {
        var session = Session.of("validate", "--no-links", "--report", report, file);
        assertEquals(2, session.code(), session.error());
    }

    @Test
    void aFormatThatDoesNotExistIsRefused() {
        var report = folder.resolve("x");
        var session = Session.of("validate", "--no-links", "--report", "pdf=" + report, file);
        assertEquals(2, session.code(), session.error());
        assertTrue(session.error().contains("and not 'pdf'"), session.error());
        assertFalse(Files.exists(report));
    }
}
