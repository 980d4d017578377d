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
    private static final String PROGRAM = "/opt/incipit/bin/incipit";

    @Test
    void theLauncherStartsTheServiceAndBecomesIt() throws IOException {
        assertEquals(List.of(PROGRAM), ImageFile.read().command("ENTRYPOINT"));
        assertEquals(List.of("serve"), ImageFile.read().command("CMD"));
        assertTrue(
                Files.readString(Path.of("src/main/launcher/incipit")).contains("\nexec \"$home/runtime/bin/java\""));
    }

    @Test
    void theProgramAsksItselfForItsHealth() throws IOException {
        assertEquals(List.of(PROGRAM, "health"), ImageFile.read().command("HEALTHCHECK"));
    }

    @Test
    void everyBaseIsPinned() throws IOException {
        var bases = ImageFile.read().after("FROM");
        assertEquals(2, bases.size());
        bases.forEach(base -> assertTrue(base.matches("\\S+:[a-z]*-?\\d[\\w.]+-\\S+( AS build)?"), base));
    }
}
