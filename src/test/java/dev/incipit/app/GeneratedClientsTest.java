package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.app.demo.DemoSite;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that common generators make from openapi.json, against the running service; and what linters say of the document. */
@Tag("full")
final class GeneratedClientsTest {
    private static final Path DOCUMENT =
            Path.of("src/main/resources/openapi.json").toAbsolutePath();
    private static final Path USES = Path.of("src/test/resources/clients").toAbsolutePath();
    /** Put there by the profile. */
    private static final Path GENERATOR =
            Path.of("target/tools/openapi-generator-cli.jar").toAbsolutePath();

    private static final Path ANNOTATIONS =
            Path.of("target/tools/jakarta.annotation-api.jar").toAbsolutePath();
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    private static final List<String> USED = List.of("pro 500", "content", "both", "400");

    @TempDir
    private Path folder;

    private final DemoSite site = DemoSite.open();
    private final Instance service = Instance.with(Map.of());
    private List<String> arguments = List.of();

    @BeforeEach
    void open() {
        arguments = List.of("http://127.0.0.1:" + service.port(), service.key("pro"), site.address());
    }

    @AfterEach
    void close() {
        service.close();
        site.close();
    }

    @Test
    void aJavaClientIsGeneratedCompiledAndUsed() throws IOException, InterruptedException {
        generate(
                "java",
                "library=native,openApiNullable=false,useJakartaEe=true,"
                        + "invokerPackage=client,apiPackage=client.api,modelPackage=client.model");
        var classPath = System.getProperty("java.class.path") + File.pathSeparator + ANNOTATIONS;
        var sources = new ArrayList<>(List.of(USES.resolve("Use.java").toString()));
        try (var generated = Files.walk(folder.resolve("src/main/java"))) {
            generated.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(sources::add);
        }
        var classes = folder.resolve("classes").toString();
        var compile = new ArrayList<>(List.of(
                JAVA.resolveSibling("javac").toString(), "-nowarn", "-proc:none", "-d", classes, "-cp", classPath));
        compile.addAll(sources);
        run(compile);
        assertUsed(List.of(JAVA.toString(), "-cp", classes + File.pathSeparator + classPath, "Use"));
    }

    @Test
    void aPythonClientIsGeneratedAndUsed() throws IOException, InterruptedException {
        var python = Tool.run("python3", "-c", """
                try:
                    import dateutil, pydantic, urllib3
                    print(pydantic.VERSION)
                except ImportError as absent:
                    print(absent)
                """).orElse("");
        Assumptions.assumeTrue(
                python.startsWith("2."), "python3 with pydantic 2, urllib3 and dateutil is not here: " + python);
        generate("python", "packageName=incipit_client");
        Files.copy(USES.resolve("use.py"), folder.resolve("use.py"));
        assertUsed(List.of("python3", "use.py"));
    }

    @Test
    void typesForTypeScriptAreGeneratedAndUsed() throws IOException, InterruptedException {
        npm();
        Files.copy(USES.resolve("use.ts"), folder.resolve("use.ts"));
        run(List.of("npx", "openapi-typescript", DOCUMENT.toString(), "-o", "incipit.d.ts"));
        run(List.of(
                "npx", "tsc", "--strict", "--module", "nodenext", "--target", "es2022", "--skipLibCheck", "use.ts"));
        assertUsed(List.of("node", "use.js"));
    }

    @Test
    void lintersHaveNothingToSayOfTheDocument() throws IOException, InterruptedException {
        npm();
        Files.copy(USES.resolve(".spectral.yaml"), folder.resolve(".spectral.yaml"));
        run(List.of("npx", "spectral", "lint", "--fail-severity", "hint", DOCUMENT.toString()));
        run(List.of("npx", "redocly", "lint", "--extends", "recommended", "--max-problems", "1", DOCUMENT.toString()));
    }

    private void generate(String language, String properties) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.exists(GENERATOR), GENERATOR + " is not here: run by mvn -Pfull");
        run(List.of(
                JAVA.toString(),
                "-jar",
                GENERATOR.toString(),
                "generate",
                "-i",
                DOCUMENT.toString(),
                "-g",
                language,
                "-o",
                folder.toString(),
                "--additional-properties=" + properties));
    }

    private void npm() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Tool.run("npm", "--version").isPresent(), "npm is not here");
        Files.copy(USES.resolve("package.json"), folder.resolve("package.json"));
        run(List.of("npm", "install", "--no-audit", "--no-fund", "--ignore-scripts"));
    }

    private void assertUsed(List<String> program) throws IOException, InterruptedException {
        var command = new ArrayList<>(program);
        command.addAll(arguments);
        var said = run(command).lines().toList();
        // Warnings of a library may stand above.
        assertEquals(USED, said.subList(Math.max(0, said.size() - USED.size()), said.size()), said.toString());
    }

    private String run(List<String> command) throws IOException, InterruptedException {
        var output = folder.resolve("output");
        var process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertEquals(0, process.waitFor(), () -> command.getFirst() + ": " + read(output));
        return read(output);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
