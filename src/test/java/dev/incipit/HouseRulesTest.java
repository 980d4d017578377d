package dev.incipit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The habits of the house that can be read off its files. */
final class HouseRulesTest {
    private static final Path MAIN = Path.of("src/main/java/dev/incipit");
    private static final int LINES_MAX = 300;
    private static final int PREVIEW_MINOR = 0xFFFF;
    private static final Pattern EMPTY_NAME = Pattern.compile(".*(Util|Utils|Helper|Manager|Service|Impl)\\.java");
    private static final List<String> TOP_LEVEL = List.of(
            "Dockerfile", "LICENSE", "README.md", "application.yaml", "k8s", "pom.xml", "src", "target", "data");

    @Test
    void noMainFileIsLongerThan300Lines() throws IOException {
        assertEquals(
                List.of(),
                mainFiles().stream().filter(file -> linesOf(file) > LINES_MAX).toList());
    }

    @Test
    void noNameEndsInAnEmptyWord() throws IOException {
        assertEquals(
                List.of(),
                mainFiles().stream()
                        .filter(file -> EMPTY_NAME.matcher(file.toString()).matches())
                        .toList());
    }

    @Test
    void noTwoClassesHaveOneName() throws IOException {
        var seen = new HashSet<String>();
        assertEquals(
                List.of(),
                mainFiles().stream()
                        .map(file -> file.getFileName().toString())
                        .filter(name -> !name.equals("package-info.java") && !seen.add(name))
                        .toList());
    }

    @Test
    void everyRoomSaysWhatItIs() throws IOException {
        try (var rooms = Files.walk(MAIN)) {
            rooms.filter(room -> Files.isDirectory(room) && !room.equals(MAIN))
                    .forEach(room -> assertTrue(Files.exists(room.resolve("package-info.java")), room.toString()));
        }
    }

    @Test
    void theDocumentNamesEveryInnerRoom() throws IOException {
        var document = Files.readString(Path.of("src/site/markdown/architecture.md"));
        try (var folders = Files.walk(MAIN)) {
            assertEquals(
                    List.of(),
                    folders.filter(folder -> Files.isDirectory(folder)
                                    && MAIN.relativize(folder).getNameCount() == 2
                                    && !document.contains("`" + folder.getFileName() + "`"))
                            .toList());
        }
    }

    @Test
    void onlyTheFanoutUsesPreview() throws IOException {
        try (var classes = Files.walk(Path.of("target/classes/dev"))) {
            var marked = classes.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> !file.getFileName().toString().startsWith("Fanout"))
                    .filter(HouseRulesTest::isPreview)
                    .toList();
            assertEquals(List.of(), marked);
        }
    }

    @Test
    void theTopLevelHoldsTheCardAndNothingElse() throws IOException {
        try (var entries = Files.list(Path.of("."))) {
            var strangers = entries.map(entry -> entry.getFileName().toString())
                    .filter(name -> !name.startsWith(".") && !TOP_LEVEL.contains(name))
                    .toList();
            assertEquals(List.of(), strangers);
        }
    }

    private static List<Path> mainFiles() throws IOException {
        try (var files = Files.walk(MAIN)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    private static int linesOf(Path file) {
        try {
            return Files.readAllLines(file).size();
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    private static boolean isPreview(Path classFile) {
        try (var in = new java.io.DataInputStream(Files.newInputStream(classFile))) {
            in.readInt();
            return in.readUnsignedShort() == PREVIEW_MINOR;
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }
}
