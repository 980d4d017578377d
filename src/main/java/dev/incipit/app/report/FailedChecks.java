package dev.incipit.app.report;

import dev.incipit.validate.Check;
import dev.incipit.validate.ValidationReport;
import java.util.List;
import java.util.stream.Collectors;

/** The ids of the checks that failed in a report, each for those that failed because of it. */
public record FailedChecks(List<String> ids) {
    private static final int NAMED_MAX = 3;

    public static FailedChecks of(ValidationReport report) {
        return new FailedChecks(report.groups().stream()
                .filter(group -> group.status() == Check.Status.FAIL)
                .map(group -> group.check().id())
                .toList());
    }

    /** The first three and the number of the others: "a, b, c and 2 more"; empty if none failed. */
    public String inShort() {
        int more = ids.size() - NAMED_MAX;
        return ids.stream().limit(NAMED_MAX).collect(Collectors.joining(", "))
                + (more > 0 ? " and " + more + " more" : "");
    }
}
