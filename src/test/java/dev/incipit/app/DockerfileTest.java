package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
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

    /** Registries show them, and link the image to its repository by them. */
    @Test
    void theLabelsSayWhatTheBuildFileSays() throws IOException {
        var pom = Files.readString(Path.of("pom.xml"));
        var image = String.join("\n", ImageFile.read().lines());
        assertTrue(image.contains("ARG VERSION=" + first(pom, "version")), image);
        assertTrue(image.contains("image.source=\"" + first(pom, "url") + "\""), image);
        assertTrue(image.contains("image.licenses=\"Apache-2.0\""), image);
        assertTrue(Files.readString(Path.of("LICENSE")).contains("Apache License"));
    }

    /** Of the project itself: it stands before those of its parts. */
    private static String first(String pom, String element) {
        var found =
                Pattern.compile("\n  <" + element + ">(.*)</" + element + ">").matcher(pom);
        assertTrue(found.find(), element);
        return found.group(1);
    }

    @Test
    void everyBaseIsPinned() throws IOException {
        var bases = ImageFile.read().after("FROM");
        assertEquals(2, bases.size());
        bases.forEach(base -> assertTrue(base.matches("\\S+:[a-z]*-?\\d[\\w.]+-\\S+( AS build)?"), base));
    }
}
