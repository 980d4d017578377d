package dev.incipit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.Tool;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The packaged library as a program that embeds it has it: its jar, and what its pom names. */
@Timeout(120)
final class LibraryIT {
    private static final Path LIBRARY = Path.of("target/library").toAbsolutePath();
    private static final Pattern EXAMPLE = Pattern.compile("```java\\n(.*?)```", Pattern.DOTALL);

    @TempDir
    static Path folder;

    private static String classPath = "";

    @BeforeAll
    static void resolve() throws IOException, InterruptedException {
        var list = folder.resolve("class-path");
        var maven = Tool.run(
                "mvn",
                "-B",
                "-q",
                "-o",
                "-f",
                file("library.pom").toString(),
                "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:build-classpath",
                "-Dmdep.outputFile=" + list);
        Assumptions.assumeTrue(maven.isPresent(), "no mvn on the path, which reads the library's pom");
        classPath = file("library.jar") + File.pathSeparator + Files.readString(list);
        example();
    }

    /** The one file of that ending. */
    private static Path file(String ending) throws IOException {
        try (var files = Files.list(LIBRARY)) {
            return files.filter(file -> file.toString().endsWith("-" + ending))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** Compiles what the document shows. */
    private static void example() throws IOException, InterruptedException {
        var page = EXAMPLE.matcher(Files.readString(Path.of("src/site/markdown/library.md")));
        assertTrue(page.find());
        var source = Files.writeString(folder.resolve("Example.java"), page.group(1));
        var compiled = java("javac", "--release", "25", "-d", folder.toString(), source.toString());
        assertEquals(0, compiled.exit(), compiled.said());
    }

    private record Ended(int exit, String said) {}

    private static Ended java(String tool, String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", tool).toString(),
                "-classpath",
                classPath + File.pathSeparator + folder));
        command.addAll(List.of(arguments));
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), said);
        return new Ended(process.exitValue(), said);
    }

    @Test
    void theExampleOfTheDocumentWritesTheIndexOfASite() throws IOException, InterruptedException {
        try (var site = new TestSite()) {
            site.page(
                    "/",
                    "Larch",
                    "<h1>Larch</h1><p>Larches lose their needles in autumn and stand bare until April.</p>");
            var run = java("java", "--enable-preview", "Example", site.url("/").toString(), "no site");
            assertEquals(0, run.exit(), run.said());
            assertTrue(run.said().contains("1 pages\n# Larch"), run.said());
            assertTrue(run.said().contains("no site failed: url must be"), run.said());
        }
    }

    @Test
    void aJavaWithoutPreviewIsToldWhichFlagIsMissing() throws IOException, InterruptedException {
        var run = java("java", "Example", "example.com");
        assertEquals(1, run.exit(), run.said());
        assertTrue(run.said().contains("Incipit needs Java 25 with --enable-preview"), run.said());
    }

    @Test
    void neitherTheServiceNorItsLibrariesAreThere() throws IOException {
        for (var absent :
                List.of("webserver", "h2-", "postgresql", "picocli", "flyway", "Hikari", "opentelemetry", "spark")) {
            assertEquals(
                    List.of(),
                    Stream.of(classPath.split(File.pathSeparator))
                            .map(jar -> Path.of(jar).getFileName().toString())
                            .filter(jar -> jar.contains(absent))
                            .toList());
        }
        try (var jar = new JarFile(file("library.jar").toFile())) {
            assertEquals(
                    List.of(),
                    jar.stream()
                            .filter(entry -> !entry.isDirectory())
                            .map(entry -> entry.getName())
                            .filter(name ->
                                    name.matches("dev/incipit/(app|api|account|mcp|batch|validate|web)/.*|db/.*"))
                            .toList());
        }
        assertTrue(Files.size(file("library-javadoc.jar")) > 0);
    }
}
