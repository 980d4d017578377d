package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class DemoCommandTest {
    @Test
    void theDemoShowsTheIndexAndBothScoresWithoutANetwork() throws IOException {
        var session = Session.of("demo");
        assertEquals(0, session.code(), session.error());
        assertTrue(session.out().contains("# Wrenbox"), session.out());
        assertTrue(session.out().contains("(https://wrenbox.example/docs/quickstart.html"), session.out());
        assertTrue(session.out().matches("(?s).*structure 100   readiness \\d+.*"), session.out());
        var folder = folderOf(session);
        assertTrue(Files.readString(folder.resolve("llms.txt")).startsWith("# Wrenbox\n"));
        assertTrue(Files.readString(folder.resolve("llms-full.txt")).contains("attempts-max=3"));
        remove(folder);
    }

    @Test
    void whatIsGeneratedPassesEveryStructureCheck() throws IOException {
        var folder = folderOf(Session.of("demo"));
        var session = Session.of(
                "validate", "--no-links", "--json", folder.resolve("llms.txt").toString());
        var open = new ArrayList<String>();
        for (var check : new ObjectMapper().readTree(session.out()).get("checks")) {
            if (!check.get("status").asText().equals("pass")) {
                open.add(check.get("tier").asText() + " " + check.get("id").asText());
            }
        }
        // The index is judged here without its companion beside it.
        assertEquals(List.of(), open);
        remove(folder);
    }

    @Test
    void theDemoJudgesTheFileAsServedWithItsLinks() throws IOException {
        var session = Session.of("demo");
        assertTrue(session.out().contains("read back from https://wrenbox.example/llms.txt"), session.out());
        assertTrue(session.out().matches("(?s).*\\((\\d+) of \\1 answer\\).*"), session.out());
        assertTrue(session.out().matches("(?s).*  pass   structure 100   readiness \\d+   live\n.*"), session.out());
        remove(folderOf(session));
    }

    @Test
    void whatAnIndexMustNotListIsNotListed() throws IOException {
        var session = Session.of("demo");
        for (var junk : new String[] {"search.html", "tags/", "style.css", "127.0.0.1/"}) {
            assertFalse(session.out().contains(junk), junk);
        }
        remove(folderOf(session));
    }

    @Test
    void twoRunsWriteTheSameBytes() throws IOException {
        var first = folderOf(Session.of("demo"));
        var second = folderOf(Session.of("demo"));
        for (var name : new String[] {"llms.txt", "llms-full.txt"}) {
            assertEquals(-1, Files.mismatch(first.resolve(name), second.resolve(name)), name);
        }
        remove(first);
        remove(second);
    }

    @Tag("full")
    @Test
    void trainingLeavesNoFiles() throws IOException {
        var before = temporary();
        var session = Session.of("train", "commands");
        assertEquals(0, session.code(), session.error());
        assertEquals(before, temporary());
    }

    private static Path folderOf(Session session) {
        return Path.of(session.out().replaceAll("(?s).*Both files lie in (\\S+).*", "$1"));
    }

    private static long temporary() throws IOException {
        try (var files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(file -> file.getFileName().toString().startsWith("incipit-train-"))
                    .count();
        }
    }

    private static void remove(Path folder) throws IOException {
        Files.delete(folder.resolve("llms.txt"));
        Files.delete(folder.resolve("llms-full.txt"));
        Files.delete(folder);
    }
}
