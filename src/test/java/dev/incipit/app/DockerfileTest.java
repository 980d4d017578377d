package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the Dockerfile says, as far as it can be told without an engine. */
final class DockerfileTest {
    private static final List<String> PROGRAM = List.of(
            "/opt/incipit/runtime/bin/java",
            "@/opt/incipit/lib/java.options",
            "-XX:AOTCache=/opt/incipit/lib/incipit.aot");

    @Test
    void noShellStandsBetweenTheEngineAndTheService() throws IOException {
        var started = ImageFile.read().command("ENTRYPOINT");
        assertEquals(PROGRAM, started.subList(0, PROGRAM.size()));
        assertEquals(
                List.of("-jar", "/opt/incipit/lib/incipit.jar"), started.subList(started.size() - 2, started.size()));
        assertEquals(List.of("serve"), ImageFile.read().command("CMD"));
    }

    @Test
    void theProgramAsksItselfForItsHealth() throws IOException {
        var asked = ImageFile.read().command("HEALTHCHECK");
        assertEquals(PROGRAM, asked.subList(0, PROGRAM.size()));
        assertEquals("health", asked.getLast());
    }

    @Test
    void everyBaseIsPinned() throws IOException {
        var bases = ImageFile.read().after("FROM");
        assertEquals(2, bases.size());
        bases.forEach(base -> assertTrue(base.matches("\\S+:[a-z]*-?\\d[\\w.]+-\\S+( AS build)?"), base));
    }

    @Test
    void launcherAndContainerShareTheirOptions() throws IOException {
        assertTrue(Files.readString(Path.of("src/main/launcher/incipit")).contains("\"@$home/lib/java.options\""));
        var options = Files.readAllLines(Path.of("src/main/launcher/java.options"));
        assertTrue(options.contains("-XX:MaxRAMPercentage=60"), options.toString());
    }
}
