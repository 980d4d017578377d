package dev.incipit.app.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.incipit.app.Main;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What {@code incipit users} does and says. */
final class UsersCommandTest {
    private static final Path SCRIPT = Path.of("/usr/bin/script");
    private static final String LINK = "https://incipit\\.example\\.org/%s\\?link=[A-Za-z0-9_-]{43}";

    @TempDir
    Path folder;

    private Path config;

    @BeforeEach
    void configure() throws IOException {
        config = folder.resolve("application.yaml");
        Files.writeString(
                config,
                "store:\n  url: \"jdbc:h2:file:" + folder.resolve("incipit")
                        + "\"\nweb:\n  origin: \"https://incipit.example.org\"\n");
    }

    private Session users(String input, String... args) {
        return Session.with(
                input,
                Stream.of(new String[] {"--config", config.toString(), "users"}, args)
                        .flatMap(Arrays::stream)
                        .toArray(String[]::new));
    }

    @Test
    void aUserIsCreatedVerifiedListedAndDisabled() {
        var created = users("four words in a row\n", "create", "Ann@example.org", "--operator");
        assertEquals(0, created.code(), created.error());
        assertTrue(created.out().contains("ann@example.org"), created.out());
        assertTrue(created.out().contains("not verified"), created.out());
        assertTrue(users("", "verify", "ann@example.org").out().contains(" verified"));
        assertTrue(users("", "disable", "ann@example.org").out().contains("disabled "));
        var listed = users("", "list", "--json").out();
        assertTrue(listed.contains("\"role\":\"operator\""), listed);
        assertTrue(listed.contains("\"account\":\"ann@example.org\""), listed);
    }

    @Test
    void linksArePrintedAloneForWhoeverHandsThemOn() {
        users("four words in a row\n", "create", "ann@example.org");
        var invited = users("", "invite", "bob@example.org", "--account", "ann@example.org");
        assertTrue(invited.out().strip().matches(LINK.formatted("invite")), invited.out() + invited.error());
        var reset = users("", "reset", "ann@example.org");
        assertTrue(reset.out().strip().matches(LINK.formatted("reset")), reset.out() + reset.error());
    }

    @Test
    void mistakesAreSentences() {
        users("four words in a row\n", "create", "ann@example.org");
        for (var wrong : new Session[] {
            users("", "create", "bob@example.org"),
            users("short\n", "create", "bob@example.org"),
            users("four words in a row\n", "create", "no address"),
            users("four words in a row\n", "create", "ann@example.org"),
            users("", "invite", "ann@example.org"),
            users("", "invite", "bob@example.org", "--account", "none"),
            users("", "reset", "bob@example.org"),
            users("", "verify", "bob@example.org")
        }) {
            assertTrue(wrong.code() != 0, wrong.out());
            assertTrue(wrong.error().strip().endsWith("."), wrong.error());
        }
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aPasswordTypedAtATerminalIsNotShown() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(SCRIPT), "No program script, which plays a terminal: not tested");
        var classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        var command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-preview",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                "\"$CLASSES\"",
                Main.class.getName(),
                "--config",
                config.toString(),
                "users",
                "create",
                "ann@example.org");
        var builder = new ProcessBuilder(SCRIPT.toString(), "-qec", String.join(" ", command), "/dev/null")
                .redirectErrorStream(true);
        builder.environment().put("CLASSES", classPath);
        var process = builder.start();
        var shown = new StringBuilder();
        try (var out = process.getInputStream();
                var in = process.getOutputStream()) {
            while (shown.indexOf("Password: ") < 0) {
                int next = out.read();
                assertTrue(next >= 0, shown.toString());
                shown.append((char) next);
            }
            in.write("four words in a row\n".getBytes(StandardCharsets.US_ASCII));
            in.flush();
            shown.append(new String(out.readAllBytes(), StandardCharsets.UTF_8));
        }
        assertEquals(0, process.waitFor(), shown.toString());
        assertTrue(shown.indexOf("not verified") > 0, shown.toString());
        assertFalse(shown.indexOf("four words") > 0, shown.toString());
    }
}
