package dev.incipit.app.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.settings.SettingsFailed;
import dev.incipit.generate.WrittenOptions;
import dev.incipit.generate.WrittenOptions.WrittenSection;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProjectFileTest {
    @TempDir
    Path top;

    private ProjectFile read(String text) throws IOException {
        return ProjectFile.read(Files.writeString(top.resolve(ProjectFile.NAME), text));
    }

    private List<String> faults(String text) {
        return assertThrows(SettingsFailed.class, () -> read(text)).faults().stream()
                .map(fault -> fault.substring(fault.indexOf(ProjectFile.NAME) + ProjectFile.NAME.length()))
                .toList();
    }

    @Test
    void everyMemberIsRead() throws IOException {
        var project = read("""
                # the site's own
                source: dist
                base-url: https://your.site
                out: public/agents
                file-type: llms
                instructions: say.txt
                include: ["/docs/**", /guide/*]
                exclude: /docs/old/**
                max-pages: 700
                also: [blog.your.site]
                title: Your site
                summary: >
                  What it is
                  in a few words.
                sections:
                  - Guides
                  - name: Reference
                    instead-of: API
                    pages: [/reference/**]
                must-list: [/docs/start]
                never-list: [/docs/draft/**]
                """);
        assertEquals(Optional.of("dist"), project.source());
        assertEquals(Optional.of(top.resolve("public/agents")), project.out());
        assertEquals(Optional.of("llms"), project.fileType());
        assertEquals(Optional.of(top.resolve("say.txt")), project.instructions());
        assertEquals(
                new WrittenOptions(
                        List.of("/docs/**", "/guide/*"),
                        List.of("/docs/old/**"),
                        OptionalInt.of(700),
                        List.of("blog.your.site"),
                        Optional.of("https://your.site"),
                        Optional.of("Your site"),
                        Optional.of("What it is in a few words.\n"),
                        List.of(
                                new WrittenSection("Guides", Optional.empty(), List.of()),
                                new WrittenSection("Reference", Optional.of("API"), List.of("/reference/**"))),
                        List.of("/docs/start"),
                        List.of("/docs/draft/**")),
                project.options());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# nothing yet\n", "title:\nsections:\n"})
    void whatIsLeftEmptyIsNotSaid(String text) throws IOException {
        var project = read(text);
        assertEquals(WrittenOptions.NONE, project.options());
        assertEquals(Optional.empty(), project.source());
    }

    @Test
    void allFaultsAreToldAtOnceWithTheirLines() {
        assertEquals(
                List.of(
                        ":1: There is no member 'titel'; you may have meant title.",
                        ":2: crawl is a setting of the program: it stands in application.yaml, or in the file of --config.",
                        ":4: max-pages must be a whole number.",
                        ":5: include must be a path that begins with /, such as /blog/**, not 'docs'.",
                        ":6: Each item of exclude must be a text.",
                        ":7: source must be a text.",
                        ":9: Each section needs a name.",
                        ":10: A section has no member pagez, but name, instead-of and pages.",
                        ":12: title is said twice."),
                faults("""
                        titel: x
                        crawl:
                          max-pages: 3
                        max-pages: many
                        include: [docs]
                        exclude: [{a: b}]
                        source: [dist]
                        sections:
                          - pages: [/a]
                          - {name: B, pagez: [/b]}
                        title: a
                        title: b
                        """));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a: [b",
                "hello",
                "- a",
                "a: &x [*x, *x]\nb: {c: {d: {e: {f: {g: {h: {i: {j: {k: {l: m}}}}}}}}}}}"
            })
    void whatIsNoProjectFileIsOneFault(String text) {
        assertEquals(1, faults(text).size());
    }

    @Test
    void aHugeOrBinaryFileIsRefused() throws IOException {
        assertTrue(faults("# ".repeat(200_000)).getFirst().contains("more than"));
        var file = Files.write(top.resolve(ProjectFile.NAME), "title: é".getBytes(StandardCharsets.ISO_8859_1));
        assertTrue(assertThrows(SettingsFailed.class, () -> ProjectFile.read(file))
                .getMessage()
                .contains("UTF-8"));
    }

    @Test
    void theNearestFileAboveCountsUpToTheRepositorysRoot() throws IOException {
        var below = Files.createDirectories(top.resolve("repository/a/b"));
        Files.createDirectory(top.resolve("repository/.git"));
        Files.writeString(top.resolve(ProjectFile.NAME), "");
        assertEquals(Optional.empty(), ProjectFile.nearest(below, Optional.of(top)));
        var atRoot = Files.writeString(top.resolve("repository").resolve(ProjectFile.NAME), "");
        assertEquals(Optional.of(atRoot), ProjectFile.nearest(below, Optional.of(top)));
        var nearer = Files.writeString(top.resolve("repository/a").resolve(ProjectFile.NAME), "");
        assertEquals(Optional.of(nearer), ProjectFile.nearest(below, Optional.empty()));
    }

    @Test
    void outsideARepositoryTheUsersHomeIsTheLimit() throws IOException {
        var home = Files.createDirectories(top.resolve("home/me"));
        var below = Files.createDirectories(home.resolve("site/docs"));
        var above = Files.writeString(top.resolve("home").resolve(ProjectFile.NAME), "");
        assertEquals(Optional.empty(), ProjectFile.nearest(below, Optional.of(home)));
        var atHome = Files.writeString(home.resolve(ProjectFile.NAME), "");
        assertEquals(Optional.of(atHome), ProjectFile.nearest(below, Optional.of(home)));
        assertEquals(Optional.empty(), ProjectFile.nearest(below, Optional.empty()));
        assertEquals(Optional.of(above), ProjectFile.nearest(above.getParent(), Optional.of(home)));
    }
}
