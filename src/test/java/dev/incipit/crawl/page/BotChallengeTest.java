package dev.incipit.crawl.page;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BotChallengeTest {
    private static boolean marks(String markup, int words) {
        return BotChallenge.marks(Map.of(), markup.getBytes(StandardCharsets.UTF_8), words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<title>Just a moment...</title> | 40",
                "<title>Un momento</title><script>window._cf_chl_opt={}</script> | 50",
                "<script>a.src='/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=1'</script> | 30",
                "<title>Robot Check</title> | 110",
                "<title>Access Denied</title> | 20",
                "<title>Pardon Our Interruption</title> | 95",
                "<title>Making sure you&#39;re not a bot!</title> | 200",
                "<div id=px-captcha></div> | 35",
                "<script src=https://ct.captcha-delivery.com/c.js></script> | 9",
                "<iframe src='/_Incapsula_Resource?CWUDNSAI=1'></iframe> | 12",
                "<script>AwsWafIntegration.getToken()</script> | 0",
                "<title>Vercel Security Checkpoint</title> | 15"
            })
    void aSmallPageWithTheMarkOfAServiceAndLittleTextIsAChallenge(String markup, int words) {
        assertTrue(marks(markup, words), markup);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<script src=/cdn-cgi/challenge-platform/h/b/scripts/jsd/1/main.js></script> | 25",
                "<script src='/_Incapsula_Resource?SWJIYLWA=1'></script> | 60",
                "<script>AwsWafIntegration.saveReferrer()</script> | 90",
                "<title>Access denied</title> | 80",
                "<script src=https://js.captcha-delivery.com/tags.js></script> | 120",
                "<title>Just a moment...</title> | 300",
                "<title>Access denied: what it means</title> | 5",
                "<title>Welcome</title> | 0"
            })
    void aPageThatPassedHasATextOfItsOwn(String markup, int words) {
        assertFalse(marks(markup, words), markup);
    }

    @Test
    void aPageWithLinksOrOfSizeIsNone() {
        var mark = "<title>Just a moment...</title>";
        assertTrue(marks(mark + "<a href=/>x</a>".repeat(7), 10));
        assertFalse(marks(mark + "<a href=/>x</a>".repeat(8), 10));
        assertFalse(marks(mark + " ".repeat(130_000), 10));
    }

    @Test
    void theHeadAloneSaysIt() {
        assertTrue(BotChallenge.marks(Map.of("cf-mitigated", "challenge"), new byte[0], 500));
        assertTrue(BotChallenge.saysSo(Map.of("x-amzn-waf-action", "challenge")));
        assertFalse(BotChallenge.saysSo(Map.of("cf-mitigated", "no")));
    }
}
