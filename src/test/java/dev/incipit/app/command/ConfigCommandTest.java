package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.app.settings.Setting;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code incipit config}: what counts, who said so, and nothing secret. */
final class ConfigCommandTest {
    @TempDir
    Path folder;

    @Test
    void eachSettingIsShownWithItsValueAndItsSource() throws IOException {
        var file = write("crawl:\n  max-pages: 7\n");
        var shown = json(file);
        assertEquals("7", shown.get("crawl.max-pages").get("value").asText());
        assertEquals("file", shown.get("crawl.max-pages").get("from").asText());
        assertEquals(file.toString(), shown.get("crawl.max-pages").get("where").asText());
        assertEquals("10 MiB", shown.get("fetch.max-bytes").get("value").asText());
        assertEquals(
                "80, 443, 8080, 8443",
                shown.get("fetch.allowed-ports").get("value").asText());
        assertEquals("PT2M", shown.get("crawl.deadline").get("value").asText());
        assertEquals("default", shown.get("crawl.deadline").get("from").asText());
        assertTrue(shown.get("crawl.deadline").get("where").isNull());
    }

    @Test
    void thePasswordOfAProxyIsHidden() throws IOException {
        var proxy =
                json(write("fetch:\n  proxy: http://user:hush@proxy:3128\n")).get("fetch.proxy");
        assertEquals("http://user:********@proxy:3128", proxy.get("value").asText());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Incipit/1.0 (+https://incipit.example; mailto:crawl@incipit.example)",
                "jdbc:postgresql://db:5432/incipit?ApplicationName=a@b",
                "jdbc:postgresql://db:5432,other:5432/incipit?ApplicationName=a@b",
                "jdbc:h2:file:./data/incipit"
            })
    void whatIsNoPasswordIsShown(String value) {
        assertEquals(value, new Setting("any", value, Setting.Source.FILE, false).shown());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://me:hush@db:5432/incipit?sslmode=require",
                "http://me:12hush@proxy:3128",
                "http://me:12345/hush@proxy:3128"
            })
    void aPasswordInAnAddressIsNot(String value) {
        var shown = new Setting("any", value, Setting.Source.FILE, false).shown();
        assertTrue(shown.contains("//me:********@") && !shown.contains("hush"), shown);
    }

    @Test
    void whatIsLeftToTheProgramIsShownAsItChose() throws IOException {
        var runs = json(write("server:\n  max-runs: 0\n")).get("server.max-runs");
        assertEquals("file", runs.get("from").asText());
        assertTrue(runs.get("value").asInt() >= 2, runs.toString());
    }

    @Test
    void theNearestSourceIsNamed() throws IOException {
        var file = Optional.of(write("crawl:\n  max-pages: 7\n"));
        System.setProperty("crawl.max-pages", "9");
        try {
            var line = Session.of("config", "--config", file.get().toString()).lines().stream()
                    .filter(row -> row.startsWith("crawl.max-pages "))
                    .findFirst()
                    .orElseThrow();
            assertEquals(List.of("crawl.max-pages", "9", "-Dcrawl.max-pages"), List.of(line.split(" +")));
        } finally {
            System.clearProperty("crawl.max-pages");
        }
    }

    @Test
    void secretsAreHiddenWhereverTheyStand() throws IOException {
        var file = write("""
                store:
                  url: "jdbc:postgresql://db/incipit?user=incipit&password=hush&sslmode=require"
                  password: hush
                llm:
                  base-url: "https://llm.example/v1"
                  model: any
                  api-key: hush
                otel:
                  endpoint: "http://me:hush@collector:4318"
                """);
        for (var format : List.of(List.<String>of(), List.of("--json"))) {
            var arguments = new ArrayList<>(List.of("config", "--config", file.toString()));
            arguments.addAll(format);
            var session = Session.of(arguments.toArray(String[]::new));
            assertEquals(0, session.code(), session.error());
            assertFalse(session.out().contains("hush"), session.out());
            assertTrue(session.out().contains("sslmode=require"), session.out());
            assertTrue(session.out().contains("llm.example"), session.out());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://user:hu/sh@proxy:3128",
                "http://user:h@hush@proxy:3128",
                "http://us/er:hush@proxy:3128",
                "http://user:h?hush@proxy:3128",
                "http://user:h#hush@proxy:3128"
            })
    void aPasswordThatBreaksItsAddressIsNotInTheFaultEither(String proxy) throws IOException {
        var file = write("fetch:\n  proxy: \"" + proxy + "\"\n");
        var session = Session.of("config", "--config", file.toString());
        assertEquals(2, session.code());
        assertTrue(session.error().contains("fetch.proxy"), session.error());
        assertFalse(session.error().contains("sh@"), session.error());
        assertFalse(session.error().contains("hush"), session.error());
    }

    @Test
    void anAbsentSecretIsSeenToBeAbsent() throws IOException {
        assertEquals("", json(write("{}\n")).get("llm.api-key").get("value").asText());
    }

    @Test
    void faultsAreSaidAllAtOnceAndNothingIsShown() throws IOException {
        var session = Session.of(
                "config",
                "--config",
                write("crawl:\n  max-pages: x\n  colour: blue\n").toString());
        assertEquals(2, session.code());
        assertTrue(session.error().contains("crawl.max-pages"), session.error());
        assertTrue(session.error().contains("crawl.colour"), session.error());
        assertEquals("", session.out());
    }

    private static Map<String, JsonNode> json(Path file) throws IOException {
        var session = Session.of("config", "--json", "--config", file.toString());
        assertEquals(0, session.code(), session.error());
        var byName = new TreeMap<String, JsonNode>();
        new ObjectMapper()
                .readTree(session.out())
                .get("settings")
                .forEach(setting -> byName.put(setting.get("name").asText(), setting));
        return byName;
    }

    private Path write(String yaml) throws IOException {
        return Files.writeString(folder.resolve("settings.yaml"), yaml);
    }
}
