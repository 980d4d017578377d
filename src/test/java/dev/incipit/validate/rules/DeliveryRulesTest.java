package dev.incipit.validate.rules;

import static dev.incipit.url.TestUrls.url;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.subject.FileDelivery;
import dev.incipit.validate.subject.FileDelivery.RobotsFinding;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.Linted;
import dev.incipit.validate.subject.RobotsProbe;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DeliveryRulesTest {
    private static final WebUrl FILE = url("https://www.a.net/llms.txt");

    private static LintContext served(FetchOutcome outcome, RobotsFinding robots, boolean pointedTo) {
        var delivery = new FileDelivery(FILE, outcome, List.of(FILE), robots, false, pointedTo);
        return new LintContext(Linted.file("# T\n"), Optional.of(delivery), Optional.empty());
    }

    private static LintContext served(FetchOutcome outcome) {
        return served(outcome, RobotsFinding.OPEN, false);
    }

    private static Fetched answer(String url, Map<String, String> headers, String... hops) {
        var redirects =
                List.of(hops).stream().map(hop -> new Redirect(url(hop), 301)).toList();
        return new Fetched(url(url), 200, headers, new byte[0], false, redirects);
    }

    private static LintContext withHeader(String name, String value) {
        return served(answer(FILE.toString(), value == null ? Map.of() : Map.of(name, value)));
    }

    @ParameterizedTest
    @CsvSource({"200, says \"not found\"", "302, leads nowhere", "404, no llms.txt there", "500, no llms.txt there"})
    void aFileThatIsMissingIsToldByItsStatus(int status, String words) {
        var finding = DeliveryRules.fileReachable(served(new FetchOutcome.Missing(FILE, status)));
        assertEquals("fail", verdict(finding));
        assertTrue(finding.message().contains("answered " + status), finding.message());
        assertTrue(finding.message().contains(words), finding.message());
    }

    @ParameterizedTest
    @CsvSource({"/llms.txt, Publish the file at /llms.txt", "/docs/llms.txt, Publish the file there"})
    void aFileThatIsMissingBelongsWhereItWasAskedFor(String path, String words) {
        var place = url("https://wrenbox.org" + path);
        var delivery = new FileDelivery(
                place, new FetchOutcome.Missing(place, 404), List.of(place), RobotsFinding.OPEN, false, false);
        var finding =
                DeliveryRules.fileReachable(new LintContext(Linted.file(""), Optional.of(delivery), Optional.empty()));
        assertTrue(finding.message().contains(words), finding.message());
    }

    @Test
    void anAddressThatIsNotPublicSoundsLikeANameThatDoesNotExist() {
        var guarded = DeliveryRules.fileReachable(served(new FetchOutcome.Guarded(FILE, "10.0.0.1 is private")));
        var unknown = DeliveryRules.fileReachable(
                served(new FetchOutcome.Unreachable(FILE, FetchOutcome.Cause.DNS, "name not found")));
        assertEquals(unknown, guarded);
        assertEquals("pass", verdict(DeliveryRules.fileReachable(served(answer(FILE.toString(), Map.of())))));
        assertEquals(
                "fail",
                verdict(DeliveryRules.fileReachable(served(new FetchOutcome.Refused(FILE, 403, Optional.empty())))));
    }

    @ParameterizedTest
    @CsvSource({
        "text/plain,                           pass",
        "text/plain; charset=UTF-8,            pass",
        "Text/Markdown;Charset=\"utf8\",       pass",
        "text/plain; charset=iso-8859-1,       warning",
        "text/csv; charset=utf-8,              warning",
        "application/octet-stream,             warning",
        ",                                     warning",
        "';',                                  warning",
        "text/html; charset=utf-8,             fail",
        "application/json,                     fail"
    })
    void theTypeIsPlainTextOrMarkdownInUtf8(String type, String verdict) {
        assertEquals(verdict, verdict(DeliveryRules.contentType(withHeader("content-type", type))));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, pass", "2, 0, pass", "3, 0, warning", "5, 0, warning", "6, 0, fail", "1, 1, warning"})
    void twoRedirectsOnOneDomainAreGood(int hops, int foreign, String verdict) {
        var left = new String[hops];
        for (int i = 0; i < hops; i++) {
            left[i] = i < foreign ? "https://b.net/" + i : "http://a.net/" + i;
        }
        assertEquals(verdict, verdict(DeliveryRules.redirects(served(answer(FILE.toString(), Map.of(), left)))));
    }

    @Test
    void robotsFailOnlyWhereEveryAgentIsShutOut() {
        assertEquals("pass", robots(RobotsFinding.OPEN));
        assertEquals("warning", robots(RobotsFinding.UNAVAILABLE));
        assertEquals("warning", robots(new RobotsFinding(RobotsProbe.AGENTS.subList(0, 1), false, false, 3)));
        assertEquals("fail", robots(new RobotsFinding(RobotsProbe.AGENTS, false, false, 3)));
        assertEquals("fail", robots(new RobotsFinding(List.of(), true, false, 0)));
    }

    private static String robots(RobotsFinding finding) {
        return verdict(DeliveryRules.robotsAllow(served(answer(FILE.toString(), Map.of()), finding, false)));
    }

    @ParameterizedTest
    @CsvSource({
        "https://a.net/llms.txt,          pass",
        "https://a.net/llms.txt?v=1,      pass",
        "https://docs.a.net/llms.txt,     warning",
        "https://a.net/docs/llms.txt,     warning"
    })
    void thePlaceIsTheHostWithOrWithoutWwwAndThePath(String found, String verdict) {
        assertEquals(verdict, verdict(DeliveryRules.location(served(answer(found, Map.of())))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cache-control | max-age=604800           | pass",
                "cache-control | max-age=604801           | warning",
                "cache-control | public, Max-Age=\"60\"   | pass",
                "cache-control | max-age=99999999999      | warning",
                "cache-control | max-age=0, immutable     | warning",
                "cache-control | max-age=soon             | warning",
                "cache-control | s-maxage=60              | warning",
                "etag          | \"x\"                    | pass",
                "last-modified | yesterday                | pass",
                "x-any         | thing                    | warning"
            })
    void anAgentCanTellWhetherItsCopyIsFresh(String name, String value, String verdict) {
        assertEquals(verdict, verdict(DeliveryRules.caching(withHeader(name, value))));
    }

    @Test
    void theFileIsServedOverHttpsAndAPagePointsToIt() {
        assertEquals("pass", verdict(DeliveryRules.https(served(answer("https://a.net/llms.txt", Map.of())))));
        assertEquals("fail", verdict(DeliveryRules.https(served(answer("http://a.net/llms.txt", Map.of())))));
        var file = answer(FILE.toString(), Map.of());
        assertEquals("pass", verdict(DeliveryRules.discoverable(served(file, RobotsFinding.OPEN, true))));
        assertEquals("warning", verdict(DeliveryRules.discoverable(served(file, RobotsFinding.OPEN, false))));
    }
}
