package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class McpCommandTest {
    private static final String LIST = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}\n";

    @TempDir
    Path folder;

    @Test
    void anAgentIsAnsweredWithMessagesAndNothingElse() throws IOException {
        var session = Session.with(LIST + "nonsense\n", "mcp");
        assertEquals(0, session.code(), session.error());
        assertEquals("", session.error());
        var lines = session.out().lines().toList();
        assertEquals(2, lines.size(), session.out());
        for (var line : lines) {
            assertEquals(
                    "2.0", new ObjectMapper().readTree(line).path("jsonrpc").asText());
        }
        assertTrue(session.out().contains("read_page"));
    }

    @Test
    void itNeedsNoStore() throws IOException {
        var config = Files.writeString(folder.resolve("a.yaml"), "store:\n  url: jdbc:h2:file:/nowhere/at/all\n");
        var session = Session.with(LIST, "mcp", "--config", config.toString());
        assertEquals(0, session.code(), session.error());
        assertTrue(session.out().contains("read_page"));
    }

    @Test
    void anUnknownOptionIsBadUsage() {
        assertEquals(2, Session.with("", "mcp", "--port", "1").code());
    }
}
