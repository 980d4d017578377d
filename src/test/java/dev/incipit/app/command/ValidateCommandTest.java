package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ValidateCommandTest {
    private static final String GOOD = """
            # Wrenbox

            > Wrenbox is a small queue for tasks that must not be lost, kept in one file.

            **Instructions for LLM Agents:** start with the guide, and cite the reference.

            ## Docs

            - [Guide](https://wrenbox.org/guide.md): How a first queue is set up and read from
            - [Reference](https://wrenbox.org/reference.md): Every option of the queue and its default
            """;
    private static final String BAD = "# Wrenbox\n\n> A queue.\n\n### Docs 100%\n\n## Docs\n\n- none, at: all\n";

    private final ObjectMapper mapper = new ObjectMapper();

    @TempDir
    Path folder;

    private String good;
    private String bad;

    @BeforeEach
    void write() throws IOException {
        good = Files.writeString(folder.resolve("good, 100%: one.txt"), GOOD).toString();
        bad = Files.writeString(folder.resolve("bad.txt"), BAD).toString();
    }

    @Test
    void severalFilesEachGetATableInTheirOrder() {
        var session = Session.of("validate", "--no-links", good, bad);
        assertTrue(session.out().indexOf(good) < session.out().indexOf(bad), session.out());
        assertEquals(0, Session.of("validate", "--no-links", good).code());
        assertEquals(
                1,
                Session.of("validate", "--no-links", "--min-score", "100", good, bad)
                        .code());
    }

    @Test
    void oneOfSeveralThatCannotBeReadStopsNoOther() {
        var session =
                Session.of("validate", "--no-links", folder.resolve("nix.txt").toString(), good);
        assertEquals(3, session.code());
        assertTrue(session.error().contains("There is no file"), session.error());
        assertTrue(session.error().endsWith("Exit 3: 1 of 2 could not be read.\n"), session.error());
        assertTrue(session.out().contains(good), session.out());
    }

    @Test
    void aFolderIsSaidToBeOne() {
        var session = Session.of("validate", "--no-links", folder.toString());
        assertEquals(3, session.code());
        assertTrue(session.error().contains(folder + ": a folder, and no file."), session.error());
    }

    @Test
    void aBatchIsALineEachAndASummary() throws IOException {
        var list = list("# ours\n\n  " + good + "  \r\n" + bad + "\nno such host\n" + good + "\n");
        var session = Session.of("validate", "--no-links", "--batch", list);
        assertEquals(3, session.code());
        assertEquals(5, session.lines().size(), session.out());
        assertTrue(session.lines().get(0).matches("pass +structure 100 +readiness +\\d+ .*one\\.txt"), session.out());
        assertTrue(session.lines().get(1).contains("bad.txt"), session.out());
        assertTrue(session.lines().get(2).startsWith("unread"), session.out());
        assertTrue(session.lines().get(4).startsWith("3 subjects: 1 pass, "), session.out());
        assertTrue(session.lines().get(4).endsWith(", 1 not read"), session.out());
    }

    @Test
    void aBatchIsReadFromStandardInputToo() {
        var session = Session.with(good + "\n", "validate", "--no-links", "--batch", "-");
        assertEquals(0, session.code(), session.error());
        assertTrue(session.out().contains("1 subject: 1 pass, 0 warning, 0 fail"), session.out());
    }

    @Test
    void manyKeepTheirOrder() throws IOException {
        var text = new StringBuilder();
        for (int at : IntStream.range(0, 40).toArray()) {
            var file = Files.writeString(folder.resolve(at + ".txt"), GOOD + "- [x](https://x.org/)\n".repeat(40 - at));
            text.append(file).append('\n');
        }
        var session = Session.of("validate", "--no-links", "--batch", "--json", list(text.toString()));
        assertEquals(40, session.lines().size(), session.error());
        for (int at = 0; at < 40; at++) {
            assertTrue(json(session.lines().get(at)).get("subject").asText().endsWith("/" + at + ".txt"));
        }
    }

    @Test
    void jsonOfOneIsTheBodyOfTheApiAndOfSeveralALineEach() throws IOException {
        var one = json(Session.of("validate", "--no-links", "--json", good).out());
        assertEquals("content", one.get("mode").asText());
        assertFalse(one.has("subject"));
        var several = Session.of("validate", "--no-links", "--format", "json", good, bad, folder + "/nix.txt");
        assertEquals(3, several.lines().size());
        assertEquals(bad, json(several.lines().get(1)).get("subject").asText());
        assertTrue(json(several.lines().get(1)).get("checks").isArray());
        assertTrue(json(several.lines().get(2)).get("error").asText().startsWith("There is no file"));
    }

    @Test
    void noLineOfACheckGoesOverTheWire() throws IOException {
        var check = json(Session.of("validate", "--no-links", "--json", bad).out())
                .get("checks")
                .get(0);
        assertEquals(5, check.size());
    }

    @Test
    void annotationsNameFileAndLineAndEscapeWhatTheyQuote() {
        var session = Session.of("validate", "--no-links", "--format", "github", bad, good);
        var heading = session.lines().stream()
                .filter(line -> line.contains("incipit heading-levels"))
                .findFirst()
                .orElseThrow();
        assertTrue(heading.startsWith("::error file=" + bad + ",line=5,title=incipit heading-levels::\"Docs"), heading);
        assertTrue(heading.contains("Docs 100%25"), heading);
        assertTrue(session.lines().stream().allMatch(line -> line.startsWith("::") || line.startsWith("incipit: ")));
        session = Session.of("validate", "--no-links", "--format", "github", good);
        var warned = session.lines().stream()
                .filter(line -> line.contains("one.txt"))
                .findFirst()
                .orElseThrow();
        assertTrue(warned.contains("good%2C 100%25%3A one.txt,line="), warned);
    }

    @Test
    void sarifIsValidAgainstItsSchema() throws IOException {
        var session = Session.of(
                "validate", "--no-links", "--format", "sarif", bad, good, folder + "/nix.txt", "a b.invalid");
        var log = json(session.out());
        assertEquals(Set.of(), sarifFaults(log));
        var run = log.get("runs").get(0);
        assertFalse(run.get("invocations").get(0).get("executionSuccessful").asBoolean());
        var result = run.get("results").get(0);
        assertEquals(
                result.get("ruleId"),
                run.at("/tool/driver/rules")
                        .get(result.get("ruleIndex").asInt())
                        .get("id"));
        run.get("results").forEach(found -> {
            if (found.get("ruleId").asText().equals("heading-levels")) {
                assertEquals(
                        5,
                        found.at("/locations/0/physicalLocation/region/startLine")
                                .asInt());
            }
        });
    }

    @Test
    void aCheckThatIsNotWantedHasNoPart() throws IOException {
        assertEquals(1, Session.of("validate", "--no-links", bad).code());
        var only = Session.of("validate", "--no-links", "--only", "utf8,line-endings", bad);
        assertEquals(0, only.code(), only.out());
        assertTrue(only.error().contains("Exit 0: every check passes."), only.error());
        var json = json(Session.of("validate", "--no-links", "--json", "-i", "heading-levels", bad)
                .out());
        assertFalse(json.get("checks").findValuesAsText("id").contains("heading-levels"));
    }

    @Test
    void aCommentInTheFileTurnsChecksOffAndIsNamed() throws IOException {
        Files.writeString(Path.of(bad), BAD + "\n<!-- incipit: ignore heading-levels, list-items -->\n");
        var session = Session.of("validate", "--no-links", "--json", bad);
        var ids = json(session.out()).get("checks").findValuesAsText("id");
        assertFalse(ids.contains("heading-levels") || ids.contains("list-items"), ids.toString());
        assertTrue(
                session.error().contains("ignored by a comment in the file: heading-levels, list-items"),
                session.error());
    }

    @Test
    void fixingMendsTheFileBeforeItIsLinted() throws IOException {
        Files.writeString(Path.of(good), GOOD.replace("- [Guide]", "* [Guide]"));
        var session =
                Session.of("validate", "--no-links", "--fix", "--only", "bullet-marker", "--fail-on", "warning", good);
        assertEquals(0, session.code(), session.error());
        assertTrue(session.error().contains("one.txt: fixed bullet-marker\n"), session.error());
        assertEquals(GOOD, Files.readString(Path.of(good)));
        assertEquals(2, Session.of("validate", "--fix", "tides.example").code());
    }

    @Test
    void theFullFileOfAGlobIsNamedAndLeftOut() throws IOException {
        var full = Files.writeString(folder.resolve("llms-full.txt"), "x").toString();
        var session = Session.of("validate", "--no-links", good, full);
        assertEquals(0, session.code(), session.out());
        assertTrue(session.error().contains(full + ": not linted"), session.error());
        var alone = Session.of("validate", "--no-links", full);
        assertEquals(0, alone.code());
        assertTrue(alone.error().endsWith("Exit 0: there was nothing to lint.\n"), alone.error());
    }

    @Test
    void theSchemaRefusesWhatIsNoSarif() throws IOException {
        var log = Session.of("validate", "--no-links", "--format", "sarif", bad).out();
        assertFalse(sarifFaults(json(log.replace("\"startLine\":5", "\"startLine\":0")))
                .isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--format xml a.txt",
                "--json --format sarif a.txt",
                "--batch -",
                "--ignore nix a.txt",
                "--ignore not-empty a.txt",
                "--only utf8 --ignore utf8 a.txt",
                "--fail-on always a.txt"
            })
    void formatsThatDoNotExistAndEmptyListsAreBadUsage(String line) {
        var session = Session.of(("validate " + line).split(" "));
        assertEquals(2, session.code(), session.error());
        assertEquals("", session.out());
    }

    private Set<?> sarifFaults(JsonNode log) throws IOException {
        try (var schema = ValidateCommandTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7)
                    .getSchema(schema)
                    .validate(log);
        }
    }

    private String list(String text) throws IOException {
        return Files.writeString(folder.resolve("list"), text).toString();
    }

    private JsonNode json(String text) throws IOException {
        return mapper.readTree(text);
    }
}
