package dev.incipit.validate.probe;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.Answers;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.probe.FileLocator.Located;
import dev.incipit.validate.subject.FileDelivery.RobotsFinding;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SiteContextTest {
    private static final WebUrl FILE = url("https://example.org/llms.txt");
    private static final Fetched SERVED = Answers.found(FILE, "text/plain", "# T");
    private static final Located LOCATED = new Located(FILE, SERVED, List.of(FILE));

    @Test
    void aSurveyThatFailedKnowsNothingOfRobots() {
        var delivery = SiteContext.UNKNOWN.delivery(LOCATED, SERVED);
        assertEquals(RobotsFinding.UNAVAILABLE, delivery.robots());
        assertFalse(delivery.companionServed());
        assertFalse(delivery.pointedTo());
    }

    @Test
    void eachAnswerCountsForItself() {
        var robots = Answers.found(url("https://example.org/robots.txt"), "text/plain", "User-agent: *\nDisallow: /\n");
        var page = Answers.found(url("https://example.org/"), "text/html", "<link rel=describedby href=/llms.txt>");
        var companion = Answers.found(url("https://example.org/llms-full.txt"), "text/plain", "# T\n\nAll of it.");
        var delivery =
                new SiteContext(Optional.of(robots), Optional.of(companion), List.of(page)).delivery(LOCATED, SERVED);
        assertTrue(delivery.robots().everyone());
        assertTrue(delivery.companionServed());
        assertTrue(delivery.pointedTo());
    }
}
