package dev.incipit.mcp.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ValidateToolTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"status":"pass","score":100,"readinessScore":90,"checks":[{"status":"pass"}]} | \
            Status pass: structure 100 of 100, agent readiness 90 of 100. Checks passed: 1 of 1. There is nothing to mend.
            {"status":"pass","score":1,"readinessScore":2,"health":"dead","targetUrl":"https://a.b/","checks":[]} | \
            Status pass: structure 1 of 100, agent readiness 2 of 100, health dead. File: https://a.b/. \
            Checks passed: 0 of 0. There is nothing to mend.
            {"status":"fail","score":1,"readinessScore":2,"health":null,"targetUrl":null,"checks":[]} | \
            Status fail: structure 1 of 100, agent readiness 2 of 100. Checks passed: 0 of 0. There is nothing to mend.
            """)
    void whatIsKnownIsSaid(String report, String text) throws JsonProcessingException {
        assertEquals(text, ValidateTool.text((ObjectNode) new ObjectMapper().readTree(report)));
    }

    @ParameterizedTest
    @CsvSource({"fail,'a\nb','- fail (x): a b'", "warning,c,'- warning (x): c'"})
    void eachFindingIsALine(String status, String message, String line) {
        var report = new ObjectMapper().createObjectNode();
        var check = report.putArray("checks").addObject();
        check.put("id", "x").put("status", status).put("message", message);
        assertEquals(line, ValidateTool.text(report).lines().skip(1).findFirst().orElseThrow());
        assertEquals(2, ValidateTool.text(report).lines().count());
    }
}
