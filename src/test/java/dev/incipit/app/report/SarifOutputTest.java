package dev.incipit.app.report;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.ofSite;
import static dev.incipit.validate.Reports.ofText;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidationReport;
import dev.incipit.validate.ValidationReport.Health;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SarifOutputTest {
    private static final String URI = "/locations/0/physicalLocation/artifactLocation/uri";
    private static final String LINE = "/locations/0/physicalLocation/region/startLine";

    private final PrintedTerminal printed = new PrintedTerminal();
    private final SarifOutput output =
            new SarifOutput(printed.terminal(), new RepositoryRoot(Path.of("").toAbsolutePath()));

    private void judged(String name, ValidationReport report) {
        output.add(new LintResult.Judged(new LintSubject(name), report));
    }

    private JsonNode run() throws JsonProcessingException {
        assertEquals("", printed.out(), "nothing is printed before the end");
        output.end();
        return new ObjectMapper().readTree(printed.out()).at("/runs/0");
    }

    @Test
    void aFindingPointsAtItsRuleAndItsPlace() throws JsonProcessingException {
        judged(
                "./my file.txt",
                ofText(
                        Status.FAIL,
                        60,
                        70,
                        check(Status.PASS, "utf8", "It is UTF-8."),
                        check(Status.FAIL, "links-alive", "One is dead.", 7),
                        check(Status.WARNING, "title-text", "It is long.")));
        var run = run();
        assertEquals(
                List.of("utf8", "links-alive", "title-text"),
                run.at("/tool/driver/rules").findValuesAsText("id"));
        assertEquals(2, run.at("/results").size());
        var dead = run.at("/results/0");
        assertEquals("error", dead.at("/level").asText());
        assertEquals(1, dead.at("/ruleIndex").asInt());
        assertEquals("my%20file.txt", dead.at(URI).asText());
        assertEquals(7, dead.at(LINE).asInt());
        var title = run.at("/results/1");
        assertEquals("warning", title.at("/level").asText());
        assertEquals(1, title.at(LINE).asInt());
        assertTrue(run.at("/invocations/0/executionSuccessful").asBoolean());
        assertTrue(title.at("/properties").isMissingNode());
    }

    @Test
    void aRuleExplainsItself() throws JsonProcessingException {
        judged("a.txt", ofText(Status.FAIL, 60, 70, check(Status.FAIL, "links-alive", "One is dead.", 7)));
        var driver = run().at("/tool/driver");
        assertEquals(ProjectAddress.HOME, driver.at("/informationUri").asText());
        var rule = driver.at("/rules/0");
        assertTrue(rule.at("/fullDescription/text").asText().startsWith("No link of the sample"), rule.toString());
        assertTrue(rule.at("/help/text").asText().contains("Source: "), rule.toString());
        assertTrue(rule.at("/help/markdown").asText().startsWith("## links-alive\n"), rule.toString());
        assertTrue(rule.at("/helpUri").asText().endsWith("/checks.md#links-alive"), rule.toString());
        assertEquals("error", rule.at("/defaultConfiguration/level").asText());
    }

    @Test
    void aRuleOfTwoSubjectsIsListedOnce() throws JsonProcessingException {
        var report = ofText(Status.FAIL, 60, 70, check(Status.FAIL, "links-alive", "One is dead."));
        judged("a.txt", report);
        judged("b.txt", report);
        var run = run();
        assertEquals(1, run.at("/tool/driver/rules").size());
        assertEquals(2, run.at("/results").size());
    }

    @Test
    void ofASiteThePlaceIsWhereItsFileWas() throws JsonProcessingException {
        var check = check(Status.FAIL, "links-alive", "One is dead.");
        var found = Optional.of("https://tides.example/docs/llms.txt");
        judged("tides.example", ofSite(found, Health.LIVE, Optional.empty(), check));
        judged("ebbs.example", ofSite(Optional.empty(), Health.DEAD, Optional.empty(), check));
        var run = run();
        assertEquals("docs/llms.txt", run.at("/results/0" + URI).asText());
        assertEquals(found.get(), run.at("/results/0/properties/address").asText());
        assertEquals("llms.txt", run.at("/results/1" + URI).asText());
        assertEquals(
                "https://ebbs.example", run.at("/results/1/properties/address").asText());
    }

    @Test
    void whatCouldNotBeReadMakesTheRunAFailedOne() throws JsonProcessingException {
        output.add(new LintResult.Unread(new LintSubject("a.txt"), "There is no such file."));
        var invocation = run().at("/invocations/0");
        assertFalse(invocation.at("/executionSuccessful").asBoolean());
        assertEquals(
                "a.txt: There is no such file.",
                invocation.at("/toolExecutionNotifications/0/message/text").asText());
    }
}
