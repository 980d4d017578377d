package dev.incipit.crawl;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.incipit.crawl.page.BotChallenge;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class FirstPageFailureTest {
    private static final WebUrl HOME = url("/");

    private static String told(CrawlOutcome outcome) {
        return assertInstanceOf(CrawlOutcome.Unreachable.class, outcome).reason();
    }

    private static String blocked(CrawlOutcome outcome) {
        return assertInstanceOf(CrawlOutcome.Blocked.class, outcome).reason();
    }

    private static String unread(String reason, String contentType) {
        var visit = new Visit(HOME, Visit.Result.DROPPED, reason, 0, Duration.ZERO);
        return told(FirstPageFailure.unread(visit, contentType));
    }

    @Test
    void aRefusalIsABlockByItsStatus() {
        assertEquals(
                "The site blocks access: its first page answers with status 403.",
                blocked(FirstPageFailure.of(new FetchOutcome.Refused(HOME, 403, Optional.empty()), false)));
    }

    @ParameterizedTest
    @CsvSource({
        "404, The site could not be read: its first page answers with status 404.",
        "304, The site could not be read: its first page answers with status 304.",
        "301, The site could not be reached: it redirects to an address that cannot be reached.",
        "308, The site could not be reached: it redirects to an address that cannot be reached."
    })
    void aStatusIsToldAndARedirectToNowhereIsOne(int status, String sentence) {
        assertEquals(sentence, told(FirstPageFailure.of(new FetchOutcome.Missing(HOME, status), false)));
    }

    @Test
    void anAddressThatIsNotPublicSoundsLikeANameThatDoesNotExist() {
        var unknown = new FetchOutcome.Unreachable(HOME, Cause.DNS, "unknown host");
        var guarded = new FetchOutcome.Guarded(HOME, "10.0.0.1 is private");
        assertEquals(
                "The site could not be reached: its name was not found.", told(FirstPageFailure.of(unknown, false)));
        assertEquals(FirstPageFailure.of(unknown, false), FirstPageFailure.of(guarded, false));
        assertEquals(FirstPageFailure.of(unknown, true), FirstPageFailure.of(guarded, true));
    }

    @ParameterizedTest
    @EnumSource(
            value = Cause.class,
            names = {"DNS", "NAME_SERVICE", "CONNECT"})
    void behindARedirectNothingTellsWhyNobodyAnswers(Cause cause) {
        assertEquals(
                "The site could not be reached: it redirects to an address that cannot be reached.",
                told(FirstPageFailure.of(new FetchOutcome.Unreachable(HOME, cause, "10.0.0.1 refused"), true)));
    }

    @ParameterizedTest
    @EnumSource(
            value = Cause.class,
            names = {"TLS", "CERTIFICATE", "TIMEOUT", "REDIRECTS", "PROTOCOL"})
    void whereSomebodyAnsweredItIsToldBehindARedirectToo(Cause cause) {
        assertEquals(
                "The site could not be reached: so it is.",
                told(FirstPageFailure.of(new FetchOutcome.Unreachable(HOME, cause, "so it is"), true)));
    }

    @Test
    void aPageTooLargeWasReached() {
        assertEquals(
                "The site could not be read: its first page is too large.",
                told(FirstPageFailure.of(new FetchOutcome.Unreachable(HOME, Cause.TOO_LARGE, "too large"), true)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "application/pdf              | application/pdf",
                "application/pdf; name=a.pdf  | application/pdf",
                "image/svg+xml                | image/svg+xml",
                "``                           | of no known type",
                "text/<script>                | another type",
                "text/größer                  | another type"
            })
    void onlyWhatLooksLikeAMediaTypeIsRepeated(String contentType, String shown) {
        assertEquals(
                "The site could not be read: its first page is not HTML but " + shown + ".",
                unread("not HTML", contentType));
    }

    @Test
    void aTypeOfMoreThanEightySignsIsNotRepeated() {
        assertEquals(
                "The site could not be read: its first page is not HTML but another type.",
                unread("not HTML", "x".repeat(81)));
        assertEquals(
                "The site could not be read: its first page is not HTML but " + "x".repeat(80) + ".",
                unread("not HTML", "x".repeat(80)));
    }

    @Test
    void anotherReasonIsToldAsItIsAndAChallengeIsABlock() {
        assertEquals("The site could not be read: its first page is too large.", unread("too large", "text/html"));
        var challenge = new Visit(HOME, Visit.Result.REFUSED, BotChallenge.REASON, 0, Duration.ZERO);
        assertEquals(
                "The site blocks access: its first page is a bot challenge.",
                blocked(FirstPageFailure.unread(challenge, "text/html")));
    }

    @Test
    void aLimitUnderASecondIsToldAsOne() {
        assertEquals(
                "The site is too slow: its first page did not come within 1 seconds.",
                told(FirstPageFailure.tooSlow(Duration.ofMillis(20))));
    }
}
