package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.subject.FileDelivery.RobotsFinding;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table {@code ↵} stands for the end of a line. */
final class RobotsProbeTest {
    private static final WebUrl FILE = WebUrl.parse("https://a.net/llms.txt").orElseThrow();
    private static final WebUrl ROBOTS =
            WebUrl.parse("https://a.net/robots.txt").orElseThrow();

    private static RobotsFinding judged(int status, String text) {
        var body = text.replace("↵", "\n").getBytes(StandardCharsets.UTF_8);
        return RobotsProbe.judge(new Fetched(ROBOTS, status, Map.of(), body, false, List.of()), FILE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "User-agent: *↵Disallow: /                               | 6 | true  | 2",
                "User-agent: *↵Disallow: /llms                           | 6 | true  | 2",
                "User-agent: *↵Disallow: /a↵Disallow: /llms # no         | 6 | true  | 3",
                "User-agent: *↵Disallow: /↵Allow: /llms.txt              | 0 | false | 0",
                "User-agent: *↵Disallow:                                 | 0 | false | 0",
                "User-agent: GPTBot↵Disallow: /                          | 0 | false | 0",
                "User-agent: Claude-User↵User-agent: x↵Disallow: /       | 1 | false | 3",
                "User-agent: x↵Disallow: /↵User-agent: claude-user↵Disallow: / | 1 | false | 4",
                "User-agent: *↵Disallow: /↵↵User-agent: Claude-User↵Allow: /  | 5 | true | 2"
            })
    void itTellsWhoIsShutOutAndByWhichLine(String text, int shutOut, boolean everyone, int line) {
        var finding = judged(200, text);
        assertEquals(shutOut, finding.shutOut().size());
        assertEquals(everyone, finding.everyone());
        assertEquals(line, finding.line());
    }

    @Test
    void aServerErrorATimeoutAndARedirectThatIsNotFollowedCloseAll() {
        assertEquals(RobotsFinding.UNAVAILABLE, RobotsProbe.judge(new Missing(ROBOTS, 500), FILE));
        assertEquals(
                RobotsFinding.UNAVAILABLE,
                RobotsProbe.judge(new FetchOutcome.Refused(ROBOTS, 503, Optional.empty()), FILE));
        assertEquals(
                RobotsFinding.UNAVAILABLE,
                RobotsProbe.judge(new Unreachable(ROBOTS, Cause.TIMEOUT, "timed out"), FILE));
        assertEquals(RobotsFinding.UNAVAILABLE, judged(302, ""));
    }

    @Test
    void whatTheCrawlTakesForShutOrOpenIsSoHere() {
        assertEquals(
                RobotsFinding.UNAVAILABLE,
                RobotsProbe.judge(new Unreachable(ROBOTS, Cause.TOO_LARGE, "too large"), FILE));
        assertEquals(RobotsFinding.OPEN, RobotsProbe.judge(new Unreachable(ROBOTS, Cause.REDIRECTS, "a loop"), FILE));
        var body = "User-agent: *\nDisallow: /".getBytes(StandardCharsets.UTF_8);
        var hops = Collections.nCopies(6, new FetchOutcome.Redirect(ROBOTS, 302));
        assertEquals(
                RobotsFinding.OPEN, RobotsProbe.judge(new Fetched(ROBOTS, 200, Map.of(), body, false, hops), FILE));
    }

    @Test
    void whatIsNotThereClosesNothing() {
        assertEquals(RobotsFinding.OPEN, RobotsProbe.judge(new Missing(ROBOTS, 404), FILE));
        assertEquals(
                RobotsFinding.OPEN, RobotsProbe.judge(new FetchOutcome.Refused(ROBOTS, 403, Optional.empty()), FILE));
        assertEquals(RobotsFinding.OPEN, RobotsProbe.judge(new Unreachable(ROBOTS, Cause.CONNECT, "refused"), FILE));
    }
}
