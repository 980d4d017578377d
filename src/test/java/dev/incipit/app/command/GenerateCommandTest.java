package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestModel;
import dev.incipit.TestSite;
import dev.incipit.app.demo.DemoSite;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GenerateCommandTest {
    private final DemoSite site = DemoSite.open();

    @TempDir
    Path folder;

    private Path config = Path.of("");

    @BeforeEach
    void letLoopbackThrough() throws IOException {
        config = Files.writeString(folder.resolve("a.yaml"), "fetch:\n  allowed-networks: 127.0.0.0/8\n");
    }

    @AfterEach
    void closeSite() {
        site.close();
    }

    @Test
    void bothFilesAreWrittenWholeAndNothingElse() throws IOException {
        var session = generate(site.address());
        assertEquals(0, session.code(), session.error());
        assertEquals("", session.out());
        assertEquals(List.of("llms-full.txt", "llms.txt"), written());
        var index = Files.readString(folder.resolve("out/llms.txt"));
        assertTrue(index.startsWith("# Wrenbox\n"), index);
        assertTrue(index.contains("[Quick start](" + site.address() + "/docs/quickstart.html"), index);
        assertFalse(index.contains("search.html"), index);
        assertFalse(index.contains("tags/"), index);
        assertTrue(Files.readString(folder.resolve("out/llms-full.txt")).contains("cargo install wrenbox --locked"));
        assertTrue(session.error().contains("out/llms.txt"), session.error());
    }

    @Test
    void onlyTheFileThatWasAskedForIsWritten() throws IOException {
        assertEquals(0, generate(site.address(), "--file-type", "llms-full").code());
        assertEquals(List.of("llms-full.txt"), written());
    }

    @Test
    void instructionsStandInTheFile() throws IOException {
        var text = Files.writeString(folder.resolve("say.txt"), "Quote prices with their currency.\n");
        generate(site.address(), "--instructions", text.toString(), "--file-type", "llms");
        assertTrue(Files.readString(folder.resolve("out/llms.txt")).contains("Quote prices with their currency."));
    }

    @Test
    void aSiteThatCannotBeReachedFailsAndLeavesTheOldFilesAlone() throws IOException {
        Files.createDirectory(folder.resolve("out"));
        Files.writeString(folder.resolve("out/llms.txt"), "old");
        var address = site.address();
        site.close();
        var session = generate(address);
        assertEquals(3, session.code(), session.error());
        assertTrue(session.error().startsWith("incipit: "), session.error());
        assertEquals("old", Files.readString(folder.resolve("out/llms.txt")));
        assertEquals(List.of("llms.txt"), written());
    }

    @Test
    void loopbackIsRefusedUnlessLetThrough() {
        var session = Session.of(
                "generate", site.address(), "--out", folder.resolve("out").toString());
        assertEquals(2, session.code());
        assertTrue(session.error().contains("public"), session.error());
    }

    @Test
    void aModelWritesWhereTheSettingsNameOneAndNoStoreIsMadeForIt() throws IOException {
        try (var model =
                new TestModel(page -> page.text().lines().skip(2).findFirst().orElse(""))) {
            var llm = "llm:\n  base-url: " + model.baseUrl() + "\n  model: small\n";
            Files.writeString(config, Files.readString(config) + llm);
            assertEquals(0, generate(site.address()).code());
            assertFalse(model.asked().isEmpty());
            assertFalse(Files.exists(Path.of("data")));
        }
    }

    @Test
    void aStoreThatTheSettingsNameMakesTheSecondRunTheSameWithoutTheModel() throws IOException {
        try (var model =
                new TestModel(page -> page.text().lines().skip(2).findFirst().orElse(""))) {
            var store = "store:\n  url: jdbc:h2:file:" + folder.resolve("store/incipit") + "\n";
            var llm = "llm:\n  base-url: " + model.baseUrl() + "\n  model: small\n";
            Files.writeString(config, Files.readString(config) + store + llm);
            var first = generate(site.address());
            assertEquals(0, first.code(), first.error());
            var index = Files.readString(folder.resolve("out/llms.txt"));
            var asked = model.asked().size();
            model.writes(_ -> "Something else that would be said of each page the second time.");
            assertEquals(0, generate(site.address()).code());
            assertEquals(asked, model.asked().size());
            assertEquals(index, Files.readString(folder.resolve("out/llms.txt")));
        }
    }

    @Test
    void theModelsShareOfTimeIsTakenOffTheCrawls() throws IOException {
        try (var slow = new TestSite();
                var model = new TestModel(_ -> "")) {
            slow.page(
                    "/",
                    "Trees",
                    "<main><h1>Trees</h1><p>All the trees of the park by the river. <a href=/oak>Oak</a>");
            slow.latency(path -> path.equals("/oak") ? Duration.ofMinutes(5) : Duration.ZERO);
            var llm = "llm:\n  base-url: " + model.baseUrl() + "\n  model: small\n  timeout: PT28S\n";
            Files.writeString(config, Files.readString(config) + "crawl.deadline: PT30S\n" + llm);
            var session = assertTimeoutPreemptively(Duration.ofSeconds(10), () -> generate(slow.origin()));
            assertEquals(0, session.code(), session.error());
            assertTrue(session.error().contains("The run's time was up"), session.error());
        }
    }

    private Session generate(String url, String... more) {
        return Session.of(
                List.of("generate", url, "--out", folder.resolve("out").toString(), "--config", config.toString()),
                more);
    }

    private List<String> written() throws IOException {
        try (var files = Files.list(folder.resolve("out"))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
