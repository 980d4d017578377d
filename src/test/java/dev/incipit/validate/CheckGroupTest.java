package dev.incipit.validate;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.follower;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.Check.Status;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CheckGroupTest {
    @Test
    void whatFollowsACauseStandsWithItAndIsCounted() {
        var groups = CheckGroup.of(List.of(
                follower(Status.FAIL, "sections-present", Cause.LINKS),
                check(Status.PASS, "utf8", "Valid."),
                check(Status.WARNING, "context", "Add a paragraph."),
                check(Status.FAIL, "link-count", "0 links."),
                follower(Status.WARNING, "same-site", Cause.LINKS)));
        assertEquals(
                List.of("Add a paragraph.", "0 links. (and 2 checks that need links)"),
                groups.stream().map(CheckGroup::message).toList());
        assertEquals(3, groups.getLast().checks().count());
    }

    @Test
    void aGroupIsAsBadAsItsWorstCheck() {
        var groups = CheckGroup.of(List.of(
                check(Status.WARNING, "summary-present", "No summary."),
                follower(Status.FAIL, "summary-quality", Cause.SUMMARY)));
        assertEquals(Status.FAIL, groups.getFirst().status());
        assertEquals(
                "No summary. (and 1 check that needs a summary)",
                groups.getFirst().message());
    }

    @Test
    void aFollowerWithoutItsCauseStandsForItself() {
        var groups = CheckGroup.of(List.of(follower(Status.FAIL, "link-text", Cause.ITEMS)));
        assertEquals(
                List.of("See list-items."),
                groups.stream().map(CheckGroup::message).toList());
    }
}
