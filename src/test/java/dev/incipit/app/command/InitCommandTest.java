package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InitCommandTest {
    @TempDir
    Path top;

    @BeforeEach
    void build() throws IOException {
        var links = new StringBuilder();
        for (var name : new String[] {"alder", "birch", "cedar"}) {
            links.append("<a href='/guide/")
                    .append(name)
                    .append("'>")
                    .append(name)
                    .append("</a> ");
            page("dist/guide/" + name + ".html", name, "");
        }
        page("dist/index.html", "Trees: \"old\" # and\u2028title: new", links.toString());
    }

    private void page(String file, String title, String links) throws IOException {
        Files.createDirectories(top.resolve(file).getParent());
        Files.writeString(
                top.resolve(file),
                "<html lang=en><head><title>" + title + "</title></head><body><nav>" + links + "</nav><main><h1>"
                        + title
                        + "</h1><p>The page on " + title + " says in a few plain words what there is to know about "
                        + title + " and nothing else at all.</p></main></body></html>");
    }

    private Session init(String... arguments) {
        return Session.of(
                List.of("init", "--project", top.resolve("incipit.yaml").toString()), arguments);
    }

    @Test
    void aRunWithTheFileGivesTheFilesOfTheRunThatItWasMadeFrom() throws IOException {
        var dist = top.resolve("dist").toString();
        var made = init(dist, "--base-url", "https://trees.example", "--exclude", "/guide/cedar");
        assertEquals(0, made.code(), made.error());
        var file = top.resolve("incipit.yaml");
        var text = Files.readString(file);
        assertTrue(text.contains("source: \"./dist\""), text);
        assertTrue(text.contains("base-url: \"https://trees.example\""), text);
        assertTrue(text.contains("exclude: [\"/guide/cedar\"]"), text);
        assertTrue(text.contains("/guide/** (2 pages)"), text);
        var with = Session.of("generate", "--project", file.toString(), "--file-type", "llms", "-o", "-");
        var without = Session.of(
                "generate",
                dist,
                "--no-project",
                "--base-url",
                "https://trees.example",
                "--exclude",
                "/guide/cedar",
                "--file-type",
                "llms",
                "-o",
                "-");
        assertEquals(0, with.code(), with.error());
        assertEquals(without.out(), with.out());
    }

    @Test
    void aFileThatIsThereIsLeftAlone() throws IOException {
        var file = Files.writeString(top.resolve("incipit.yaml"), "title: Mine\n");
        var refused = init("trees.example");
        assertEquals(2, refused.code());
        assertTrue(refused.error().contains("is there already"), refused.error());
        assertEquals("title: Mine\n", Files.readString(file));
    }

    @Test
    void nothingIsLeftBehindByARunThatFails() {
        assertEquals(
                2,
                init(top.resolve("none").toString(), "--base-url", "https://a.example")
                        .code());
        assertFalse(Files.exists(top.resolve("incipit.yaml")));
    }
}
