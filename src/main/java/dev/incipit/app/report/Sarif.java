package dev.incipit.app.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The part of the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0) that the program writes. */
record Sarif(@JsonProperty("$schema") String schema, String version, List<Run> runs) {
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    static Sarif of(Driver driver, Invocation invocation, List<Result> results) {
        var run = new Run(new Tool(driver), List.of(invocation), results, "utf16CodeUnits");
        return new Sarif(SCHEMA, "2.1.0", List.of(run));
    }

    /** §3.14. */
    record Run(Tool tool, List<Invocation> invocations, List<Result> results, String columnKind) {}

    /** §3.18. */
    record Tool(Driver driver) {}

    /** §3.19. */
    record Driver(String name, String version, String informationUri, List<Rule> rules) {}

    /** §3.49. */
    record Rule(
            String id,
            Message shortDescription,
            Message fullDescription,
            Help help,
            String helpUri,
            Configuration defaultConfiguration,
            Tags properties) {}

    /** §3.12: the same words as plain text and as Markdown. */
    record Help(String text, String markdown) {}

    /** §3.50. */
    record Configuration(String level) {}

    /** §3.8: where a served file was found. */
    record Address(String address) {}

    /** §3.8.2. */
    record Tags(List<String> tags) {}

    /** §3.20. */
    record Invocation(boolean executionSuccessful, List<Notification> toolExecutionNotifications) {}

    /** §3.58. */
    record Notification(String level, Message message) {}

    /** §3.11; for a rule §3.12, which has the same member. */
    record Message(String text) {}

    /** §3.27. */
    record Result(
            String ruleId,
            int ruleIndex,
            String level,
            Message message,
            List<Location> locations,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Address properties) {}

    /** §3.28. */
    record Location(PhysicalLocation physicalLocation) {
        /** A line, counted from 1, of an artifact. */
        static Location of(String uri, int line) {
            return new Location(new PhysicalLocation(new ArtifactLocation(uri), new Region(line)));
        }
    }

    /** §3.29. */
    record PhysicalLocation(ArtifactLocation artifactLocation, Region region) {}

    /** §3.4. */
    record ArtifactLocation(String uri) {}

    /** §3.30. */
    record Region(int startLine) {}
}
