package dev.incipit.app.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The operator's commands at a store of their own. */
record OperatedStore(Path config) {
    /** A store in a folder; nothing is created yet. */
    static OperatedStore in(Path folder) throws IOException {
        return new OperatedStore(Files.writeString(
                folder.resolve("a.yaml"), "store:\n  url: jdbc:h2:file:" + folder.resolve("store") + "\n"));
    }

    /** Runs a command that succeeds. */
    Session operate(String... args) {
        var session = run(args);
        assertEquals(0, session.code(), session.error());
        return session;
    }

    Session run(String... args) {
        return Session.of(List.of("--config", config.toString()), args);
    }

    /** Runs a command that succeeds and prints JSON. */
    JsonNode json(String... args) throws IOException {
        return new ObjectMapper().readTree(operate(args).out());
    }
}
