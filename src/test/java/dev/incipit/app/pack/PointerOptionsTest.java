package dev.incipit.app.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PointerOptionsTest {
    private final TestSite site = new TestSite();

    @TempDir
    Path folder;

    @BeforeEach
    void plant() throws IOException {
        Files.writeString(folder.resolve("a.yaml"), "fetch:\n  allowed-networks: 127.0.0.0/8\n");
        site.page(
                "/", "Trees", "<main><h1>Trees</h1><p>All trees of the park by the river, with care and rules.</main>");
        site.page("/manual/", "Manual", "<main><h1>Manual</h1><p>How each tree of the park is to be treated.</main>");
    }

    @AfterEach
    void close() {
        site.close();
    }

    @Test
    void theConfigurationIsWrittenForThePublishedAddress() throws IOException {
        var file = folder.resolve("deploy/site.conf");
        var session = generate("/manual/", "--pages", "--base-url", "https://your.site", "--pointers", "nginx=" + file);
        assertEquals(0, session.code(), session.error());
        var text = Files.readString(file);
        assertTrue(text.startsWith("# Made by Incipit for https://your.site/manual/\n"), text);
        assertTrue(text.contains("</manual/llms.txt>; rel="), text);
        assertTrue(session.error().contains("server block"), session.error());
        // The same again, in the place of our own.
        assertEquals(0, generate("/manual/", "--pointers", "nginx=" + file).code());
    }

    @Test
    void aFileOfSomebodyElseStaysAsItIs() throws IOException {
        var file = Files.writeString(folder.resolve("middleware.js"), "// mine\n");
        var session = generate("/", "--pointers", "vercel=" + file);
        assertEquals(2, session.code());
        assertTrue(session.error().contains("not by Incipit"), session.error());
        assertEquals("// mine\n", Files.readString(file));
        assertEquals(List.of(), site.asked());
    }

    @Test
    void theConfigurationCanBePrinted() {
        var session = generate("/", "--pointers", "caddy=-");
        assertEquals(0, session.code(), session.error());
        assertTrue(session.out().startsWith("# Made by Incipit for " + site.url("/")), session.out());
    }

    @Test
    void whatMakesNoSenseIsRefusedBeforeAnythingIsAsked() {
        assertRefused("must be one of nginx, caddy, apache, netlify, cloudflare, vercel", "--pointers", "iis");
        assertRefused("names no file", "--pointers", "nginx=");
        assertRefused("both print", "--pointers", "nginx=-", "--out", "-", "--file-type", "llms");
        assertRefused(
                "writes nothing",
                "--pointers",
                "nginx",
                "--check",
                folder.resolve("a.yaml").toString());
        assertEquals(List.of(), site.asked());
    }

    private void assertRefused(String why, String... options) {
        var session = generate("/", options);
        assertEquals(2, session.code(), session.error());
        assertTrue(session.error().contains(why), session.error());
    }

    private Session generate(String path, String... more) {
        var all = new ArrayList<>(List.of(
                "generate",
                site.url(path).toString(),
                "--config",
                folder.resolve("a.yaml").toString()));
        if (!List.of(more).contains("--out") && !List.of(more).contains("--check")) {
            all.addAll(List.of("--out", folder.resolve("out").toString()));
        }
        all.addAll(List.of(more));
        return Session.of(all.toArray(String[]::new));
    }
}
