package dev.incipit.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.app.Main;
import dev.incipit.app.command.Commands;
import dev.incipit.app.terminal.OutputChoice.Colour;
import dev.incipit.app.terminal.OutputChoice.Loudness;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CommandLineTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"version", "--version", "-V"})
    void everyWayOfAskingTellsTheVersion(String asked) {
        var session = Session.of(asked);
        assertEquals(0, session.code());
        assertTrue(session.out().startsWith("incipit "), session.out());
        assertTrue(session.lines().get(1).contains("Java " + Runtime.version() + ", "), session.out());
        assertEquals("", session.error());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "demo",
                "generate",
                "validate",
                "explain",
                "extract",
                "serve",
                "config",
                "store backup",
                "store restore",
                "health",
                "openapi",
                "version",
                "mcp",
                "completion",
                "accounts create",
                "accounts list",
                "accounts plan",
                "accounts disable",
                "keys create",
                "keys list",
                "keys revoke"
            })
    void everyCommandTakesAConfigFileAndExplainsItself(String command) {
        var session = Session.of((command + " --help").split(" "));
        assertEquals(0, session.code(), session.error());
        assertTrue(session.out().contains("Usage: incipit " + command), session.out());
        assertTrue(session.out().contains("--config"), session.out());
        assertTrue(session.out().contains("Examples:\n  "), session.out());
    }

    @Test
    void aValueThatBeginsLikeAnOptionIsToBeWrittenWithAnEqualsSign() {
        var session = Session.of("generate", "a.example", "--title", "-vintage");
        assertEquals(2, session.code());
        assertTrue(session.error().contains("If it is the value, write --title=-vintage."), session.error());
    }

    @Test
    void aMistypedOptionIsGuessedAndItsValueNotBlamed() {
        var session = Session.of("validate", "--min-scor", "9", "a.txt");
        assertEquals(2, session.code());
        assertTrue(
                session.error().startsWith("incipit: There is no option --min-scor; did you mean --min-score?"),
                session.error());
    }

    @ParameterizedTest
    @ValueSource(strings = {"accounts list", "accounts disable a", "keys list", "keys create a", "store backup -"})
    void aCommandThatReadsCreatesNoStore(String command) throws IOException {
        var config =
                Files.writeString(folder.resolve("a.yaml"), "store:\n  url: jdbc:h2:file:" + folder + "/deep/store\n");
        var session = Session.of((command + " -c " + config).split(" "));
        assertEquals(3, session.code(), session.error());
        assertTrue(session.error().startsWith("incipit: There is no store at " + folder), session.error());
        assertFalse(Files.exists(folder.resolve("deep")));
    }

    @Test
    void aFolderWhereNothingCanBeCreatedIsToldBeforeTheRun() {
        var session = Session.of("generate", "nowhere.example.org", "--out", "/proc/x");
        assertEquals(3, session.code(), session.error());
        assertEquals("incipit: /proc: no folder can be created in it.\n", session.error());
    }

    @Test
    void ofTwoFilesOneIsPrinted() {
        var session = Session.of("generate", "nowhere.example.org", "-o", "-");
        assertEquals(2, session.code(), session.error());
        assertTrue(session.error().contains("--file-type"), session.error());
    }

    @Test
    void aServiceThatCannotListenEndsAndSaysWhy() throws IOException {
        try (var taken = new ServerSocket(0)) {
            for (var name : List.of("server", "management")) {
                var other = name.equals("server") ? "management" : "server";
                var settings = Files.writeString(
                        folder.resolve("taken.yaml"),
                        "store:\n  url: jdbc:h2:mem:taken\n%s:\n  port: %d\n%s:\n  port: 0\n"
                                .formatted(name, taken.getLocalPort(), other));
                var session = Session.of("serve", "--config", settings.toString());
                assertEquals(3, session.code(), session.error());
                assertTrue(
                        session.error().contains("port " + taken.getLocalPort() + " (" + name + ".port)"),
                        session.error());
            }
        }
    }

    @Test
    void aServiceThatIsToListenOnNoAddressSaysSoBeforeItOpensAnything() throws IOException {
        var settings = Files.writeString(
                folder.resolve("a.yaml"),
                "server:\n  host: no.such..host\nmanagement:\n  host: nor..this\nstore:\n  url: jdbc:h2:file:" + folder
                        + "/store\n");
        var session = Session.of("serve", "--config", settings.toString());
        assertEquals(2, session.code(), session.error());
        assertTrue(session.error().contains("server.host"), session.error());
        assertTrue(session.error().contains("management.host"), session.error());
        assertFalse(Files.exists(folder.resolve("store.mv.db")));
    }

    @ParameterizedTest
    @CsvSource({"127.0.0.3, 127.0.0.3, 0", "0.0.0.0, 127.0.0.1, 0", "127.0.0.1, 127.0.0.3, 3"})
    void healthIsAskedWhereTheServiceListens(String setting, String listening, int code) throws IOException {
        try (var service = new TestSite(listening)) {
            service.text("/health/ready", "text/plain", "ready");
            var port = URI.create(service.origin()).getPort();
            var settings = Files.writeString(
                    folder.resolve("health.yaml"), "management:\n  host: " + setting + "\n  port: " + port + "\n");
            var session = Session.of("health", "--config", settings.toString());
            assertEquals(code, session.code(), session.error());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate DIR",
                "validate --batch DIR",
                "extract DIR",
                "extract --in DIR --out DIR --urls DIR",
                "generate example.com --instructions DIR",
                "store restore DIR"
            })
    void aFolderInAFilesPlaceIsNamed(String command) {
        var session = Session.of(command.replace("DIR", folder.toString()).split(" "));
        assertEquals(3, session.code(), session.error());
        assertTrue(session.error().contains(folder + ": a folder, and no file."), session.error());
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldBeforeTheRun() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "");
        // No run of this name could end otherwise than in its own sentence.
        for (var out : List.of(file, file.resolve("below"))) {
            var session = Session.of("generate", "nowhere.example", "--out", out.toString());
            assertEquals(3, session.code());
            assertEquals(
                    "incipit: " + file + " is there already, and is no folder.",
                    session.error().strip());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"nothing", "docs/llms.txt", "a b", ""})
    void whatIsNeitherFileNorAddressIsSaidToBeNeither(String subject) {
        var session = Session.of("validate", subject);
        assertEquals(2, session.code());
        assertTrue(
                session.error().startsWith("incipit: There is no file '" + subject + "', and as an address"),
                session.error());
    }

    @Test
    void aReaderWhoLeavesEarlyIsNoFailure() throws IOException {
        var left = new StandardOutput(new OutputStream() {
            @Override
            public void write(int single) throws IOException {
                throw new IOException("Broken pipe");
            }
        });
        var terminal = Terminal.piped(
                InputStream.nullInputStream(),
                new PrintStream(left, true),
                new PrintStream(OutputStream.nullOutputStream()));
        assertEquals(0, Main.run(terminal, "help"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"version", "help", "openapi", "config"})
    void whatCannotBePrintedIsAFailure(String command) throws IOException {
        try (var full = new FileOutputStream("/dev/full")) {
            var terminal = Terminal.piped(
                    InputStream.nullInputStream(),
                    new PrintStream(full, true),
                    new PrintStream(OutputStream.nullOutputStream()));
            assertEquals(3, Main.run(terminal, command));
        }
    }

    @Test
    void withoutACommandTheCommandsAreNamed() {
        var session = Session.of();
        assertEquals(2, session.code());
        assertTrue(session.error().contains("demo, generate, init, validate"), session.error());
        assertFalse(session.error().contains("train"), session.error());
    }

    @Test
    void aMistypedCommandIsGuessed() {
        var session = Session.of("genrate", "example.com");
        assertEquals(2, session.code());
        assertTrue(session.error().contains("There is no command 'genrate'; did you mean generate?"), session.error());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "generate",
                "generate --nope example.com",
                "generate ftp://example.com",
                "generate --file-type all example.com",
                "generate localhost",
                "validate",
                "validate --min-score many nix.txt",
                "validate --min-score 101 nix.txt",
                "validate --min-readiness -1 nix.txt",
                "extract",
                "extract --in a",
                "extract a.html --in b --out c",
                "keys",
                "keys revoke first",
                "accounts create",
                "version --config",
                "demo --config nowhere.yaml"
            })
    void badUsageEndsWithTwoAndSaysWhatWouldBeRight(String line) {
        var session = Session.of(line.split(" "));
        assertEquals(2, session.code(), session.error());
        assertTrue(session.error().startsWith("incipit: "), session.error());
        assertFalse(session.error().contains("Exception"), session.error());
        assertFalse(session.error().contains("\tat "), session.error());
        assertEquals("", session.out());
    }

    @Test
    void aMissingFileIsNamed() {
        var session = Session.of("extract", folder.resolve("nix.html").toString());
        assertEquals(3, session.code());
        assertEquals("incipit: There is no file " + folder.resolve("nix.html") + ".\n", session.error());
    }

    @Test
    void faultyInstructionsAreRefusedBeforeAnythingIsAsked() throws IOException {
        var tooLong = Files.writeString(folder.resolve("long.txt"), "x".repeat(10_001));
        var session = Session.of("generate", "--instructions", tooLong.toString(), "example.com");
        assertEquals(2, session.code());
        assertTrue(session.error().contains("10000 characters"), session.error());

        var binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe});
        assertEquals(
                2,
                Session.of("generate", "--instructions", binary.toString(), "example.com")
                        .code());
    }

    @Test
    void openapiPrintsThePublishedDocument() {
        var session = Session.of("openapi");
        assertEquals(0, session.code());
        assertTrue(session.out().contains("\"openapi\": \"3.1.0\""), session.out());
    }

    @Test
    void healthFailsWithASentenceWhereNoServiceRuns() throws IOException {
        var config = Files.writeString(folder.resolve("a.yaml"), "management:\n  port: 1\n");
        var session = Session.of("health", "--config", config.toString());
        assertEquals(3, session.code());
        assertTrue(session.error().contains("http://127.0.0.1:1/health/ready"), session.error());
    }

    @ParameterizedTest
    @CsvSource({"'', 80", "0, 80", "wide, 80", "10, 10", "120, 120", "9000, 200"})
    void aLineIsAsWideAsTheTerminalWithinReason(String said, int columns) {
        assertEquals(columns, Terminal.columns(said));
        var terminal = new Terminal(
                InputStream.nullInputStream(),
                System.out,
                System.err,
                () -> false,
                true,
                true,
                Colour.AUTO,
                Loudness.USUAL,
                true,
                Terminal.columns(said));
        assertEquals(Math.max(columns, 55), Commands.line(terminal).getUsageHelpWidth());
    }

    @Test
    void aCommandThatIsNamedFirstIsTheOnlyOneRead() {
        var terminal = new PrintedTerminal().terminal();
        var all = Commands.line(terminal).getSubcommands().keySet();
        for (var name : all) {
            var read = Commands.line(terminal, name, "--help").getSubcommands().keySet();
            assertEquals(Set.of("help", "completion", "manual").contains(name) ? all : Set.of(name), read);
        }
        assertEquals(
                all,
                Commands.line(terminal, "--config", "generate").getSubcommands().keySet());
    }
}
