package dev.incipit.app.report;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.ofSite;
import static dev.incipit.validate.Reports.ofText;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidationReport.Health;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class GitlabQualityTest {
    /** The report format of docs.gitlab.com, "Code Quality", in the words of a schema: members and severities. */
    private static final String SCHEMA = """
            {"type": "array", "items": {"type": "object", "additionalProperties": false,
              "required": ["description", "check_name", "fingerprint", "severity", "location"],
              "properties": {
                "description": {"type": "string", "minLength": 1},
                "check_name": {"type": "string", "minLength": 1},
                "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
                "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
                "location": {"type": "object", "required": ["path", "lines"], "properties": {
                  "path": {"type": "string", "not": {"pattern": "^\\\\./"}},
                  "lines": {"type": "object", "required": ["begin"],
                    "properties": {"begin": {"type": "integer", "minimum": 1}}}}}}}}
            """;

    private final PrintedTerminal printed = new PrintedTerminal();
    private final GitlabQuality output =
            new GitlabQuality(printed.terminal(), new RepositoryRoot(Path.of("").toAbsolutePath()));

    private JsonNode issues() throws JsonProcessingException {
        output.end();
        var issues = new ObjectMapper().readTree(printed.out());
        assertEquals(
                Set.of(),
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7)
                        .getSchema(SCHEMA)
                        .validate(issues));
        return issues;
    }

    @Test
    void aFindingHasItsPlaceAndASeverity() throws JsonProcessingException {
        output.add(new LintResult.Judged(
                new LintSubject("./docs/llms.txt"),
                ofText(
                        Status.FAIL,
                        60,
                        70,
                        check(Status.WARNING, "title-text", "Line 1: it is long.", 1),
                        check(Status.PASS, "utf8", "Clean."),
                        check(Status.FAIL, "links-alive", "Line 7: one is dead.", 7))));
        var issues = issues();
        assertEquals(2, issues.size());
        assertEquals("one is dead.", issues.at("/0/description").asText());
        assertEquals("major", issues.at("/0/severity").asText());
        assertEquals("docs/llms.txt", issues.at("/0/location/path").asText());
        assertEquals(7, issues.at("/0/location/lines/begin").asInt());
        assertEquals("minor", issues.at("/1/severity").asText());
    }

    @Test
    void aFingerprintSurvivesTheMoveOfALineAndTellsSubjectsApart() throws JsonProcessingException {
        for (var line : new int[] {7, 9}) {
            output.add(new LintResult.Judged(
                    new LintSubject(line + ".txt"),
                    ofText(Status.FAIL, 60, 70, check(Status.FAIL, "links-alive", "Dead.", line))));
        }
        var first = issues().at("/0/fingerprint").asText();
        var again = new PrintedTerminal();
        var moved = new GitlabQuality(
                again.terminal(), new RepositoryRoot(Path.of("").toAbsolutePath()));
        moved.add(new LintResult.Judged(
                new LintSubject("7.txt"), ofText(Status.FAIL, 60, 70, check(Status.FAIL, "links-alive", "Dead!", 70))));
        moved.end();
        assertEquals(
                first,
                new ObjectMapper().readTree(again.out()).at("/0/fingerprint").asText());
        assertNotEquals(
                first,
                new ObjectMapper().readTree(printed.out()).at("/1/fingerprint").asText());
    }

    @Test
    void whatCouldNotBeReadBlocks() throws JsonProcessingException {
        output.add(new LintResult.Unread(new LintSubject("./a.txt"), "There is no such file."));
        var issues = issues();
        assertEquals("blocker", issues.at("/0/severity").asText());
        assertEquals("a.txt", issues.at("/0/location/path").asText());
    }

    @Test
    void twoSitesHaveOnePathAndTwoFingerprints() throws JsonProcessingException {
        var prints = new HashSet<String>();
        for (var host : new String[] {"tides.example", "ebbs.example"}) {
            output.add(new LintResult.Judged(
                    new LintSubject(host),
                    ofSite(
                            Optional.empty(),
                            Health.DEAD,
                            Optional.empty(),
                            check(Status.FAIL, "file-reachable", "404"))));
        }
        issues().forEach(issue -> prints.add(issue.at("/fingerprint").asText()));
        assertEquals(2, prints.size());
    }

    @Test
    void nothingFoundIsAnEmptyList() throws JsonProcessingException {
        assertEquals(0, issues().size());
    }
}
